import { type BaccaratBet, handPoints } from '@xezer/game-math/baccarat/baccarat'
import type { BaccaratView } from '@xezer/game-math/play/baccarat'
import type { Chip } from '@xezer/game-math/play/chips'
import { fadeIn } from '../../drawing/fade.ts'
import { make, makeButton, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { type CardRow, createCardRow } from '../cards/card-row.ts'
import { type Cloth, chipPlace, paintChips, shortAmount } from '../chips/chip-tray.ts'
import { makeFelt } from '../felt/make-felt.ts'
import { BET_NAMES, CHIP_VALUES, factorOf } from './bets.ts'

/** From the left, as they lie on the cloth. */
const PLACES: readonly BaccaratBet[] = ['player-pair', 'player', 'tie', 'banker', 'banker-pair']
const THIRD_WAIT_MS = 320

export type BaccaratStage = Stage<BaccaratView> & Cloth<BaccaratBet>

interface Side {
  readonly element: HTMLElement
  readonly row: CardRow
  readonly points: HTMLElement
}

/** Two hands above, five fields for chips below. */
export function createBaccaratStage(tools: StageTools): BaccaratStage {
  const { text, money, theme, sprites, loop } = tools
  let press: (bet: BaccaratBet) => void = () => {}
  let isLocked = false
  const player = createSide(tools, text('play-baccarat.player'))
  const banker = createSide(tools, text('play-baccarat.banker'))
  const spots = PLACES.map((bet) => {
    const chip = make('span', { class: 'bet-chip', hidden: true })
    const pays = make('span', { class: 'bc-pays' }, `${factorOf(bet)}×`)
    const name = make('span', {}, text(BET_NAMES[bet]))
    const button = makeButton(`bc-spot bc-${bet}`, () => !isLocked && press(bet), {}, name, pays, chip)
    return { bet, button, chip }
  })
  const element = makeFelt(
    'bc',
    make('div', { class: 'bc-sides' }, player.element, banker.element),
    make(
      'div',
      { class: 'bc-spots', role: 'group', 'aria-label': text('play-baccarat.bets') },
      ...spots.map(({ button }) => button),
    ),
  )
  paintChips(element, theme.palette, sprites.address)

  function clear(): void {
    for (const side of [player, banker]) {
      side.row.set([])
      count(side)
      side.element.classList.remove('is-winner')
    }
    for (const { button } of spots) button.classList.remove('is-won')
  }
  function settle(view: BaccaratView): void {
    player.row.set(view.player)
    banker.row.set(view.banker)
    count(player)
    count(banker)
    player.element.classList.toggle('is-winner', view.winner === 'player')
    banker.element.classList.toggle('is-winner', view.winner === 'banker')
    for (const { bet, button } of spots) {
      const paid = view.bets.find((one) => one.bet === bet)
      button.classList.toggle('is-won', paid !== undefined && paid.returnMinor > paid.amountMinor)
    }
  }
  clear()
  return {
    element,
    begin: clear,
    async show(view, { isInstant, signal }) {
      if (isInstant) fadeIn(element)
      if (isInstant || signal.aborted) return settle(view)
      clear()
      const order: readonly (readonly [Side, number | undefined])[] = [
        [player, view.player[0]],
        [banker, view.banker[0]],
        [player, view.player[1]],
        [banker, view.banker[1]],
        [player, view.player[2]],
        [banker, view.banker[2]],
      ]
      for (const [place, [side, card]] of order.entries()) {
        if (card === undefined) continue
        if (place > 3) await loop.wait(THIRD_WAIT_MS, signal)
        await side.row.deal(card, signal)
        count(side)
      }
      settle(view)
    },
    rest: clear,
    paint: (other) => paintChips(other, theme.palette, sprites.address),
    onBet(run) {
      press = run
    },
    lock(locked) {
      isLocked = locked
    },
    showChips(chips: readonly Chip<BaccaratBet>[]) {
      for (const { bet, button, chip } of spots) {
        const amountMinor = chips.find((one) => one.bet === bet)?.amountMinor ?? 0
        chip.hidden = amountMinor === 0
        chip.className = `bet-chip chip chip-${chipPlace(CHIP_VALUES, amountMinor)}`
        write(chip, amountMinor === 0 ? '' : shortAmount(money, amountMinor))
        const name = text('play-chips.bet', { name: text(BET_NAMES[bet]), pays: `${factorOf(bet)}×` })
        const said = text('play-chips.lies', { bet: name, amount: money.format(amountMinor) })
        button.setAttribute('aria-label', amountMinor === 0 ? name : said)
      }
    },
  }
}

function createSide(tools: StageTools, name: string): Side {
  const row = createCardRow(tools, '')
  const points = make('span', { class: 'felt-total' })
  const label = make('div', { class: 'bc-label' }, make('span', { class: 'felt-name' }, name), points)
  return { element: make('div', { class: 'bc-side' }, label, row.element), row, points }
}

function count({ row, points }: Side): void {
  const cards = row.cards.filter((card): card is number => card !== 'back')
  points.hidden = cards.length === 0
  write(points, cards.length === 0 ? '' : String(handPoints(cards)))
}
