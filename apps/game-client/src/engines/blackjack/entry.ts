import { BLACKJACK } from '@xezer/game-math/blackjack/definition'
import type { BlackjackMove, BlackjackView } from '@xezer/game-math/play/blackjack'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import sheet from './blackjack.css'
import { createBlackjackMoves } from './moves.ts'
import { sayTotal } from './seats.ts'
import { type BlackjackStage, createBlackjackStage } from './stage.ts'

addSheet(sheet)

const times = (hundredths: number) => `${(hundredths / 100).toFixed(2)}×`

export const entry: GameEntry<null, BlackjackMove, BlackjackView, BlackjackStage> = {
  engine: 'blackjack',
  pressName: 'deal',
  createStage: createBlackjackStage,
  createMoves: createBlackjackMoves,
  sayResult: ({ view }, { text }) =>
    text('play-blackjack.result', {
      own: view.hands.map(({ cards }) => sayTotal(cards)).join(' · '),
      dealer: sayTotal(view.dealer),
    }),
  describe: ({ text }) => [
    {
      title: text('play-blackjack.rules'),
      blocks: [
        { kind: 'text', text: text('play-blackjack.rules.aim') },
        { kind: 'text', text: text('play-blackjack.rules.dealer') },
        { kind: 'text', text: text('play-blackjack.rules.moves') },
        { kind: 'text', text: text('play-blackjack.rules.cards') },
        { kind: 'text', text: text('play-blackjack.rules.left') },
      ],
    },
    {
      title: text('play-blackjack.pays'),
      blocks: [
        {
          kind: 'table',
          head: [text('play-blackjack.end'), text('play-blackjack.back')],
          rows: [
            [text('play-blackjack.natural'), times(BLACKJACK.natural)],
            [text('play-blackjack.won'), times(200)],
            [text('play-blackjack.push'), times(100)],
            [text('play-blackjack.lost'), times(0)],
          ],
        },
        { kind: 'text', text: text('play-blackjack.rules.best') },
      ],
    },
  ],
}
