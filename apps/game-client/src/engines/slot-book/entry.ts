import type { NoChoice } from '@xezer/game-math/play/read-json'
import type { BookView } from '@xezer/game-math/play/slot-book'
import { SLOT_BOOK } from '@xezer/game-math/slot-book/definition'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import sheet from '../../reels/reels.css'
import { linesSection, sayLines, sayLinesStake, symbolName, symbolRows } from '../../reels/slot-words.ts'
import { createBookStage } from './stage.ts'

addSheet(sheet)

const { lines, pays, scatter, scatterPays, freeSpins, freeSpinsMost, scattersForFeature, most } = SLOT_BOOK

export const entry: GameEntry<NoChoice, never, BookView> = {
  engine: 'slot-book',
  pressName: 'spin',
  hasFeature: true,
  isFeature: ({ special }) => special !== null,
  createStage: createBookStage,
  sayStake: sayLinesStake(lines),
  sayResult({ view, returnMinor }, tools) {
    if (view.special !== null) {
      const symbol = symbolName(tools, view.special)
      return tools.text('play-slots.opened.special', { spins: view.spins.length - 1, symbol })
    }
    const [spin] = view.spins
    return (
      (spin && sayLines(spin.wins, tools)) ??
      tools.text(returnMinor > 0 ? 'play-slots.scatters' : 'play.nothing')
    )
  },
  describe(tools) {
    const { text } = tools
    const book = symbolName(tools, scatter)
    return [
      {
        title: text('play.paytable'),
        blocks: [
          { kind: 'text', text: text('play-slots.rules.pays') },
          { kind: 'symbols', rows: symbolRows({ ...pays, [scatter]: scatterPays }, lines, tools) },
        ],
      },
      {
        title: text('play-slots.features'),
        blocks: [
          { kind: 'text', text: text('play-slots.rules.book', { book }) },
          {
            kind: 'text',
            text: text('play-slots.rules.special', {
              book,
              count: scattersForFeature,
              spins: freeSpins,
              most: freeSpinsMost,
            }),
          },
          { kind: 'text', text: text('play-slots.rules.spread') },
          { kind: 'text', text: text('play-slots.rules.most', { most }) },
        ],
      },
      linesSection(lines, tools),
    ]
  },
}
