import type { Picture } from './picture.ts'
import { leaf, star } from './shapes.ts'

const BODY =
  'M50 26C58 16 82 18 88 38C94 60 78 90 60 94C54 95 52 92 50 92C48 92 46 95 40 94C22 90 6 60 12 38C18 18 42 16 50 26Z'

/** The golden apple of the tale, 100 by 100. */
export function drawApple(art: Picture): void {
  art.glow(50, 54, 50, '#ffd36b', 0.7)
  art.path(BODY, art.radial('#fffbc0 0,#ffd24a .3,#f08a2a .6,#b0281e .88,#5a0a14 1', 0.34, 0.3, 0.85))
  art.line('M50 28C48 18 52 12 58 6', '#4a2a14', 4)
  art.path(leaf(54, 16, 28, 9, -12), art.linear('#b8e07a 0,#2f7a34 1'))
  art.ellipse(50, 28, 11, 4, '#7a2410', 'opacity=".7"')
  for (const x of [-26, -13, 0, 13, 26]) {
    art.line(`M${50 + x * 0.4} 30Q${50 + x * 1.1} 60 ${50 + x * 0.4} 90`, '#fff0a8', 0.9, 'opacity=".28"')
  }
  art.line('M20 44C22 34 30 28 38 28', '#fff', 5, `opacity=".85" ${art.blur(0.5)}`)
  art.path(star(76, 34, 8, 1.6, 4), '#fff')
}
