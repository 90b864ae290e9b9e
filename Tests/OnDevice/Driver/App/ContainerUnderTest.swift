import StatusQuoDriver

/// The container that the driver plays; `CONTAINER=FILE Tests/OnDevice/play` compiles a file with another one in place of
/// this, and with the code of the container.
@MainActor let containerUnderTest: DrivenContainer? = nil
