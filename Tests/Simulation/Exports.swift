// The scheduler is a module of its own, because the tests of single modules also use it.
@_exported import Scheduling
