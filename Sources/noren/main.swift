print("noren")
