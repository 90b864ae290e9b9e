/// The version of StatusQuo, as findings name it.
public let toolVersion = "0.1.0"
