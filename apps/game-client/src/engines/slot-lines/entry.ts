import type { NoChoice } from '@xezer/game-math/play/read-json'
import type { LinesView } from '@xezer/game-math/play/slot-lines'
import { SLOT_LINES } from '@xezer/game-math/slot-lines/definition'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import sheet from '../../reels/reels.css'
import { linesSection, sayLines, sayLinesStake, symbolName, symbolRows } from '../../reels/slot-words.ts'
import { createLinesStage } from './stage.ts'

addSheet(sheet)

const { lines, pays, scatter, scatterPays, freeSpins, wild, most } = SLOT_LINES

export const entry: GameEntry<NoChoice, never, LinesView> = {
  engine: 'slot-lines',
  pressName: 'spin',
  hasFeature: true,
  isFeature: ({ freeSpins: spins }) => spins > 0,
  createStage: createLinesStage,
  sayStake: sayLinesStake(lines),
  sayResult({ view, returnMinor }, tools) {
    if (view.freeSpins > 0) return tools.text('play-slots.opened', { spins: view.freeSpins })
    const [spin] = view.spins
    return (
      (spin && sayLines(spin.wins, tools)) ??
      tools.text(returnMinor > 0 ? 'play-slots.scatters' : 'play.nothing')
    )
  },
  describe(tools) {
    const { text } = tools
    const special = { wild: symbolName(tools, wild), scatter: symbolName(tools, scatter) }
    const spins = freeSpins.flatMap((count, scatters) => (count > 0 ? [`${scatters}: ${count}`] : []))
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
          { kind: 'text', text: text('play-slots.rules.wild', special) },
          { kind: 'text', text: text('play-slots.rules.free', { ...special, spins: spins.join(', ') }) },
          { kind: 'text', text: text('play-slots.rules.most', { most }) },
        ],
      },
      linesSection(lines, tools),
    ]
  },
}
