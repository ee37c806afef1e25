import type { PlinkoChoice, PlinkoView } from '@xezer/game-math/play/plinko'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoFigures, pocketsOf } from '@xezer/game-math/plinko/plinko'
import { createButtonRow } from '../../drawing/button-row.ts'
import { fullFactor, percent, shortFactor } from '../../drawing/factors.ts'
import stageSheet from '../../drawing/stage.css'
import { addSheet } from '../../kit/add-sheet.ts'
import { make } from '../../kit/dom.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import type { PlinkoLook } from './look.ts'
import { createPlinkoStage } from './plinko-stage.ts'
import { POMEGRANATE_LOOK } from './pomegranate-look.ts'
import { WATERFALL_LOOK } from './waterfall-look.ts'

const LOOKS: Readonly<Record<string, PlinkoLook>> = { plinko: POMEGRANATE_LOOK, selale: WATERFALL_LOOK }

addSheet(stageSheet)

export const entry: GameEntry<PlinkoChoice, never, PlinkoView> = {
  engine: 'plinko',
  pressName: 'drop',
  createStage: (tools) => createPlinkoStage(tools, LOOKS[tools.theme.key] ?? POMEGRANATE_LOOK),
  createChoice({ text, initial, changed }) {
    const rows = createButtonRow(
      text('plinko.rows'),
      PLINKO_ROWS.map((value) => ({ value, label: String(value) })),
      initial?.rows ?? 12,
      changed,
    )
    const risk = createButtonRow(
      text('plinko.risk'),
      PLINKO_RISKS.map((value) => ({ value, label: text(`plinko.risk.${value}`) })),
      initial?.risk ?? 'medium',
      changed,
    )
    return {
      element: make('div', { class: 'choice-grid' }, rows.element, risk.element),
      value: () => ({ rows: rows.value(), risk: risk.value() }),
      lock(isLocked) {
        rows.lock(isLocked)
        risk.lock(isLocked)
      },
    }
  },
  sayResult: ({ view }, { text }) =>
    text('plinko.result', { pocket: view.pocket + 1, factor: fullFactor(view.factor) }),
  describe: ({ text }) => [
    {
      title: text('plinko.how'),
      blocks: [
        { kind: 'text', text: text('plinko.how.text') },
        { kind: 'text', text: text('plinko.how.pays') },
      ],
    },
    ...PLINKO_ROWS.map((rows) => ({
      title: text('plinko.pays', { rows }),
      blocks: [
        {
          kind: 'table' as const,
          head: [text('plinko.pocket'), ...PLINKO_RISKS.map((risk) => text(`plinko.risk.${risk}`))],
          rows: [
            ...Array.from({ length: rows / 2 + 1 }, (_, place) => [
              place === rows / 2 ? String(place + 1) : `${place + 1}, ${rows + 1 - place}`,
              ...PLINKO_RISKS.map((risk) => `${shortFactor(pocketsOf(rows, risk)[place] ?? 0)}×`),
            ]),
            [text('plinko.rtp'), ...PLINKO_RISKS.map((risk) => percent(plinkoFigures(rows, risk).rtp))],
            [
              text('play.hit_rate'),
              ...PLINKO_RISKS.map((risk) => percent(plinkoFigures(rows, risk).hitRate)),
            ],
            [text('plinko.most'), ...PLINKO_RISKS.map((risk) => `${plinkoFigures(rows, risk).most}×`)],
          ],
        },
      ],
    })),
  ],
}
