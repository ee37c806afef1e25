/** Tells the other tabs of the browser that one of them is placing, for as long as that tab is there. */
export interface PressLock {
  /** Until the returned function is called, or the tab is closed. */
  hold: () => () => void
  isHeld: () => Promise<boolean>
}

const NAME = 'xezer.press'

/** The browser lets go of a lock with its tab, a crashed one too. Without locks nobody knows: it counts as held. */
export function createPressLock(): PressLock {
  // Browsers give them to secure pages alone.
  const locks = (navigator as Partial<Navigator>).locks
  return {
    hold: () => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      void locks?.request(NAME, { mode: 'shared' }, () => held).catch(() => {})
      return release
    },
    isHeld: async () => {
      const known = await locks?.query().catch(() => undefined)
      return known === undefined || known.held?.some(({ name }) => name === NAME) === true
    },
  }
}
