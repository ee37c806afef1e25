import type { PokerMove, PokerView } from '@xezer/game-math/play/video-poker'
import { POKER_HANDS } from '@xezer/game-math/video-poker/video-poker'
import { addSheet } from '../../kit/add-sheet.ts'
import { make, makeButton } from '../../kit/dom.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import { handName } from './hand-names.ts'
import { createPokerStage, type PokerStage } from './stage.ts'
import sheet from './video-poker.css'

addSheet(sheet)

export const entry: GameEntry<null, PokerMove, PokerView, PokerStage> = {
  engine: 'video-poker',
  pressName: 'deal',
  createStage: createPokerStage,
  createMoves({ text, move }, stage) {
    let isLegal = false
    const draw = makeButton('main vp-draw', () => isLegal && move(stage.held()), {}, text('play-poker.draw'))
    return {
      element: make('div', {}, draw),
      show(_round, options) {
        isLegal = options.length > 0
        draw.setAttribute('aria-disabled', String(!isLegal))
      },
    }
  },
  sayResult: ({ view }, { text }) => handName(text, view.hand ?? view.dealtHand),
  describe: ({ text }) => [
    {
      title: text('play-poker.rules'),
      blocks: [
        { kind: 'text', text: text('play-poker.rules.deal') },
        { kind: 'text', text: text('play-poker.rules.draw') },
        { kind: 'text', text: text('play-poker.rules.left') },
      ],
    },
    {
      title: text('play.paytable'),
      blocks: [
        {
          kind: 'table',
          head: [text('play-poker.hand'), text('play-poker.back')],
          rows: [...POKER_HANDS]
            .reverse()
            .filter(({ stakes }) => stakes > 0)
            .map(({ name, stakes }) => [handName(text, name), `${stakes}×`]),
        },
        { kind: 'text', text: text('play-poker.rules.best') },
      ],
    },
  ],
}
