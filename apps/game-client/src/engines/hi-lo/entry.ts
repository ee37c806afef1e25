import { cardName, RANKS } from '@xezer/game-math/draws/cards'
import { choicesAt, hiLoFactor, winningRanks } from '@xezer/game-math/hi-lo/hi-lo'
import type { HiLoGuess, HiLoMove, HiLoView } from '@xezer/game-math/play/hi-lo'
import type { NoChoice } from '@xezer/game-math/play/read-json'
import { rankName } from '../../cards/paint-card.ts'
import { fullFactor, percent } from '../../drawing/factors.ts'
import stageSheet from '../../drawing/stage.css'
import { createTakeButton } from '../../drawing/take-button.ts'
import { addSheet } from '../../kit/add-sheet.ts'
import { make, makeButton, setAttributes, write } from '../../kit/dom.ts'
import type { GameEntry, MovesPanel, MoveTools, WordTools } from '../../kit/game-entry.ts'
import { ASTROLABE_LOOK } from './astrolabe-look.ts'
import ownSheet from './hi-lo.css'
import { createHiLoStage } from './hi-lo-stage.ts'
import type { HiLoLook } from './look.ts'
import { SKY_LOOK } from './sky-look.ts'

const LOOKS: Readonly<Record<string, HiLoLook>> = { usturlab: ASTROLABE_LOOK, ay: SKY_LOOK }
/** One card of each rank: suits make no difference. */
const CARD_OF_RANK = Array.from({ length: RANKS }, (_, rank) => rank * 4)
const GUESSES = ['lower', 'same', 'higher'] as const

/** At an end "or same" is left out: there it is a guess of its own. */
function guessName(guess: HiLoGuess['guess'], isEnd: boolean, { text }: Pick<WordTools, 'text'>): string {
  if (guess === 'same') return text('hilo.same')
  return isEnd ? text(`hilo.${guess}.only`) : text(`hilo.${guess}`)
}

function createMoves({ text, money, move }: MoveTools<HiLoMove>): MovesPanel<HiLoMove, HiLoView> {
  const take = createTakeButton(() => move('cash-out'))
  const guesses = GUESSES.map((guess) => {
    const [name, pays] = [make('span', { class: 'hilo-name' }), make('span', { class: 'hilo-pays' })]
    return {
      guess,
      name,
      pays,
      button: makeButton(`plain hilo-guess ${guess}`, () => move(guess), {}, name, pays),
    }
  })
  return {
    element: make(
      'div',
      { class: 'moves-row hilo-moves' },
      ...guesses.map(({ button }) => button),
      take.element,
    ),
    show({ view, stakedMinor }, options) {
      const isEnd = view.next.some(({ guess }) => guess === 'same')
      for (const { guess, name, pays, button } of guesses) {
        const offer = view.next.find((one) => one.guess === guess)
        button.hidden = offer === undefined
        setAttributes(button, { disabled: !options.some((option) => option.move === guess) })
        if (offer === undefined) continue
        write(name, guessName(guess, isEnd, { text }))
        write(
          pays,
          text('hilo.guess', { factor: fullFactor(offer.factor), chance: percent(offer.ranks / RANKS) }),
        )
      }
      const isAllowed = options.some((option) => option.move === 'cash-out')
      const amount = money.format((stakedMinor * view.factor) / 100)
      const words = text('hilo.take', { factor: fullFactor(view.factor), amount })
      take.show(view.guesses.length > 0 ? words : text('hilo.take.none'), isAllowed)
    },
  }
}

addSheet(stageSheet)
addSheet(ownSheet)

export const entry: GameEntry<NoChoice, HiLoMove, HiLoView> = {
  engine: 'hi-lo',
  pressName: 'deal',
  createStage: (tools) => createHiLoStage(tools, LOOKS[tools.theme.key] ?? ASTROLABE_LOOK),
  createMoves,
  sayResult({ view }, { text }) {
    const right = view.guesses.length - (view.isLost ? 1 : 0)
    if (!view.isLost) return text('hilo.result.out', { right, factor: fullFactor(view.factor) })
    return text('hilo.result.lost', { right, card: cardName(view.cards.at(-1) ?? 0) })
  },
  describe: (tools) => [
    {
      title: tools.text('hilo.how'),
      blocks: (['hilo.how.text', 'hilo.how.pays', 'hilo.how.open'] as const).map((id) => ({
        kind: 'text',
        text: tools.text(id),
      })),
    },
    {
      title: tools.text('hilo.pays'),
      blocks: [
        {
          kind: 'table',
          head: (['hilo.rank', 'hilo.guess_name', 'hilo.chance', 'hilo.factor', 'hilo.rtp'] as const).map(
            (id) => tools.text(id),
          ),
          rows: CARD_OF_RANK.flatMap((card) => choicesAt(card).map((guess) => rowOf(card, guess, tools))),
        },
      ],
    },
  ],
}

function rowOf(card: number, guess: HiLoGuess['guess'], tools: WordTools): readonly string[] {
  const right = winningRanks(card, guess)
  const factor = hiLoFactor([right])
  return [
    rankName(card),
    guessName(guess, choicesAt(card).includes('same'), tools),
    percent(right / RANKS),
    `${fullFactor(factor)}×`,
    percent(((factor / 100) * right) / RANKS),
  ]
}
