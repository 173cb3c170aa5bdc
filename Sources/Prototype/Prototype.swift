// Prototype
