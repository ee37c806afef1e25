import { cardBack, cardFace } from '@xezer/game-art/pieces/cards'
import { cardName } from '@xezer/game-math/draws/cards'
import { addSheet } from '../../kit/add-sheet.ts'
import { make, setAttributes } from '../../kit/dom.ts'
import { easeOut } from '../../kit/frame-loop.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import sheet from './cards.css'

addSheet(sheet)

/** A card as engines number it, or its back while nobody may know it. */
export type ShownCard = number | 'back'

export interface CardRow {
  readonly element: HTMLElement
  readonly cards: readonly ShownCard[]
  /** At once, as they lie. */
  set(cards: readonly ShownCard[]): void
  /** One more, from the shoe. */
  deal(card: ShownCard, signal: AbortSignal): Promise<void>
  /** Another side, or another card, at a place. */
  turn(place: number, card: ShownCard, signal: AbortSignal): Promise<void>
}

export type CardTools = Pick<StageTools, 'sprites' | 'loop' | 'theme' | 'sound'>

const DEAL_MS = 220
const TURN_MS = 220
/** Where the shoe is, from the place of a card. */
const SHOE = { x: 160, y: -90 }

/** Cards that lie beside each other. `backName` says what a hidden one is to who hears it. */
export function createCardRow({ sprites, loop, theme, sound }: CardTools, backName: string): CardRow {
  const element = make('div', { class: 'card-row' })
  let cards: ShownCard[] = []
  const images: HTMLImageElement[] = []

  function put(image: HTMLImageElement, card: ShownCard): void {
    const svg = card === 'back' ? cardBack(theme.palette) : cardFace(card)
    setAttributes(image, { src: sprites.address(svg), alt: card === 'back' ? backName : cardName(card) })
  }
  function add(card: ShownCard): HTMLImageElement {
    const image = make('img', { class: 'card', width: 100, height: 140 })
    put(image, card)
    images.push(image)
    cards = [...cards, card]
    element.append(image)
    return image
  }
  return {
    element,
    get cards() {
      return cards
    },
    set(wanted) {
      if (wanted.length === cards.length && wanted.every((card, place) => card === cards[place])) return
      cards = []
      images.length = 0
      element.replaceChildren()
      for (const card of wanted) add(card)
    },
    async deal(card, signal) {
      const image = add(card)
      sound.sweep(140)
      await loop.tween(
        DEAL_MS,
        (share) => {
          const left = 1 - easeOut(share)
          image.style.transform =
            share === 1 ? '' : `translate(${SHOE.x * left}px, ${SHOE.y * left}px) rotate(${left * 12}deg)`
          image.style.opacity = share === 1 ? '' : String(Math.min(1, share * 3))
          image.classList.toggle('is-moving', share < 1)
        },
        signal,
      )
      sound.knock()
    },
    async turn(place, card, signal) {
      const image = images[place]
      if (image === undefined || cards[place] === card) return
      let isTurned = false
      sound.sweep(120)
      await loop.tween(
        TURN_MS,
        (share) => {
          if (share >= 0.5 && !isTurned) {
            isTurned = true
            put(image, card)
          }
          image.style.transform = share === 1 ? '' : `scaleX(${Math.abs(1 - 2 * share)})`
          image.classList.toggle('is-moving', share < 1)
        },
        signal,
      )
      cards = cards.map((one, at) => (at === place ? card : one))
    },
  }
}
