/** Time as an argument: the core never asks the machine what time it is. */
export interface Clock {
  /** Milliseconds since the Unix epoch, UTC. */
  nowMs(): number
}
