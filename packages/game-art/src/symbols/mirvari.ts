import type { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'
import { SHORE } from '../pieces/scratch-shore.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, coin, copper, gold, shadow, shine } from './parts.ts'

export const symbols = symbolsOf('mirvari', {
  a: SHORE.pearl,
  b: helmet,
  c: seahorse,
  d: starfish,
  k: tile('waves', '#2fa9b5', '#0a4656', '#dcfffc'),
  q: tile('drops', '#c05a78', '#561c36', '#ffe0e8'),
  j: tile('meander', '#3f7fc0', '#123260', '#dfefff'),
  t: tile('horns', '#c99a5a', '#573a18', '#fff2da'),
  W: necklace,
  C: coin(pearl, '#0b5c78'),
})

const pearlFill = (art: Picture) => art.radial('#ffffff 0,#fdf3ea .35,#d9cfe8 .68,#7f97c4 1', 0.36, 0.3, 0.78)

function pearl(art: Picture): void {
  art.glow(50, 50, 50, '#fffbe6', 0.8)
  art
    .circle(50, 50, 34, pearlFill(art))
    .ellipse(38, 36, 9, 6, '#fff', 'transform="rotate(-30 38 36)"')
    .line('M70 66A27 27 0 0 1 46 76', '#ffd9ec', 3.4, 'opacity=".8"')
}

function necklace(art: Picture): void {
  art.glow(50, 50, 50, '#fff1d0', 0.75)
  const fill = pearlFill(art)
  for (let bead = 0; bead < 15; bead++) {
    const angle = -0.5 + (bead * (Math.PI + 1)) / 14
    const size = 4.6 + Math.sin((bead / 14) * Math.PI) * 3.4
    ball(art, 50 + Math.cos(angle) * 37, 34 + Math.sin(angle) * 37, size, fill)
  }
  art
    .path('M44 76H56L53 84H47Z', gold(art))
    .circle(50, 52, 20, fill)
    .ellipse(43, 44, 6, 4, '#fff', 'transform="rotate(-30 43 44)"')
  art
    .path(star(50, 52, 27, 21, 12), 'none', `stroke="${gold(art)}" stroke-width="2.4"`)
    .circle(50, 89, 6, '#e0506a')
    .circle(48, 87, 1.8, '#fff')
}

function helmet(art: Picture): void {
  shadow(art, 36, 95)
  const metal = copper(art)
  art
    .path('M12 92C12 78 24 72 34 72H66C76 72 88 78 88 92Z', metal)
    .circle(50, 44, 36, metal)
    .circle(50, 44, 36, 'none', 'stroke="#5a250e" stroke-width="1"')
  art
    .circle(50, 48, 21, gold(art))
    .circle(50, 48, 16, art.linear('#bff4f4 0,#2f94a8 .5,#06303f 1', 0, 0, 1, 1))
    .line('M50 32V64M34 48H66', '#c8902e', 3)
  art.path('M40 38L48 34L40 50Z', '#fff', 'opacity=".6"')
  for (const x of [14, 86]) art.circle(x, 46, 9, gold(art)).circle(x, 46, 5.4, '#0b5c78')
  for (let bolt = 0; bolt < 8; bolt++)
    art.circle(
      50 + Math.cos((bolt * Math.PI) / 4 + 0.39) * 18.6,
      48 + Math.sin((bolt * Math.PI) / 4 + 0.39) * 18.6,
      1.5,
      '#6a3f0c',
    )
  art.rect(gold(art), 44, 2, 12, 9, 'rx="3"')
  for (const x of [24, 42, 58, 76]) art.circle(x, 84, 3.4, '#ffe0b0')
  shine(art, 'M24 34C28 24 36 17 46 15')
}

function seahorse(art: Picture): void {
  art
    .line('M48 56C52 72 62 72 62 84C62 94 46 94 46 84C46 78 54 78 54 83', '#8a3c14', 8)
    .line('M48 56C52 72 62 72 62 84C62 94 46 94 46 84C46 78 54 78 54 83', '#f0a04a', 5)
  art.path(
    'M40 26C28 30 30 44 36 52C30 62 38 76 52 72C66 66 66 50 58 42C54 36 56 30 58 26C64 16 54 4 42 8C34 10 32 16 30 22L14 28L16 34L34 30Z',
    art.linear('#ffe6a0 0,#f0a04a .5,#a8501c 1', 0, 0, 1, 1),
    'stroke="#8a3c14" stroke-width="1"',
  )
  art
    .path('M60 44C76 40 82 52 74 64C70 58 66 56 60 58Z', art.linear('#ffd0c0 0,#d8606a 1'))
    .path('M42 8L40 0L47 5L52 -1L53 7Z', '#d8606a')
  for (let band = 0; band < 6; band++)
    art.line(
      `M${36 - (band % 3)} ${46 + band * 5}q12 4 ${22 + (band % 2)} -2`,
      '#a8501c',
      1.4,
      'opacity=".6"',
    )
  art
    .circle(41, 18, 4, '#fff')
    .circle(40.4, 18.4, 2.2, '#0a1a24')
    .circle(20, 12, 3, '#eafff8', 'opacity=".6"')
    .circle(26, 4, 2, '#eafff8', 'opacity=".6"')
}

function starfish(art: Picture): void {
  shadow(art, 34, 92)
  const path =
    'M50 6C56 6 58 30 64 36C72 38 94 34 95 40C96 46 76 56 72 64C72 72 82 90 77 94C72 97 58 82 50 82C42 82 28 97 23 94C18 90 28 72 28 64C24 56 4 46 5 40C6 34 28 38 36 36C42 30 44 6 50 6Z'
  art.path(
    path,
    art.radial('#ffd0a0 0,#f0703a .5,#a82a2a 1', 0.42, 0.4, 0.75),
    'stroke="#8a1c24" stroke-width="1.2"',
  )
  const next = random(6)
  for (let arm = 0; arm < 5; arm++) {
    const angle = -Math.PI / 2 + (arm * Math.PI * 2) / 5
    for (let dot = 1; dot < 7; dot++)
      art.circle(
        50 + Math.cos(angle) * dot * 6.4,
        52 + Math.sin(angle) * dot * 6.4,
        2.6 - dot * 0.24 + next() * 0.3,
        '#fff0d0',
      )
  }
  art.circle(50, 52, 4, '#fff0d0')
}
