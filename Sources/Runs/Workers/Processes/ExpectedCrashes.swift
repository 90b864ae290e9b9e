import Foundation

/// Prepares a process that is expected to crash repeatedly: an image of its memory, or the report
/// that macOS makes of each crash, would take longer than playing.
func expectCrashes() {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  #else
    setrlimit(RLIMIT_CORE, &none)
  #endif
  #if os(macOS)
    // Crashes are reported to this port; without one the process just ends by its signal.
    task_set_exception_ports(
      mach_task_self_, exception_mask_t(1 << EXC_CRASH), mach_port_t(MACH_PORT_NULL),
      exception_behavior_t(EXCEPTION_DEFAULT), THREAD_STATE_NONE)
  #endif
}
