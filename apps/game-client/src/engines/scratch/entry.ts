import type { NoChoice } from '@xezer/game-math/play/read-json'
import type { ScratchView } from '@xezer/game-math/play/scratch'
import {
  SCRATCH_CELLS,
  SCRATCH_NEEDED,
  SCRATCH_SYMBOLS,
  scratchFigures,
} from '@xezer/game-math/scratch/scratch'
import { percent } from '../../drawing/factors.ts'
import stageSheet from '../../drawing/stage.css'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry, WordTools } from '../../kit/game-entry.ts'
import type { ScratchLook, ScratchName } from './look.ts'
import ownSheet from './scratch.css'
import { createScratchStage } from './scratch-stage.ts'
import { nameOf } from './symbol-names.ts'
import { TICKET_LOOK } from './ticket-look.ts'
import { TRAY_LOOK } from './tray-look.ts'

const LOOKS: Readonly<Record<string, ScratchLook>> = { bilet: TICKET_LOOK, xonca: TRAY_LOOK }
const lookOf = ({ theme }: Pick<WordTools, 'theme'>) => LOOKS[theme.key] ?? TICKET_LOOK

addSheet(stageSheet)
addSheet(ownSheet)

export const entry: GameEntry<NoChoice, never, ScratchView> = {
  engine: 'scratch',
  pressName: 'buy',
  createStage: (tools) => createScratchStage(tools, lookOf(tools)),
  sayResult({ view }, tools) {
    if (view.wins.length === 0) return tools.text('scratch.result.none')
    const names = view.wins.map(({ symbol }) => nameOf(symbol as ScratchName, lookOf(tools).name, tools.text))
    return tools.text('scratch.result', { prizes: names.join(', ') })
  },
  describe(tools) {
    const { text } = tools
    const figures = scratchFigures()
    const total = SCRATCH_SYMBOLS.reduce((sum, { weight }) => sum + weight, 0)
    return [
      {
        title: text('scratch.how'),
        blocks: [
          { kind: 'text', text: text('scratch.how.text', { cells: SCRATCH_CELLS, needed: SCRATCH_NEEDED }) },
        ],
      },
      {
        title: text('scratch.pays'),
        blocks: [
          {
            kind: 'table',
            head: [text('scratch.symbol'), text('scratch.factor'), text('scratch.weight')],
            rows: [...SCRATCH_SYMBOLS]
              .reverse()
              .map(({ name, stakes, weight }) => [
                nameOf(name, lookOf(tools).name, text),
                stakes === 0 ? '–' : `${stakes}×`,
                percent(weight / total),
              ]),
          },
          {
            kind: 'text',
            text: text('scratch.rtp', {
              rtp: percent(figures.rtp),
              rate: percent(figures.hitRate),
              most: figures.most,
            }),
          },
        ],
      },
    ]
  },
}
