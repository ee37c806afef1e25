/** A button, or a field with what was chosen in it. */
type Tapped = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

interface Tap {
  element: Tapped
  value: string
  /** Of what is on or off alone. */
  isOn: boolean | undefined
}

declare global {
  interface Window {
    /** What was pressed and chosen before this script was here, as `boot.js` noted it. */
    earlyTaps?: { taps: Tap[]; stop: () => void } | undefined
  }
}

/** Rows and cards, by which an element is found again where the page was drawn anew. */
const ANCHOR = '[data-anchor]'
const TAPPED = 'button, input, select'

export interface EarlyTaps {
  /** Whoever draws from now on hears of presses itself. */
  stop: () => void
  /** Does what was pressed and chosen, in its order. */
  replay: () => void
}

export function takeEarlyTaps(): EarlyTaps {
  const early = window.earlyTaps
  window.earlyTaps = undefined
  const taps = early?.taps ?? []
  // Read while they stand: a page that is drawn anew takes them away.
  const findAgain = () => taps.map((tap) => ({ tap, spot: readSpot(tap.element) }))
  let spots: ReturnType<typeof findAgain> = []
  return {
    stop: () => {
      early?.stop()
      spots = findAgain()
    },
    replay: () => {
      for (const { tap, spot } of spots) {
        const found = tap.element.isConnected ? tap.element : findAt(spot)
        if (found?.type !== tap.element.type) continue
        delete found.dataset.tapped
        repeat(found, tap)
      }
    },
  }
}

/** As a hand would: whoever listens hears of it. */
function repeat(element: Tapped, { value, isOn }: Tap): void {
  if (element instanceof HTMLSelectElement) {
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (element instanceof HTMLInputElement) element.checked = !isOn
  element.click()
}

interface Spot {
  anchor: string
  position: number
}

function readSpot(element: Tapped): Spot | undefined {
  const part = element.closest<HTMLElement>(ANCHOR)
  if (part === null) return undefined
  return {
    anchor: part.dataset.anchor ?? '',
    position: [...part.querySelectorAll(TAPPED)].indexOf(element),
  }
}

function findAt(spot: Spot | undefined): Tapped | undefined {
  if (spot === undefined) return undefined
  const part = document.querySelector(`[data-anchor="${CSS.escape(spot.anchor)}"]`)
  return part?.querySelectorAll<Tapped>(TAPPED)[spot.position]
}
