import type { NoChoice } from '@xezer/game-math/play/read-json'
import type { CascadeRoundView } from '@xezer/game-math/play/slot-cascade'
import { SLOT_CASCADE } from '@xezer/game-math/slot-cascade/definition'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry, SymbolRow, WordTools } from '../../kit/game-entry.ts'
import sheet from '../../reels/reels.css'
import { formatStakes, symbolName } from '../../reels/slot-words.ts'
import { createCascadeStage } from './stage.ts'

addSheet(sheet)

const {
  symbols,
  tenths,
  counts,
  ladder,
  freeLadder,
  cascadesMost,
  winsForFeature,
  freeSpins,
  freeSpinsAgain,
  freeSpinsMost,
  most,
} = SLOT_CASCADE
const steps = (own: readonly number[]) => own.map((step) => `×${step}`).join(' ')

/** `7–8`, `9–10`, `13+`. */
function countRange(place: number): string {
  const next = counts[place + 1]
  return next === undefined ? `${counts[place]}+` : `${counts[place]}–${next - 1}`
}

function payRows(tools: WordTools): readonly SymbolRow[] {
  return symbols.map((symbol, place) => ({
    symbol,
    name: symbolName(tools, symbol),
    pays: (tenths[place] ?? []).map((tenth, step) => `${countRange(step)}: ${formatStakes(tenth / 10)}`),
  }))
}

export const entry: GameEntry<NoChoice, never, CascadeRoundView> = {
  engine: 'slot-cascade',
  pressName: 'spin',
  hasFeature: true,
  isFeature: ({ spins }) => spins.length > 1,
  createStage: createCascadeStage,
  sayResult({ view }, tools) {
    const free = view.spins.length - 1
    if (free > 0) return tools.text('play-slots.opened', { spins: free })
    const cascades = view.spins[0]?.cascades ?? []
    const best = cascades.flatMap(({ wins }) => wins).sort((left, right) => right.wonMinor - left.wonMinor)[0]
    if (best === undefined) return tools.text('play.nothing')
    if (cascades.length > 1) return tools.text('play-slots.cascades', { cascades: cascades.length })
    return tools.text('play-slots.won', {
      count: best.count,
      symbol: symbolName(tools, best.symbol),
      lines: 1,
    })
  },
  describe(tools) {
    const { text } = tools
    return [
      {
        title: text('play.paytable'),
        blocks: [
          { kind: 'text', text: text('play-slots.rules.cascade', { count: counts[0] }) },
          { kind: 'symbols', rows: payRows(tools) },
        ],
      },
      {
        title: text('play-slots.features'),
        blocks: [
          {
            kind: 'text',
            text: text('play-slots.rules.ladder', { ladder: steps(ladder), most: cascadesMost }),
          },
          {
            kind: 'text',
            text: text('play-slots.rules.cascade.free', {
              wins: winsForFeature,
              spins: freeSpins,
              again: freeSpinsAgain,
              most: freeSpinsMost,
              ladder: steps(freeLadder),
            }),
          },
          { kind: 'text', text: text('play-slots.rules.most', { most }) },
        ],
      },
    ]
  },
}
