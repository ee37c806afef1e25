import { cardName } from '@xezer/game-math/draws/cards'
import type { HiLoMove, HiLoView } from '@xezer/game-math/play/hi-lo'
import { fadeIn } from '../../drawing/fade.ts'
import { createStill, createSurface } from '../../drawing/surface.ts'
import { make } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { createTablePainter, type TableState } from './hi-lo-painter.ts'
import type { HiLoLook } from './look.ts'

const CARD_MS = 220
const EMPTY: TableState = { cards: [], guesses: [], isLost: false, turned: 1, isWaiting: false }

export function createHiLoStage(tools: StageTools<HiLoMove>, look: HiLoLook): Stage<HiLoView> {
  let state = EMPTY
  const surface = createSurface(
    tools,
    createTablePainter(look, () => state),
  )
  // Painted where its place changes, and left alone while cards are turned over above it.
  const around = createStill(tools, look.back)
  const element = make('div', { class: 'stage-canvas' }, around.canvas, surface.canvas)
  function put(next: TableState) {
    state = next
    surface.redraw()
  }
  return {
    element,
    begin() {
      put({ ...EMPTY, isWaiting: true })
      tools.sound.sweep(160)
    },
    async show(view, { isInstant, isReplay, signal, previous }) {
      const { cards, guesses, isLost } = view
      // A replay turns over all of them, a move only its own.
      const first = isReplay ? 1 : Math.max(1, Math.min(cards.length, (previous?.cards.length ?? 0) + 1))
      if (isInstant) fadeIn(element)
      for (let count = first; count <= cards.length && !isInstant; count++) {
        const part = {
          cards: cards.slice(0, count),
          guesses: guesses.slice(0, count - 1),
          isLost: false,
          isWaiting: false,
        }
        if (previous === null || count > previous.cards.length) {
          await tools.loop.tween(CARD_MS, (turned) => put({ ...part, turned }), signal)
          if (count < cards.length) await tools.loop.wait(CARD_MS, signal)
        }
        if (count > 1) tools.sound.tone(count, 180)
      }
      put({ cards, guesses, isLost, turned: 1, isWaiting: false })
      const last = cards.at(-1)
      if (last !== undefined && view.next.length > 0)
        tools.say(tools.text('hilo.card', { card: cardName(last) }))
      if (!isInstant && !isLost && view.next.length === 0 && view.factor > 100) tools.sound.win(4)
    },
    rest: () => put(EMPTY),
  }
}
