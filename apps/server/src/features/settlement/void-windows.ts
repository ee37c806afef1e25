import type { UnvoidMessage, VoidMessage } from '@xezer/odds-book/messages'
import { parseCombination } from '@xezer/sport/combination'
import { readVoidReason, type VoidReason } from '@xezer/sport/void-reason'

/** Bets struck within [fromMs, toMs) are void; null is open-ended. */
export interface VoidWindow {
  readonly fromMs: number | null
  readonly toMs: number | null
  readonly reason: VoidReason | null
}

interface MarketOfVoids {
  readonly type: string
  readonly specifier: string
}

export interface VoidWord {
  readonly message: VoidMessage | UnvoidMessage
  /** When it first came, on the clock by which bets are struck. */
  readonly receivedAtMs: number
}

/** What stands of a market's voids, and the generation time of the newest word about them. */
export interface StandingVoids {
  readonly windows: readonly VoidWindow[]
  readonly atMs: number
}

/**
 * A void stands until it is taken back: by a later word of the same window, or of none. It concerns what was struck
 * before it came, not what is struck when the market is open again. A combination is void with each of its markets.
 */
export function findStandingVoids(words: readonly VoidWord[], market: MarketOfVoids): StandingVoids {
  const names = [market, ...(parseCombination(market.specifier) ?? [])]
  const said = names.map((name) =>
    words.filter(({ message }) =>
      message.markets.some(({ type, specifier }) => type === name.type && specifier === name.specifier),
    ),
  )
  const atMs = Math.max(...said.flat().map(({ message }) => message.generatedAtMs))
  return { windows: said.flatMap(windowsOf), atMs }
}

/** Of all that was said of one market, those that stand. */
function windowsOf(about: readonly VoidWord[]): VoidWindow[] {
  return about.flatMap(({ message, receivedAtMs }) => {
    if (message.kind !== 'void') return []
    if (about.some((word) => takesBack(word.message, message))) return []
    const { fromMs } = message
    // The instant of its receipt itself is among those that it concerns.
    const toMs = Math.min(message.toMs ?? receivedAtMs + 1, receivedAtMs + 1)
    return [{ fromMs, toMs, reason: readVoidReason(message.reason) }]
  })
}

function takesBack(word: VoidMessage | UnvoidMessage, told: VoidMessage): boolean {
  if (word.kind !== 'unvoid' || word.generatedAtMs < told.generatedAtMs) return false
  // One that was kept before windows were told has none.
  const fromMs = word.fromMs ?? null
  const toMs = word.toMs ?? null
  return (fromMs === null && toMs === null) || (fromMs === told.fromMs && toMs === told.toMs)
}

/** The window in which a bet was struck; null when none covers it. */
export function findWindow(windows: readonly VoidWindow[], placedAtMs: number): VoidWindow | null {
  const covers = ({ fromMs, toMs }: VoidWindow) =>
    (fromMs === null || placedAtMs >= fromMs) && (toMs === null || placedAtMs < toMs)
  return windows.find(covers) ?? null
}
