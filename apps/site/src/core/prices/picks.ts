/** What the visitor tapped: the slip asks the server for the rest. */
export type Pick = { eventId: number; handle: string; value: number }

/**
 * The door between the odds cells and the slip: cells report taps, the slip says what a tap does. Before the
 * slip's code is here the taps wait, at most the newest one.
 */
export type Picks = {
  report: (pick: Pick) => void
  onPick: (handler: (pick: Pick) => void) => () => void
}

export function createPicks(): Picks {
  let handler: ((pick: Pick) => void) | undefined
  let waiting: Pick | undefined
  return {
    report: (pick) => {
      if (handler === undefined) waiting = pick
      else handler(pick)
    },
    onPick: (next) => {
      handler = next
      if (waiting !== undefined) next(waiting)
      waiting = undefined
      return () => {
        if (handler === next) handler = undefined
      }
    },
  }
}
