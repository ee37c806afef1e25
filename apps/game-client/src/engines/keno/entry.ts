import { KENO_DRAWN, KENO_NUMBERS, KENO_PICKS_MAX, kenoFigures, kenoPays } from '@xezer/game-math/keno/keno'
import type { KenoChoice, KenoView } from '@xezer/game-math/play/keno'
import { fullFactor, percent, shortFactor } from '../../drawing/factors.ts'
import stageSheet from '../../drawing/stage.css'
import { addSheet } from '../../kit/add-sheet.ts'
import { make, makeButton, setAttributes, write } from '../../kit/dom.ts'
import type { ChoicePanel, ChoiceTools, GameEntry } from '../../kit/game-entry.ts'
import { CARPET_LOOK } from './carpet-look.ts'
import ownSheet from './keno.css'
import { createKenoStage, type KenoStage } from './keno-stage.ts'
import type { KenoLook } from './look.ts'
import { filled, type Picks, readPicks, toggled } from './picks.ts'
import { STARMAP_LOOK } from './starmap-look.ts'

const LOOKS: Readonly<Record<string, KenoLook>> = { ulduz: STARMAP_LOOK, naxis: CARPET_LOOK }
const QUICK_PICKS = 5

/** Only what a player lets the page pick for him; no outcome is drawn here. */
function drawBelow(bound: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word % bound
}

function createPicksPanel(
  { text, initial, changed }: ChoiceTools<KenoChoice>,
  stage: KenoStage,
): ChoicePanel<KenoChoice> {
  let picks: Picks = readPicks(initial?.picks)
  let isReplayed = false
  const count = make('b', {})
  function put(next: Picks) {
    picks = next
    stage.showPicks(picks)
    tell()
    changed()
  }
  function tell() {
    write(count, `${picks.length}/${KENO_PICKS_MAX}`)
    setAttributes(clear, { disabled: picks.length === 0 })
  }
  const quick = makeButton(
    'plain',
    () => put(filled(picks, Math.max(QUICK_PICKS, picks.length), drawBelow)),
    {},
    text('keno.quick'),
  )
  const clear = makeButton('plain', () => put([]), {}, text('keno.clear'))
  stage.onPress((number) => put(toggled(picks, number)))
  stage.showPicks(picks)
  tell()
  return {
    element: make(
      'div',
      { class: 'choice-fields' },
      make(
        'div',
        { class: 'keno-count' },
        make('span', { class: 'choice-name' }, text('keno.picked')),
        count,
      ),
      quick,
      clear,
    ),
    value: () => (picks.length === 0 ? null : { picks }),
    lock(isLocked) {
      stage.lock(isLocked || isReplayed)
      setAttributes(quick, { disabled: isLocked })
      setAttributes(clear, { disabled: isLocked || picks.length === 0 })
    },
    replay(choice) {
      isReplayed = choice !== null
      stage.showPicks(choice === null ? picks : choice.picks)
    },
  }
}

addSheet(stageSheet)
addSheet(ownSheet)

export const entry: GameEntry<KenoChoice, never, KenoView, KenoStage> = {
  engine: 'keno',
  pressName: 'draw',
  createStage: (tools) => createKenoStage(tools, LOOKS[tools.theme.key] ?? STARMAP_LOOK),
  createChoice: createPicksPanel,
  sayResult: ({ view }, { text }) =>
    text('keno.result', {
      hits: view.hits.length,
      picked: view.picks.length,
      factor: fullFactor(view.factor),
    }),
  describe: ({ text }) => [
    {
      title: text('keno.how'),
      blocks: [
        {
          kind: 'text',
          text: text('keno.how.text', { numbers: KENO_NUMBERS, drawn: KENO_DRAWN, most: KENO_PICKS_MAX }),
        },
        { kind: 'text', text: text('keno.how.pays') },
      ],
    },
    ...Array.from({ length: KENO_PICKS_MAX }, (_, place) => place + 1).map((picked) => ({
      title: text('keno.pays_of', { picked }),
      blocks: [
        {
          kind: 'table' as const,
          head: [text('keno.hits'), text('keno.factor')],
          rows: kenoPays(picked)
            .map((factor, hits) => ({ factor, hits }))
            .filter(({ factor }) => factor > 0)
            .map(({ factor, hits }) => [String(hits), `${shortFactor(factor)}×`]),
        },
        {
          kind: 'text' as const,
          text: text('keno.rtp', {
            rtp: percent(kenoFigures(picked).rtp),
            rate: percent(kenoFigures(picked).hitRate),
          }),
        },
      ],
    })),
  ],
}
