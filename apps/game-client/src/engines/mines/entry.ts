import { MINES_MAX, MINES_TILES, minesFactor, minesFigures, picksMost } from '@xezer/game-math/mines/mines'
import type { MinesChoice, MinesMove, MinesView } from '@xezer/game-math/play/mines'
import { fullFactor, percent } from '../../drawing/factors.ts'
import { createSelectField } from '../../drawing/select-field.ts'
import stageSheet from '../../drawing/stage.css'
import { createTakeButton } from '../../drawing/take-button.ts'
import { addSheet } from '../../kit/add-sheet.ts'
import { make } from '../../kit/dom.ts'
import type { GameEntry } from '../../kit/game-entry.ts'
import { DUNE_LOOK } from './dune-look.ts'
import type { MinesLook } from './look.ts'
import ownSheet from './mines.css'
import { createMinesStage, type MinesStage } from './mines-stage.ts'
import { SLATE_LOOK } from './slate-look.ts'

const LOOKS: Readonly<Record<string, MinesLook>> = { mina: SLATE_LOOK, qum: DUNE_LOOK }
const NUMBERS = Array.from({ length: MINES_MAX }, (_, place) => place + 1)
const MINES_FIRST = 3
/** Rows of the tables of the rules; all 24 and their picks would be 300. */
const MINES_SHOWN = [1, 3, 5, 10, 20, 24]

addSheet(stageSheet)
addSheet(ownSheet)

export const entry: GameEntry<MinesChoice, MinesMove, MinesView, MinesStage> = {
  engine: 'mines',
  createStage: (tools) => createMinesStage(tools, LOOKS[tools.theme.key] ?? SLATE_LOOK),
  createChoice({ text, initial, changed }) {
    const mines = createSelectField(
      text('mines.mines'),
      NUMBERS.map((value) => ({ value, label: String(value) })),
      initial?.mines ?? MINES_FIRST,
      changed,
    )
    return {
      element: make('div', { class: 'choice-fields mines-choice' }, mines.element),
      value: () => ({ mines: mines.value() }),
      lock: mines.lock,
      replay: (choice) => {
        if (choice !== null) mines.choose(choice.mines)
      },
    }
  },
  createMoves({ text, money, move }, stage) {
    const take = createTakeButton(() => move('cash-out'))
    return {
      element: make('div', { class: 'moves-row mines-moves' }, take.element),
      show({ view, stakedMinor }, options) {
        if (options.length > 0) stage.settle()
        const isAllowed = options.some((option) => option.move === 'cash-out')
        const amount = money.format((stakedMinor * view.factor) / 100)
        take.show(
          isAllowed ? text('mines.take', { factor: fullFactor(view.factor), amount }) : text('mines.pick'),
          isAllowed,
        )
      },
    }
  },
  sayResult({ view }, { text }) {
    const safe = view.picked.length - (view.hit === null ? 0 : 1)
    return view.hit === null
      ? text('mines.result.out', { safe, factor: fullFactor(view.factor) })
      : text('mines.result.hit', { safe })
  },
  describe: ({ text }) => [
    {
      title: text('mines.how'),
      blocks: [
        { kind: 'text', text: text('mines.how.text', { tiles: MINES_TILES, most: MINES_MAX }) },
        { kind: 'text', text: text('mines.how.pays') },
        { kind: 'text', text: text('mines.how.open') },
      ],
    },
    ...MINES_SHOWN.map((mines) => ({
      title: text('mines.pays_of', { mines }),
      blocks: [
        {
          kind: 'table' as const,
          head: [text('mines.picks'), text('mines.factor'), text('mines.chance_all'), text('mines.rtp')],
          rows: Array.from({ length: picksMost(mines) }, (_, place) => {
            const figures = minesFigures(mines, place + 1)
            return [
              String(place + 1),
              `${fullFactor(minesFactor(mines, place + 1))}×`,
              chanceText(figures.hitRate),
              percent(figures.rtp),
            ]
          }),
        },
      ],
    })),
  ],
}

/** Shares under a hundredth of a percent are said as one of so many. */
const chanceText = (share: number) => (share >= 0.001 ? percent(share) : `1 : ${Math.round(1 / share)}`)
