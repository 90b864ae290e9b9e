// Tests write scenarios: what they are written with has short names, and comes with this module only.
@_exported public import StatusQuoScenarioBuilder

// What a container does not promise is named by tests.
@_exported public import enum StatusQuoGenerators.ContainerPromise
