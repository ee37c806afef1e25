import { type RouletteChoice, type RouletteView, rouletteEngine } from '@xezer/game-math/play/roulette'
import { ROULETTE, ROULETTE_BETS, ROULETTE_TABLES } from '@xezer/game-math/roulette/definition'
import { rouletteFigures } from '@xezer/game-math/roulette/outcome'
import { must } from '@xezer/std/assert'
import { percent } from '../../drawing/factors.ts'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry, WordTools } from '../../kit/game-entry.ts'
import { createChipTray } from '../chips/chip-tray.ts'
import { sayNumber } from './bet-words.ts'
import sheet from './roulette.css'
import { CHIP_VALUES, createRouletteStage, type RouletteStage } from './stage.ts'

addSheet(sheet)

/** One bet of each kind, by how many numbers it covers. */
const KINDS = [
  ['straight-17', 'play-roulette.kind.straight'],
  ['split-17-20', 'play-roulette.kind.split'],
  ['street-16', 'play-roulette.kind.street'],
  ['corner-17', 'play-roulette.kind.corner'],
  ['line-16', 'play-roulette.kind.line'],
  ['dozen-2', 'play-roulette.kind.dozen'],
  ['red', 'play-roulette.kind.even'],
] as const

const tableOf = ({ listing }: Pick<WordTools, 'listing'>) =>
  must(
    ROULETTE_TABLES.find((table) => table === listing.variant),
    'a table of the listing',
  )

export const entry: GameEntry<RouletteChoice, never, RouletteView, RouletteStage> = {
  engine: 'roulette',
  pressName: 'spin',
  createStage: createRouletteStage,
  createChoice: (tools, stage) =>
    createChipTray({
      tools: { ...tools, initial: rouletteEngine.readChoice(tools.listing.variant, tools.initial) },
      cloth: stage,
      values: CHIP_VALUES,
      read: ({ bets }: RouletteChoice) => bets,
      make: (bets): RouletteChoice => ({ table: tableOf(tools), bets }),
    }),
  sayResult: ({ view }, { text }) => sayNumber(text, view.number),
  describe(tools) {
    const { text } = tools
    const table = tableOf(tools)
    const rows = KINDS.map(([bet, name]) => {
      const numbers = must(ROULETTE_BETS.get(bet), 'a bet of the cloth').length
      const toOne = (ROULETTE.toOne as Readonly<Record<number, number>>)[numbers] ?? 0
      const { hitRate, rtp } = rouletteFigures(table, bet)
      return [text(name), String(numbers), `${toOne}:1`, percent(hitRate), percent(rtp)]
    })
    return [
      {
        title: text('play-roulette.rules'),
        blocks: [
          { kind: 'text', text: text('play-roulette.rules.wheel', { pockets: ROULETTE.pockets }) },
          {
            kind: 'text',
            text: text(table === 'french' ? 'play-roulette.rules.french' : 'play-roulette.rules.european'),
          },
          { kind: 'text', text: text('play-roulette.rules.cloth') },
        ],
      },
      {
        title: text('play.paytable'),
        blocks: [
          {
            kind: 'table',
            head: [
              text('play-roulette.bet'),
              text('play-roulette.numbers'),
              text('play-roulette.pays'),
              text('play.hit_rate'),
              'RTP',
            ],
            rows,
          },
        ],
      },
    ]
  },
}
