import { createCell, type Observable } from '../../platform/observable.ts'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'

/** Amounts that the pad adds in one tap (design §9, phone), in major units; the player's own, kept by the browser. */
export type QuickAmounts = Observable<readonly number[]> & {
  /** What is no whole amount changes nothing. */
  set: (place: number, text: string) => void
}

export const FIRST_AMOUNTS: readonly number[] = [5, 10, 20, 50]
const AMOUNT_MAX = 100_000

export function createQuickAmounts(storage: TabStorage): QuickAmounts {
  const amounts = createCell(readAmounts(storage.read()))
  storage.onChange(() => amounts.write(readAmounts(storage.read())))
  return {
    read: amounts.read,
    subscribe: amounts.subscribe,
    set: (place, text) => {
      const amount = parseQuickAmount(text)
      if (amount === undefined || place >= FIRST_AMOUNTS.length) return
      const next = amounts.read().map((known, at) => (at === place ? amount : known))
      storage.write(JSON.stringify(next))
      amounts.write(next)
    },
  }
}

/** A whole amount that a thumb may add; undefined for anything else. */
export function parseQuickAmount(text: string): number | undefined {
  const amount = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return amount >= 1 && amount <= AMOUNT_MAX ? amount : undefined
}

/** Storage may hold anything: what is no amount is the first one of its place. */
function readAmounts(text: string | undefined): readonly number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    const told: readonly unknown[] = Array.isArray(stored) ? stored : []
    return FIRST_AMOUNTS.map((first, place) => parseQuickAmount(String(told[place])) ?? first)
  } catch {
    return FIRST_AMOUNTS
  }
}

/** The same in every tab. */
export const quickAmounts = createQuickAmounts(createTabStorage('quick_amounts'))
