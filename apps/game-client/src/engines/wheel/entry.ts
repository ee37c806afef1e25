import type { WheelChoice, WheelView } from '@xezer/game-math/play/wheel'
import { WHEEL_RISKS, WHEEL_SEGMENTS, WHEELS, wheelFigures } from '@xezer/game-math/wheel/wheel'
import { fullFactor, percent, shortFactor } from '../../drawing/factors.ts'
import { createSelectField } from '../../drawing/select-field.ts'
import stageSheet from '../../drawing/stage.css'
import { addSheet } from '../../kit/add-sheet.ts'
import { make } from '../../kit/dom.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import { CAROUSEL_LOOK } from './carousel-look.ts'
import type { WheelLook } from './look.ts'
import { SUNDIAL_LOOK } from './sundial-look.ts'
import ownSheet from './wheel.css'
import { createWheelStage } from './wheel-stage.ts'

const LOOKS: Readonly<Record<string, WheelLook>> = { carx: CAROUSEL_LOOK, gunes: SUNDIAL_LOOK }

addSheet(stageSheet)
addSheet(ownSheet)

export const entry: GameEntry<WheelChoice, never, WheelView> = {
  engine: 'wheel',
  pressName: 'spin',
  createStage: (tools) => createWheelStage(tools, LOOKS[tools.theme.key] ?? CAROUSEL_LOOK),
  createChoice({ text, initial, changed }) {
    const risk = createSelectField(
      text('wheel.risk'),
      WHEEL_RISKS.map((value) => ({ value, label: text(`wheel.risk.${value}`) })),
      initial?.risk ?? 'medium',
      changed,
    )
    return {
      element: make('div', { class: 'choice-fields' }, risk.element),
      value: () => ({ risk: risk.value() }),
      lock: risk.lock,
    }
  },
  sayResult: ({ view }, { text }) => text('wheel.result', { factor: fullFactor(view.factor) }),
  describe: ({ text }) => [
    {
      title: text('wheel.how'),
      blocks: [{ kind: 'text', text: text('wheel.how.text', { segments: WHEEL_SEGMENTS }) }],
    },
    ...WHEEL_RISKS.map((risk) => ({
      title: text('wheel.pays_of', { risk: text(`wheel.risk.${risk}`) }),
      blocks: [
        {
          kind: 'table' as const,
          head: [text('wheel.factor'), text('wheel.count'), text('wheel.chance')],
          rows: WHEELS[risk].map(({ factor, count }) => [
            `${shortFactor(factor)}×`,
            String(count),
            percent(count / WHEEL_SEGMENTS),
          ]),
        },
        {
          kind: 'text' as const,
          text: text('wheel.rtp', {
            rtp: percent(wheelFigures(risk).rtp),
            rate: percent(wheelFigures(risk).hitRate),
          }),
        },
      ],
    })),
  ],
}
