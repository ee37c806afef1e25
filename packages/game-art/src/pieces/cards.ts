import { Picture } from '../draw/picture.ts'
import { pick } from '../draw/random.ts'
import { star, stepped } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'
import { drawCourt } from './court.ts'
import { drawGlyphs } from './glyphs.ts'
import { SUIT_COLOURS, SUITS } from './suits.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const CARD_SIZE = { width: 100, height: 140 } as const

/** Places of the pips of 2 to 10, of one half; the other half is turned. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '2': [[50, 34]],
  '3': [[50, 34]],
  '4': [
    [33, 36],
    [67, 36],
  ],
  '5': [
    [33, 36],
    [67, 36],
  ],
  '6': [
    [33, 36],
    [67, 36],
  ],
  '7': [
    [33, 34],
    [67, 34],
  ],
  '8': [
    [33, 34],
    [67, 34],
    [50, 52],
  ],
  '9': [
    [33, 32],
    [67, 32],
    [33, 57],
    [67, 57],
  ],
  '10': [
    [33, 32],
    [67, 32],
    [33, 57],
    [67, 57],
    [50, 44],
  ],
}
/** Pips in the middle row, which belong to no half. */
const MIDDLE: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '3': [[50, 70]],
  '5': [[50, 70]],
  '6': [
    [33, 70],
    [67, 70],
  ],
  '7': [
    [33, 70],
    [67, 70],
    [50, 52],
  ],
  '8': [
    [33, 70],
    [67, 70],
  ],
  '9': [[50, 70]],
}

/** The face of a card as engines number it (0 to 51: rank is card / 4 from the ace, suit card mod 4). SVG text, 100×140. */
export function cardFace(card: number): string {
  const art = paper(`card${card}`)
  const rank = pick(RANKS, Math.floor(card / 4))
  const suit = pick(SUITS, card)
  const [light, dark] = pick(SUIT_COLOURS, card)
  const fill = art.linear(`${light} 0,${dark} 1`)
  const corner = () => {
    drawGlyphs(art, rank, 13, 17, 17, dark, 2.3)
    art.path(suit, fill, 'transform="translate(13 37) scale(.3)"')
  }
  corner()
  art.group('rotate(180 50 70)', corner)
  if (rank === 'A') drawAce(art, suit, fill)
  else if (rank === 'J' || rank === 'Q' || rank === 'K') drawCourt(art, rank, suit, light, dark)
  else {
    const pip = ([x, y]: readonly [number, number]) =>
      art.path(suit, fill, `transform="translate(${x} ${y}) scale(.4)"`)
    const half = () => (PIPS[rank] ?? []).forEach((place) => void pip(place))
    half()
    art.group('rotate(180 50 70)', half)
    for (const place of MIDDLE[rank] ?? []) pip(place)
  }
  return art.svg()
}

function drawAce(art: Picture, suit: string, fill: string): void {
  art.path(stepped(50, 70, 34, 42, 7), 'none', `stroke="${fill}" stroke-width=".8" opacity=".45"`)
  art.path(suit, fill, 'transform="translate(50 70) scale(1.02)"')
  art.path(star(50, 71, 6.4, 2.8), '#fffdf6', 'opacity=".9"')
}

/** The back of a theme's cards: a woven field in its colours. */
export function cardBack(palette: Palette): string {
  const { accent, accentDark, frameLine } = palette
  const art = paper('back')
  art.rect(art.linear(`${accent} 0,${accentDark} 1`, 0, 0, 1, 1), 6, 6, 88, 128, 'rx="5"')
  art.rect('none', 9, 9, 82, 122, `rx="3" stroke="${frameLine}" stroke-width="1.2"`)
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 4 + (row % 2); column++) {
      const [x, y] = [50 + (column - (3 + (row % 2)) / 2) * 18, 22 + row * 16]
      if (row === 3) continue
      art.path(stepped(x, y, 6.4, 6.4, 3), frameLine, 'opacity=".75"').path(star(x, y, 2.6, 1.1), accentDark)
    }
  }
  art.path(stepped(50, 70, 30, 30, 6), accentDark).path(stepped(50, 70, 27, 27, 6), frameLine)
  art.path(stepped(50, 70, 23, 23, 5), accent).path(star(50, 70, 17, 7.4), frameLine)
  art.path(star(50, 70, 9, 3.8), accentDark)
  return art.svg()
}

function paper(name: string): Picture {
  const art = new Picture(name, CARD_SIZE.width, CARD_SIZE.height)
  const { width, height } = CARD_SIZE
  art.rect(
    art.linear('#fffefa 0,#f1e9d8 1'),
    0.5,
    0.5,
    width - 1,
    height - 1,
    'rx="9" stroke="#c9bda4" stroke-width="1"',
  )
  return art
}
