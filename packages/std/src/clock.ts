/** Time as an argument: the core never asks the machine what time it is. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. It may be set back or forward while the program runs. */
  nowMs(): number
}

/** For durations and silences: whatever happens to the wall clock, it never goes back. */
export interface SteadyClock {
  /** Milliseconds since some instant of this process; only differences mean anything. */
  steadyMs(): number
}
