import { CASH_OUT_MIN, limboFigures, POINT_MAX } from '@xezer/game-math/crash/crash'
import type { CrashChoice, CrashMove, CrashView } from '@xezer/game-math/play/crash'
import { fullFactor, percent } from '../../drawing/factors.ts'
import stageSheet from '../../drawing/stage.css'
import { addSheet } from '../../kit/add-sheet.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import { createBalloonLook } from './balloon-look.ts'
import { createCraneLook } from './crane-look.ts'
import ownSheet from './crash.css'
import { CrashPanel } from './crash-panel.ts'
import { type CrashStage, createCrashStage } from './crash-stage.ts'

const POINTS_SHOWN = [CASH_OUT_MIN, 110, 150, 200, 300, 500, 1000, 10_000, 100_000, POINT_MAX]

addSheet(stageSheet)
addSheet(ownSheet)

export const entry: GameEntry<CrashChoice, CrashMove, CrashView, CrashStage> = {
  engine: 'crash',
  createStage: (tools) =>
    createCrashStage(tools, tools.theme.key === 'durna' ? createCraneLook(tools) : createBalloonLook(tools)),
  createShared: (tools, stage) => new CrashPanel(tools, stage),
  sayResult({ view }, { text }) {
    if (view.outAt !== null) return text('crash.result.out', { point: fullFactor(view.outAt) })
    return text('crash.result.lost', { point: fullFactor(view.point ?? 100) })
  },
  describe: ({ text }) => [
    {
      title: text('crash.how'),
      blocks: (['crash.how.text', 'crash.how.clock', 'crash.how.fair'] as const).map((id) => ({
        kind: 'text',
        text: text(id),
      })),
    },
    {
      title: text('crash.points'),
      blocks: [
        {
          kind: 'table',
          head: [text('crash.auto'), text('crash.chance'), text('crash.rtp')],
          rows: POINTS_SHOWN.map((point) => {
            const { hitRate, rtp } = limboFigures(point)
            return [`${fullFactor(point)}×`, percent(hitRate), percent(rtp)]
          }),
        },
      ],
    },
  ],
}
