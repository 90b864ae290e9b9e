// The modules behind one `import StatusQuo`: values, models, documents, generated scenarios, and
// comparing. None of them starts a process.
@_exported public import StatusQuoAppearanceModel
@_exported public import StatusQuoCachedResolver
@_exported public import StatusQuoCatalog
@_exported public import StatusQuoDiagnosing
@_exported public import StatusQuoGenerators
@_exported public import StatusQuoHarness
@_exported public import StatusQuoReferenceModel
@_exported public import StatusQuoRunning
@_exported public import StatusQuoScenarioFiles
