/// Which scenarios a seed, or a number of a small scenario, stands for. It is raised whenever one
/// stands for another scenario than before: what was played then can't be continued or joined.
public let generatorVersion = 3
