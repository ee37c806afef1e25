import type { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { SHORE } from '../pieces/scratch-shore.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, coin, gold, shadow, shine, silver, wood } from './parts.ts'

export const symbols = symbolsOf('gece', {
  a: SHORE.ship,
  b: lighthouse,
  c: helm,
  d: net,
  k: tile('waves', '#2f7fb0', '#0a2f50', '#dcf2ff'),
  q: tile('star', '#5a5fc0', '#1e2060', '#e4e6ff'),
  j: tile('comb', '#2a8f92', '#083c42', '#d6fcff'),
  t: tile('drops', '#b8844a', '#4e2e12', '#fff0d8'),
  W: moon,
  C: coin(SHORE.ship, '#1c4f7a'),
})

function moon(art: Picture): void {
  art.glow(50, 50, 50, '#cfe9ff', 0.9)
  art.circle(50, 50, 36, art.radial('#fffef4 0,#f6ecd0 .6,#c4b07c 1', 0.38, 0.34, 0.75))
  for (const [x, y, r] of [
    [38, 40, 7],
    [62, 56, 9],
    [60, 32, 4.6],
    [42, 66, 5],
    [30, 56, 3.6],
  ] as const)
    art
      .circle(x, y, r, '#c8b888', 'opacity=".5"')
      .line(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}`, '#8f7f52', 1, 'opacity=".5"')
  for (let ray = 0; ray < 12; ray++)
    art.path(
      star(
        50 + Math.cos((ray * Math.PI) / 6) * 44,
        50 + Math.sin((ray * Math.PI) / 6) * 44,
        ray % 2 ? 3 : 5,
        1.2,
        4,
      ),
      '#f4fbff',
    )
}

function lighthouse(art: Picture): void {
  shadow(art, 30, 95)
  art
    .path('M58 22L100 6V42Z', '#fff3b0', `opacity=".55" ${art.blur(1.6)}`)
    .path('M42 22L0 6V42Z', '#fff3b0', `opacity=".4" ${art.blur(1.6)}`)
  art.path('M34 92L40 36H60L66 92Z', art.linear('#ffffff 0,#e4e0d8 .5,#7a7880 1', 0, 0, 1, 0))
  for (const y of [46, 66])
    art.path(
      `M${39 - (y - 46) * 0.11} ${y}H${61 + (y - 46) * 0.11}L${62.2 + (y - 46) * 0.11} ${y + 10}H${37.8 - (y - 46) * 0.11}Z`,
      '#c8283c',
    )
  art
    .rect('#2a3a4a', 35, 31, 30, 6, 'rx="2"')
    .rect('#fff0a0', 42, 15, 16, 16)
    .path('M38 15H62L50 3Z', '#c8283c')
    .line('M46 15V31M54 15V31', '#2a3a4a', 1.4)
    .glow(50, 23, 24, '#ffe27a', 0.9)
  art.path('M46 92V82Q50 76 54 82V92Z', '#2a3a4a').path('M18 94Q34 84 50 90T84 94Z', '#22303c')
}

function helm(art: Picture): void {
  art.ellipse(52, 56, 40, 38, '#000', `opacity=".4" ${art.blur(3)}`)
  for (let spoke = 0; spoke < 8; spoke++)
    art.group(
      `rotate(${spoke * 45} 50 50)`,
      () => void art.rect(wood(art), 47, 4, 6, 44, 'rx="3"').rect(gold(art), 45.6, 2, 8.8, 9, 'rx="4"'),
    )
  art
    .circle(50, 50, 28, 'none', `stroke="${wood(art)}" stroke-width="9"`)
    .circle(50, 50, 32, 'none', 'stroke="#ffdca0" stroke-width="1"')
    .circle(50, 50, 24, 'none', 'stroke="#3a1c0a" stroke-width="1"')
  art.circle(50, 50, 11, gold(art)).path(star(50, 50, 9, 4), '#7a2410')
}

function net(art: Picture): void {
  shadow(art, 34, 94)
  art.path('M10 30C30 44 70 44 90 30C94 60 80 92 50 92C20 92 6 60 10 30Z', '#0f3a52')
  for (const [x, y, turn] of [
    [38, 60, -20],
    [62, 58, 160],
    [50, 74, 10],
  ] as const) {
    art.group(
      `translate(${x} ${y}) rotate(${turn})`,
      () =>
        void art
          .path('M-16 0C-8 -10 6 -10 12 0L20 -7V7L12 0C6 10 -8 10 -16 0Z', silver(art))
          .circle(-9, -1, 1.6, '#08141c'),
    )
  }
  const mesh = art.clip('M10 30C30 44 70 44 90 30C94 60 80 92 50 92C20 92 6 60 10 30Z')
  art.group(
    '',
    () =>
      void Array.from({ length: 13 }, (_, index) =>
        art.line(
          `M${-20 + index * 12} 20L${40 + index * 12} 100M${120 - index * 12} 20L${60 - index * 12} 100`,
          '#e8d4a4',
          1.4,
          'opacity=".85"',
        ),
      ),
    mesh,
  )
  art.line('M10 30C30 44 70 44 90 30', '#b88a4a', 5)
  for (const [x, y] of [
    [10, 30],
    [29, 37.6],
    [50, 40],
    [71, 37.6],
    [90, 30],
  ] as const)
    ball(art, x, y, 6, art.radial('#ffb08a 0,#d8502e .6,#6a1c0c 1', 0.34, 0.3, 0.8))
  shine(art, 'M22 56Q26 72 36 82', 1.6, 0.4)
}
