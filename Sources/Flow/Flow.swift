// Flow
