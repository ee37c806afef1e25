/** A timer as an argument: tests give their own. Returns what cancels it. */
export type SetTimer = (run: () => void, delayMs: number) => () => void

export const setTimer: SetTimer = (run, delayMs) => {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
