/** Draws one frame; true while it wants another. `now` and `sinceLast` in milliseconds. */
export type Draw = (nowMs: number, sinceLastMs: number) => boolean

/** A loop that sleeps when nothing moves or nobody looks. */
export interface FrameLoop {
  /** Draws from the next frame on, until `draw` says false or the returned function is called. */
  run(draw: Draw): () => void
  /** Calls `step` with 0 … 1 over the time, the last time with exactly 1; resolves then. An aborted signal jumps to 1. */
  tween(lengthMs: number, step: (share: number) => void, signal?: AbortSignal): Promise<void>
  wait(lengthMs: number, signal?: AbortSignal): Promise<void>
  /** Called when frames have been slow for a second: the 90th percentile over 20 ms. */
  onSlow(run: () => void): void
}

const SLOW_MS = 20
const WATCHED_FRAMES = 60
/** A tab that comes back must not jump over what it shows. */
const STEP_MS_MAX = 100

export interface FrameMachine {
  request(run: (nowMs: number) => void): number
  cancel(handle: number): void
  /** Of the same clock as the moments of frames. */
  passed(): number
}

export function createFrameLoop(machine: FrameMachine): FrameLoop {
  const running = new Set<Draw>()
  const slow = new Set<() => void>()
  const watch = createWatch(() => {
    for (const run of slow) run()
  })
  let handle: number | null = null
  let lastMs = 0

  function frame(nowMs: number): void {
    handle = null
    const since = Math.min(Math.max(nowMs - lastMs, 0), STEP_MS_MAX)
    watch(nowMs - lastMs)
    lastMs = nowMs
    for (const one of [...running]) if (running.has(one) && !one(nowMs, since)) running.delete(one)
    wake()
  }
  function wake(): void {
    if (running.size > 0 && handle === null) handle = machine.request(frame)
  }
  function run(one: Draw): () => void {
    if (running.size === 0) lastMs = machine.passed()
    running.add(one)
    wake()
    return () => {
      running.delete(one)
      if (running.size > 0 || handle === null) return
      machine.cancel(handle)
      handle = null
    }
  }
  const tween: FrameLoop['tween'] = (lengthMs, step, signal) =>
    new Promise((resolve) => {
      if (lengthMs <= 0 || signal?.aborted === true) {
        step(1)
        resolve()
        return
      }
      let passedMs = 0
      run((_, since) => {
        passedMs += since
        const share = signal?.aborted === true ? 1 : Math.min(passedMs / lengthMs, 1)
        step(share)
        if (share === 1) resolve()
        return share < 1
      })
    })
  return {
    run,
    tween,
    wait: (lengthMs, signal) => tween(lengthMs, () => {}, signal),
    onSlow: (one) => void slow.add(one),
  }
}

/** Tells once a second of frames whether they were slow. */
function createWatch(tell: () => void): (lengthMs: number) => void {
  let lengths: number[] = []
  return (lengthMs) => {
    lengths.push(lengthMs)
    if (lengths.length < WATCHED_FRAMES) return
    const sorted = lengths.sort((left, right) => left - right)
    lengths = []
    if ((sorted[Math.floor(WATCHED_FRAMES * 0.9)] ?? 0) > SLOW_MS) tell()
  }
}

export const easeOut = (share: number) => 1 - (1 - share) ** 3
