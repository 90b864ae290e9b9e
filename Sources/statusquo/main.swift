print("statusquo")
