import { paylines } from '@xezer/game-math/lines/paylines'
import type { LineShown } from '@xezer/game-math/play/line-shown'
import type { RuleBlock, RuleSection, SymbolRow, WordTools } from '../kit/game-entry.ts'

export const symbolName = ({ listing, locale }: WordTools, letter: string): string =>
  listing.symbols[letter]?.[locale] ?? letter

/** "4 × pomegranate, 2 lines": the best of what a spin won. */
export function sayLines(wins: readonly LineShown[], tools: WordTools): string | null {
  const [best] = [...wins].sort((left, right) => right.wonMinor - left.wonMinor)
  if (best === undefined) return null
  const symbol = symbolName(tools, best.symbol)
  return tools.text('play-slots.won', { count: best.count, symbol, lines: wins.length })
}

type Pays = Readonly<Record<string, readonly number[]>>

/** What each symbol pays, in stakes, from its units. */
export function symbolRows(pays: Pays, lines: number, tools: WordTools): readonly SymbolRow[] {
  return Object.entries(pays).map(([symbol, units]) => ({
    symbol,
    name: symbolName(tools, symbol),
    pays: units.flatMap((unit, count) => (unit > 0 ? [`${count}: ${formatStakes(unit / lines)}`] : [])),
  }))
}

/** `0.25×`, `20×` of the stake. */
export const formatStakes = (stakes: number) => `${Number(stakes.toFixed(2))}×`

export function linesSection(lines: number, { text }: WordTools): RuleSection {
  const blocks: RuleBlock[] = [
    { kind: 'text', text: text('play-slots.rules.lines', { lines }) },
    { kind: 'lines', rows: 3, lines: paylines(lines) },
  ]
  return { title: text('play-slots.lines'), blocks }
}

export const sayLinesStake =
  (lines: number) =>
  (stakeMinor: number, { text, money }: WordTools) =>
    text('play-slots.stake', { lines, amount: money.amount(Math.floor(stakeMinor / lines)) })
