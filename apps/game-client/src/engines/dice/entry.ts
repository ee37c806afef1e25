import { diceFigures } from '@xezer/game-math/dice/dice'
import type { DiceChoice, DiceView } from '@xezer/game-math/play/dice'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import { createDiceChoice } from './choice.ts'
import sheet from './dice.css'
import { createDiceStage, formatRoll } from './stage.ts'

addSheet(sheet)

const EXAMPLES = [101, 150, 200, 500, 1000, 10_000]

export const entry: GameEntry<DiceChoice, never, DiceView> = {
  engine: 'dice',
  pressName: 'play',
  createStage: createDiceStage,
  createChoice: createDiceChoice,
  sayResult: ({ view }, { text }) => text('play-dice.rolled', { roll: formatRoll(view.roll) }),
  describe({ text }) {
    const rows = EXAMPLES.map((factor) => {
      const { rtp, hitRate } = diceFigures(factor)
      return [`${(factor / 100).toFixed(2)}×`, `${(hitRate * 100).toFixed(4)}%`, `${(rtp * 100).toFixed(2)}%`]
    })
    return [
      {
        title: text('play-dice.rules'),
        blocks: [
          { kind: 'text', text: text('play-dice.rules.roll') },
          { kind: 'text', text: text('play-dice.rules.sides') },
          { kind: 'table', head: [text('play-dice.factor'), text('play-dice.chance'), 'RTP'], rows },
        ],
      },
    ]
  },
}
