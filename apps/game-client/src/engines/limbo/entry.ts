import { CASH_OUT_MIN, limboFigures, POINT_MAX } from '@xezer/game-math/crash/crash'
import type { LimboChoice, LimboView } from '@xezer/game-math/play/limbo'
import { createFactorField } from '../../drawing/factor-field.ts'
import { fullFactor, percent } from '../../drawing/factors.ts'
import stageSheet from '../../drawing/stage.css'
import { addSheet } from '../../kit/add-sheet.ts'
import { make, write } from '../../kit/dom.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import ownSheet from './limbo.css'
import { createLimboStage } from './limbo-stage.ts'

const TARGET_FIRST = 200
const TARGETS_SHOWN = [101, 110, 150, 200, 300, 500, 1000, 10_000, 100_000, POINT_MAX]
const BOUNDS = { least: fullFactor(CASH_OUT_MIN), most: fullFactor(POINT_MAX) }

addSheet(stageSheet)
addSheet(ownSheet)

export const entry: GameEntry<LimboChoice, never, LimboView> = {
  engine: 'limbo',
  createStage: createLimboStage,
  createChoice({ text, initial, changed }) {
    const chance = make('b', {})
    const field = createFactorField(
      { name: text('limbo.target'), wrong: text('limbo.target.bad', BOUNDS) },
      { least: CASH_OUT_MIN, most: POINT_MAX },
      initial?.target ?? TARGET_FIRST,
      () => {
        tell()
        changed()
      },
    )
    function tell() {
      const target = field.value()
      write(chance, typeof target === 'number' ? percent(limboFigures(target).hitRate) : '–')
    }
    tell()
    return {
      element: make(
        'div',
        { class: 'choice-fields' },
        field.element,
        make(
          'div',
          { class: 'choice-fact' },
          make('span', { class: 'choice-name' }, text('limbo.chance')),
          chance,
        ),
      ),
      value() {
        const target = field.value()
        return typeof target === 'number' ? { target } : null
      },
      lock: field.lock,
    }
  },
  sayResult: ({ view }, { text }) =>
    text('limbo.result', { point: fullFactor(view.point), target: fullFactor(view.target) }),
  describe: ({ text }) => [
    {
      title: text('limbo.how'),
      blocks: [
        { kind: 'text', text: text('limbo.how.text', BOUNDS) },
        { kind: 'text', text: text('limbo.how.chance') },
      ],
    },
    {
      title: text('limbo.pays'),
      blocks: [
        {
          kind: 'table',
          head: [text('limbo.target'), text('limbo.chance'), text('limbo.rtp')],
          rows: TARGETS_SHOWN.map((target) => {
            const { hitRate, rtp } = limboFigures(target)
            return [`${fullFactor(target)}×`, percent(hitRate), percent(rtp)]
          }),
        },
      ],
    },
  ],
}
