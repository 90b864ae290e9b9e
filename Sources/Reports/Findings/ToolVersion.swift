/// The version of StatusQuo, as findings name it.
package let toolVersion = "0.1.0"
