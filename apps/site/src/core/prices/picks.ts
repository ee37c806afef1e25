/** What the visitor tapped: the slip asks the server for the rest. */
export interface Pick {
  eventId: number
  handle: string
  value: number
}

/** The door between the odds cells and the slip: cells report taps, the slip says what a tap does. */
export interface Picks {
  report: (pick: Pick) => void
  onPick: (handler: (pick: Pick) => void) => void
}

export function createPicks(): Picks {
  let handle = (_pick: Pick) => {}
  return {
    report: (pick) => handle(pick),
    onPick: (next) => {
      handle = next
    },
  }
}
