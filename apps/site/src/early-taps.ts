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
    earlyTaps?: { taps: Tap[]; held: HTMLButtonElement | null; stop: () => void } | undefined
  }
}

/** By which an element is found again where the page was drawn anew: rows and cards, else a part of the frame. */
const PARTS = '[data-anchor], nav, aside, main, header:not(main *, aside *)'
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
  return {
    stop: () => early?.stop(),
    replay: () => {
      // Read before the first of them changes the page.
      const spots = taps.map(({ element }) => findAgain(element))
      for (const [index, tap] of taps.entries()) {
        const found = spots[index]
        if (found?.type !== tap.element.type) continue
        delete found.dataset.tapped
        repeat(found, tap)
      }
      const { held } = early ?? {}
      if (held && !held.isConnected) endPress(findAgain(held))
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

/** A browser makes no click of a press that began on what is gone. */
function endPress(element: Tapped | undefined): void {
  const end = ({ target }: Event) => {
    if (element?.contains(target as Node)) element.click()
  }
  addEventListener('pointerup', end, { capture: true, once: true })
}

/** The same element; or, of a page that was drawn anew, the one in its place. */
function findAgain(element: Tapped): Tapped | undefined {
  if (element.isConnected) return element
  const before = element.closest<HTMLElement>(PARTS)
  const now = before && document.querySelector(selectorOf(before))
  if (!before || !now) return undefined
  const [old, drawn] = [listTapped(before), listTapped(now)]
  const position = old.indexOf(element)
  // A price may have moved, its cell has not.
  if (before.dataset.anchor !== undefined) return drawn[position]
  const isNamesake = (one: Tapped) => nameOf(one) === nameOf(element)
  const nth = old.filter(isNamesake).indexOf(element)
  return drawn.filter(isNamesake)[nth] ?? (drawn.length === old.length ? drawn[position] : undefined)
}

const listTapped = (part: Element) => [...part.querySelectorAll<Tapped>(TAPPED)]

function selectorOf({ dataset, localName, ariaLabel }: HTMLElement): string {
  if (dataset.anchor !== undefined) return `[data-anchor="${CSS.escape(dataset.anchor)}"]`
  return ariaLabel === null ? localName : `${localName}[aria-label="${CSS.escape(ariaLabel)}"]`
}

const nameOf = ({ ariaLabel, name, value, textContent }: Tapped) =>
  ariaLabel ?? `${name} ${value} ${textContent}`
