import { type Cell, createCell, type Observable } from '../../platform/observable.ts'
import { findStored, store } from '../../platform/storage.ts'

/** What a player wants before everything else of its kind. */
export interface Pins {
  /** In the order of pinning. */
  readonly pins: Observable<readonly string[]>
  toggle: (pin: string) => void
}

export interface PinStore {
  read: () => string | undefined
  write: (text: string | undefined) => void
}

/** The server draws for everybody, and knows nobody's. */
const NO_PINS: readonly string[] = []

/** As many as `max`; beyond it the oldest leaves, for more would push what they are pinned above off the screen. */
export function createPins(kept: PinStore, max: number): Pins {
  let pins: Cell<readonly string[]> | undefined
  // Read when the first page asks: the page's module may be there before the browser is.
  const cell = () => {
    pins ??= createCell<readonly string[]>(parsePins(kept.read(), max))
    return pins
  }
  return {
    pins: {
      read: () => cell().read(),
      subscribe: (listener) => cell().subscribe(listener),
      readDrawn: () => NO_PINS,
    },
    toggle(pin) {
      const now = cell().read()
      const next = now.includes(pin) ? now.filter((one) => one !== pin) : [...now, pin].slice(-max)
      kept.write(next.length === 0 ? undefined : JSON.stringify(next))
      cell().write(next)
    },
  }
}

/** Pins that the browser keeps under a name. */
export function keepPins(name: string, max: number): Pins {
  return createPins({ read: () => findStored(name), write: (text) => store(name, text) }, max)
}

function parsePins(text: string | undefined, max: number): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter((pin) => typeof pin === 'string').slice(-max) : []
  } catch {
    return []
  }
}
