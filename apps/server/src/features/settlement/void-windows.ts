import type { UnvoidMessage, VoidMessage } from '@xezer/odds-book/messages'
import { readVoidReason, type VoidReason } from '@xezer/sport/void-reason'

/** Bets struck within [fromMs, toMs) are void; null is open-ended. */
export interface VoidWindow {
  readonly fromMs: number | null
  readonly toMs: number | null
  readonly reason: VoidReason | null
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
 * before it came, not what is struck when the market is open again.
 */
export function findStandingVoids(
  words: readonly VoidWord[],
  market: { readonly type: string; readonly specifier: string },
): StandingVoids {
  const about = words.filter(({ message }) =>
    message.markets.some(({ type, specifier }) => type === market.type && specifier === market.specifier),
  )
  const windows = about.flatMap(({ message, receivedAtMs }) => {
    if (message.kind !== 'void') return []
    if (about.some((word) => takesBack(word.message, message))) return []
    const { fromMs } = message
    // The instant of its receipt itself is among those that it concerns.
    const toMs = Math.min(message.toMs ?? receivedAtMs + 1, receivedAtMs + 1)
    return [{ fromMs, toMs, reason: readVoidReason(message.reason) }]
  })
  const atMs = Math.max(...about.map(({ message }) => message.generatedAtMs))
  return { windows, atMs }
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
