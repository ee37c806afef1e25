import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'

const [GOLD, GOLD_DARK, SKIN] = ['#e8b23c', '#9a6a14', '#f3d2a6']

/** Jack, queen and king as figures of a carpet: steps and rhombs, the same upside down. */
export function drawCourt(
  art: Picture,
  rank: 'J' | 'Q' | 'K',
  suit: string,
  light: string,
  dark: string,
): void {
  const clip = art.clip('M24 14H76V126H24Z')
  art.rect('#f7e9cd', 24, 14, 52, 112, `stroke="${GOLD_DARK}" stroke-width=".8"`)
  art.group(
    '',
    () => {
      const half = () => drawHalf(art, rank, suit, light, dark)
      half()
      art.group('rotate(180 50 70)', half)
    },
    clip,
  )
  for (let x = 26; x <= 74; x += 6) art.path(stepped(x, 70, 2.6, 2.6, 2), x % 12 === 2 ? GOLD : light)
  art.line('M24 66.6H76M24 73.4H76', GOLD_DARK, 0.8)
  art.rect('none', 24, 14, 52, 112, `stroke="${GOLD}" stroke-width="1.6"`)
}

function drawHalf(art: Picture, rank: 'J' | 'Q' | 'K', suit: string, light: string, dark: string): void {
  const cloth = art.linear(`${light} 0,${dark} 1`)
  art.path('M24 70V60H28V54H33V50H38V47H62V50H67V54H72V60H76V70Z', cloth)
  art.path('M44 47H56V54H53V62H47V54H44Z', '#f7e9cd').path(stepped(50, 60, 4.4, 6, 3), GOLD)
  for (const x of [31, 38, 62, 69]) art.path(stepped(x, 60, 2.8, 3.6, 2), GOLD)
  art.path('M42 27H58V41H55V46H45V41H42Z', SKIN)
  art.path('M45.4 33h2.4v1.8h-2.4zM52.2 33h2.4v1.8h-2.4z', '#1a1210')
  art.line('M44.6 31h3.8M51.6 31h3.8M50 34v4', '#3a2012', 0.9)
  if (rank === 'K') drawKing(art, light)
  else if (rank === 'Q') drawQueen(art, light)
  else drawJack(art, light)
  art.path(suit, cloth, 'transform="translate(31.6 24.6) scale(.24)"')
}

function drawKing(art: Picture, light: string): void {
  art.path('M42 38H58V47H55V52H52V55H48V52H45V47H42Z', '#3a2012').path('M47.4 40.4h5.2v1.6h-5.2z', '#c2465a')
  art.path('M40 28V19H43V23H46V16H48.5V13H51.5V16H54V23H57V19H60V28Z', GOLD)
  art.line('M40 28H60', GOLD_DARK, 1.4)
  for (const [x, y] of [
    [43.5, 25],
    [50, 21.6],
    [56.5, 25],
  ] as const)
    art.circle(x, y, 1.3, light)
  art.line('M70 66V30', GOLD_DARK, 2).path(stepped(70, 27, 4, 5, 3), GOLD)
}

function drawQueen(art: Picture, light: string): void {
  art.path('M38 50V30H40V25H60V30H62V50H58V30H42V50Z', '#3a2012').path('M47.8 40.4h4.4v1.5h-4.4z', '#c2465a')
  art.path('M40 27V23H44V19H48V16H52V19H56V23H60V27Z', GOLD).path(star(50, 22.4, 3.2, 1.4), light)
  for (const x of [41, 59]) art.circle(x, 43, 1.4, GOLD)
  art
    .line('M69 64V46', '#3f7a3f', 1.4)
    .path(star(69, 41, 6, 2.6, 6), light)
    .circle(69, 41, 1.5, GOLD)
}

function drawJack(art: Picture, light: string): void {
  art.path('M41 44V28H59V44H57V31H43V44Z', '#3a2012').path('M47.8 40.6h4.4v1.4h-4.4z', '#c2465a')
  art.path('M40 28V24H43V20H57V24H60V28Z', light).line('M40 28H60', GOLD, 1.6)
  art.line('M57 21Q66 17 63 14', GOLD, 1.8).circle(50, 24.4, 1.6, GOLD)
  art
    .line('M70 68V32', GOLD_DARK, 1.7)
    .path('M66.4 33H73.6L70 20Z', '#c9d4dc', `stroke="${GOLD_DARK}" stroke-width=".7"`)
}
