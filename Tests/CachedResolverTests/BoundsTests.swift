#if compiler(>=6.2) && (os(Linux) || os(macOS))
  import StatusQuoAppearanceModel
  import StatusQuoCatalog
  import StatusQuoScenarioBuilder
  import Testing

  import StatusQuoCachedResolver

  /// True if `assert` is compiled into this build.
  private let asserts: Bool = {
    var checks = false
    assert(
      {
        checks = true
        return true
      }())
    return checks
  }()

  /// Columns are optimized in debug builds, too, with their checks.
  @Suite struct BoundsTests {
    /// Its only controller takes row 0.
    private static var resolver: CachedResolver {
      CachedResolver(Scenario(iOS: 18) { detached { plain("A") } })
    }

    @Test func `a controller in its column is read and written`() {
      var resolver = Self.resolver
      #expect(!resolver.held(by: ControllerID(row: 0)).isDark)
      resolver.restyle(ControllerID(row: 0))
    }

    @Test(.enabled(if: asserts, "a release build checks stores only"))
    func `a load out of bounds ends the process`() async {
      await #expect(processExitsWith: .failure) {
        _ = Self.resolver.held(by: ControllerID(row: 1))
      }
    }

    @Test func `a store out of bounds ends the process`() async {
      await #expect(processExitsWith: .failure) {
        var resolver = Self.resolver
        resolver.arena.flags[ControllerID(row: 1)] = []
      }
    }
  }
#endif
