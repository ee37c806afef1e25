import { DICE_SIDES, winningRolls } from '@xezer/game-math/dice/dice'
import type { DiceChoice, DiceView } from '@xezer/game-math/play/dice'
import type { Json } from '@xezer/game-math/play/engine'
import { fadeIn } from '../../drawing/fade.ts'
import { make, write } from '../../kit/dom.ts'
import { easeOut } from '../../kit/frame-loop.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'

const ROLL_MS = 700
const SWING_MS = 900

/** Of a million, as a number below a hundred: `09.2361`. */
export const formatRoll = (roll: number) => (roll / 10_000).toFixed(4).padStart(7, '0')

/** A scale with the rolls that win, and a mark that stops at what was rolled. */
export function createDiceStage({ loop, sound, isReduced }: StageTools): Stage<DiceView> {
  // What changes with each frame is laid out by itself: a piece of a grid would be laid out with its grid.
  const number = make('b', { class: 'dice-figures' }, formatRoll(0))
  const zone = make('div', { class: 'dice-zone' })
  const carrier = make('div', { class: 'dice-carrier' }, make('div', { class: 'dice-mark' }))
  const shown = make('div', { class: 'dice-number' }, number)
  const ticks = [0, 25, 50, 75, 100].map((tick) => make('span', {}, String(tick)))
  const track = make('div', { class: 'dice-track' }, zone, carrier)
  const scale = make('div', { class: 'dice-scale', 'aria-hidden': 'true' }, ...ticks)
  const element = make('div', { class: 'dice' }, make('div', { class: 'dice-table' }, shown, track, scale))
  let place = 0.5
  let swing: (() => void) | null = null

  function put(share: number): void {
    place = share
    carrier.style.transform = `translateX(${share * 100}%)`
    write(number, formatRoll(Math.min(Math.round(share * DICE_SIDES), DICE_SIDES - 1)))
  }
  function stopSwing(): void {
    swing?.()
    swing = null
  }
  function showZone({ side, factor }: DiceChoice): void {
    const width = (winningRolls(factor) / DICE_SIDES) * 100
    zone.style.width = `${width}%`
    zone.style.left = side === 'low' ? '0' : `${100 - width}%`
  }
  put(0.5)
  return {
    element,
    prepare: (choice: Json) => showZone(choice as DiceChoice),
    begin() {
      element.classList.remove('is-won', 'is-lost')
      stopSwing()
      sound.sweep()
      if (isReduced()) return
      let passedMs = 0
      const from = place
      swing = loop.run((_, since) => {
        passedMs += since
        put(
          0.5 +
            (from - 0.5) * Math.max(0, 1 - passedMs / 200) +
            0.34 * Math.sin((passedMs / SWING_MS) * Math.PI * 2),
        )
        return true
      })
    },
    async show(view, { isInstant, signal }) {
      stopSwing()
      showZone(view)
      element.classList.remove('is-won', 'is-lost')
      const [from, to] = [place, view.roll / DICE_SIDES]
      if (isInstant) fadeIn(element)
      await loop.tween(isInstant ? 0 : ROLL_MS, (share) => put(from + (to - from) * easeOut(share)), signal)
      write(number, formatRoll(view.roll))
      element.classList.add(view.isWon ? 'is-won' : 'is-lost')
      sound.knock()
    },
    rest() {
      stopSwing()
      element.classList.remove('is-won', 'is-lost')
      put(0.5)
    },
  }
}
