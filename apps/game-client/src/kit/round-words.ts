import type { PlayRound } from '@xezer/contract/game-server'
import type { Json } from '@xezer/game-math/play/engine'
import type { GameEntry, ShownRound, Stage, WordTools } from './game-entry.ts'
import type { HistoryRow } from './history-panel.ts'
import { sizeOf } from './sums.ts'

export type AnyEntry = GameEntry<Json, Json, Json, Stage<Json>>

/** A round as engines are shown it; null while nothing may be seen of it. */
export function shownRound(round: PlayRound): ShownRound | null {
  if (round.view === null) return null
  return {
    id: round.id,
    atMs: round.at,
    choice: round.choice as Json,
    view: round.view as Json,
    stakedMinor: round.stakedMinor,
    returnMinor: round.returnMinor,
    isOver: round.status === 'settled',
  }
}

/** "4 × nar, 2 lines: 12.00 ₼", as it stands over the stage. */
export function sayRound(entry: AnyEntry, round: ShownRound, tools: WordTools): string {
  const words = entry.sayResult(round, tools)
  return round.returnMinor > 0 ? `${words}: ${tools.money.format(round.returnMinor)}` : words
}

/** The same for who hears it, with the balance. */
export function sayAloud(entry: AnyEntry, round: ShownRound, tools: WordTools, balance: string): string {
  const result = entry.sayResult(round, tools)
  if (round.returnMinor === 0) return tools.text('play.said.nothing', { result, balance })
  return tools.text('play.said', { result, amount: tools.money.format(round.returnMinor), balance })
}

/** What the amount of a return is called: a win only where it is above the stake. */
export function nameReturn({ returnMinor, stakedMinor }: ShownRound, { text }: WordTools): string {
  return text(sizeOf(returnMinor, stakedMinor) === 'back' ? 'play.returned_now' : 'play.won')
}

export function historyRow(
  entry: AnyEntry,
  round: PlayRound,
  tools: WordTools,
  sayTime: (atMs: number) => string,
): HistoryRow {
  const shown = shownRound(round)
  const time = sayTime(round.at)
  const row = (words: string, netMinor: number | null) => ({ id: round.id, time, words, netMinor })
  if (round.status === 'open') return row(tools.text('play.history.open'), null)
  if (round.status === 'voided') return row(tools.text('play.history.voided'), null)
  if (round.status === 'checking' || shown === null) return row(tools.text('play.history.checking'), null)
  return row(entry.sayResult(shown, tools), round.returnMinor - round.stakedMinor)
}
