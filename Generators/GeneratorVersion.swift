/// The version of the map from a seed, or a small scenario's number, to a scenario. It is raised
/// with every change of that map: runs of another version can't be continued or joined.
package let generatorVersion = 19
