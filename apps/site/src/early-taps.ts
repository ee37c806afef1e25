type Field = HTMLInputElement | HTMLSelectElement

/** What was chosen in a field of the drawn page. */
interface Choice {
  field: Field
  value: string
  isOn: boolean
}

declare global {
  interface Window {
    /** What was pressed and chosen before this script was here, as `boot.js` noted it. */
    earlyTaps?: { buttons: HTMLElement[]; choices: Choice[]; stop: () => void } | undefined
  }
}

/** Rows and cards, by which a button is found again where the page was drawn anew. */
const ANCHOR = '[data-anchor]'

export interface EarlyTaps {
  /** Whoever draws from now on hears of presses itself. */
  stop: () => void
  /** Does what was pressed, in its order. */
  replay: () => void
}

export function takeEarlyTaps(): EarlyTaps {
  const early = window.earlyTaps
  window.earlyTaps = undefined
  const pressed = early?.buttons ?? []
  // Read while they stand: a page that is drawn anew takes them away.
  const findAgain = () => pressed.map((button) => ({ button, spot: readSpot(button) }))
  let spots: ReturnType<typeof findAgain> = []
  const chosen = early?.choices ?? []
  let places: number[] = []
  return {
    stop: () => {
      early?.stop()
      spots = findAgain()
      places = chosen.map(({ field }) => fieldsOf(field.closest('main')).indexOf(field))
    },
    replay: () => {
      for (const [at, choice] of chosen.entries()) {
        const field = choice.field.isConnected
          ? choice.field
          : fieldsOf(document.querySelector('main'))[places[at] ?? -1]
        if (field?.type === choice.field.type) choose(field, choice)
      }
      for (const { button, spot } of spots) {
        const found = button.isConnected ? button : findAt(spot)
        if (found === undefined) continue
        delete found.dataset.tapped
        found.click()
      }
    },
  }
}

interface Spot {
  anchor: string
  position: number
}

function readSpot(button: HTMLElement): Spot | undefined {
  const part = button.closest<HTMLElement>(ANCHOR)
  if (part === null) return undefined
  return {
    anchor: part.dataset.anchor ?? '',
    position: [...part.querySelectorAll('button')].indexOf(button as HTMLButtonElement),
  }
}

function findAt(spot: Spot | undefined): HTMLElement | undefined {
  if (spot === undefined) return undefined
  const part = document.querySelector(`[data-anchor="${CSS.escape(spot.anchor)}"]`)
  return part?.querySelectorAll('button')[spot.position]
}

const fieldsOf = (main: Element | null): Field[] => [
  ...(main?.querySelectorAll<Field>('input, select') ?? []),
]

/** As a hand would: whoever listens hears of it. */
function choose(field: Field, { value, isOn }: Choice): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  field.checked = !isOn
  field.click()
}
