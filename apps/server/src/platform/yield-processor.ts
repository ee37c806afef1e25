import { setPriority } from 'node:os'

/** Of a thread whose work can wait: a quarter of a processor that somebody else wants too. */
const NICENESS = 5

/** The thread that calls this leaves the processors to the others when there are too few. Linux alone tells threads apart. */
export function yieldProcessor(niceness = NICENESS): void {
  if (process.platform === 'linux') setPriority(niceness)
}
