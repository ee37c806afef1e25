import type { NoChoice } from '@xezer/game-math/play/read-json'
import type { HoldView } from '@xezer/game-math/play/slot-hold'
import { SLOT_HOLD } from '@xezer/game-math/slot-hold/definition'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import sheet from '../../reels/reels.css'
import {
  formatStakes,
  linesSection,
  sayLines,
  sayLinesStake,
  symbolName,
  symbolRows,
} from '../../reels/slot-words.ts'
import { createHoldStage } from './stage.ts'

addSheet(sheet)

const { lines, pays, wild, scatter, coins, coinsForFeature, respins, fullBoard, shareOf, coinShare } =
  SLOT_HOLD

export const entry: GameEntry<NoChoice, never, HoldView> = {
  engine: 'slot-hold',
  pressName: 'spin',
  hasFeature: true,
  isFeature: ({ boards }) => boards.length > 0,
  createStage: createHoldStage,
  sayStake: sayLinesStake(lines),
  sayResult({ view }, tools) {
    const last = view.boards.at(-1)
    if (last !== undefined)
      return tools.text('play-slots.hold.said', { coins: last.filter((coin) => coin !== null).length })
    return sayLines(view.wins, tools) ?? tools.text('play.nothing')
  },
  describe(tools) {
    const { text } = tools
    const names = { wild: symbolName(tools, wild), coin: symbolName(tools, scatter) }
    const percent = (weight: number) => `${Number(((weight / shareOf) * 100).toFixed(1))}%`
    return [
      {
        title: text('play.paytable'),
        blocks: [
          { kind: 'text', text: text('play-slots.rules.pays') },
          { kind: 'symbols', rows: symbolRows(pays, lines, tools) },
        ],
      },
      {
        title: text('play-slots.features'),
        blocks: [
          { kind: 'text', text: text('play-slots.rules.hold.wild', names) },
          {
            kind: 'text',
            text: text('play-slots.rules.hold', {
              ...names,
              count: coinsForFeature,
              respins,
              chance: percent(coinShare),
            }),
          },
          {
            kind: 'table',
            head: [names.coin, text('play-slots.rules.hold.chance')],
            rows: coins.map(({ stakes, weight }) => [formatStakes(stakes), percent(weight)]),
          },
          { kind: 'text', text: text('play-slots.rules.hold.full', { stakes: formatStakes(fullBoard) }) },
        ],
      },
      linesSection(lines, tools),
    ]
  },
}
