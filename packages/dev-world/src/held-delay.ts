import { nodeMachine } from '@xezer/server/platform/node-machine'
import type { Timers } from '@xezer/std/timers'

/** The real timers, of which a test can hold one delay: what comes to pass while it runs needs no particular speed. */
interface HeldDelay {
  readonly timers: Timers
  /** Waits until the delay of each answer runs, or it is there without one; lets `change` happen; ends the delays. */
  during<Answers extends readonly Promise<unknown>[]>(
    change: () => Promise<void>,
    ...answers: Answers
  ): Promise<{ -readonly [Place in keyof Answers]: Awaited<Answers[Place]> }>
}

/** `delayMs` tells the delay from other sleeps of the same server. */
export function createHeldDelay(delayMs: number): HeldDelay {
  const { timers } = nodeMachine
  let held: (() => void)[] | null = null
  const sleep = (askedMs: number): Promise<void> => {
    const sleeping = askedMs === delayMs ? held : null
    return sleeping === null ? timers.sleep(askedMs) : new Promise((wake) => sleeping.push(wake))
  }
  return {
    timers: { ...timers, sleep },
    async during(change, ...answers) {
      const sleeping: (() => void)[] = []
      held = sleeping
      let answered = 0
      const note = () => {
        answered += 1
      }
      for (const answer of answers) void answer.then(note, note)
      try {
        while (sleeping.length + answered < answers.length) await timers.sleep(1)
        await change()
      } finally {
        held = null
        for (const wake of sleeping) wake()
      }
      return Promise.all(answers)
    },
  }
}
