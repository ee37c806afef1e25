import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'gunes',
  scene,
  palette: {
    stageEdge: '#140d16',
    stageMiddle: '#54324a',
    frameLight: '#b07a5a',
    frameDark: '#3a2028',
    frameLine: '#ffdfae',
    ink: '#fff6ea',
    win: '#fff0b0',
    accent: '#f08a2a',
    accentDark: '#7a380a',
    second: '#5a9ad0',
    secondDark: '#1c4470',
  },
  scale: scaleOf('rast', 207.7),
}

function scene(): string {
  const art = new Picture('gunes')
  sky(art)
  terrace(art)
  dial(art)
  gnomon(art)
  shade(art)
  return art.vignette(0.3).svg()
}

function sky(art: Picture): void {
  art.rect(art.linear('#3f8ac8 0,#9ac8dc .4,#ffe6c0 .62,#ffc08a .72'))
  art.glow(66, 40, 130, '#fffbe0', 1)
  for (let ray = 0; ray < 20; ray++)
    art.path('M-2 -26L0 -38L2 -26Z', '#fff0b0', `transform="translate(66 40) rotate(${ray * 18})"`)
  art.circle(66, 40, 21, '#fffef0')
  art.ridge(116, 30, 8, 41, '#8aa8c0', 'opacity=".7"')
  for (const [x, height] of [
    [250, 62],
    [266, 84],
    [284, 58],
  ] as const)
    art
      .path(`M${x - 8} 126Q${x} ${126 - height * 2} ${x + 8} 126Z`, '#2c5a4a')
      .path(`M${x - 2} 126Q${x + 2} ${126 - height * 1.9} ${x + 8} 126Z`, '#173a34')
}

function terrace(art: Picture): void {
  art.rect(art.linear('#e8b88a 0,#b8764e .5,#5a2c24 1'), 0, 122, 300, 66)
  art.rect('#f6d6aa', 0, 118, 300, 6).rect('#8a5238', 0, 124, 300, 2.4)
  for (let index = -8; index <= 8; index++)
    art.line(`M${150 + index * 24} 126L${150 + index * 62} 190`, '#7a4030', 1, 'opacity=".5"')
  for (const y of [136, 152, 174]) art.line(`M0 ${y}H300`, '#7a4030', 1, 'opacity=".45"')
}

/** A disc of stone, twelve marks and no numbers. */
function dial(art: Picture): void {
  art.ellipse(174, 168, 92, 15, '#2a0f10', `opacity=".55" ${art.blur(5)}`)
  art.path('M128 132H200L208 176H120Z', art.linear('#d8a070 0,#a86a48 .5,#5a2e26 1', 0, 0, 1, 0))
  art.path('M76 104v12a88 36 0 0 0 176 0v-12z', art.linear('#c88a60 0,#8a5238 .5,#4a221c 1', 0, 0, 1, 0))
  art.ellipse(
    164,
    104,
    88,
    36,
    art.linear('#fff0d2 0,#f0cd9c .5,#c8925e 1', 0, 0, 1, 1),
    'stroke="#8a5238" stroke-width="1"',
  )
  art
    .ellipse(164, 104, 80, 32, 'none', 'stroke="#a8683c" stroke-width="1.6"')
    .ellipse(164, 104, 58, 23, 'none', 'stroke="#a8683c" stroke-width="1"')
  for (let mark = 0; mark < 24; mark++) {
    const angle = (mark * Math.PI) / 12
    const at = (part: number) => `${164 + Math.cos(angle) * 80 * part} ${104 + Math.sin(angle) * 32 * part}`
    art.line(`M${at(0.97)}L${at(mark % 2 ? 0.86 : 0.74)}`, '#7a3c1c', mark % 2 ? 1 : 2.2)
  }
}

function shade(art: Picture): void {
  art.path('M160 106L232 124L224 131L158 112Z', '#4a1c14', `opacity=".62" ${art.blur(0.8)}`)
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * Math.PI) / 4 + 0.2
    const [x, y] = [164 + Math.cos(angle) * 40, 104 + Math.sin(angle) * 16]
    art.path(
      `M164 104L${x + Math.sin(angle) * 5} ${y - Math.cos(angle) * 2.4}L${164 + Math.cos(angle) * 54} ${104 + Math.sin(angle) * 21}L${x - Math.sin(angle) * 5} ${y + Math.cos(angle) * 2.4}Z`,
      ray % 2 ? '#d8782e' : '#b0442a',
      'opacity=".85"',
    )
  }
}

function gnomon(art: Picture): void {
  art.path('M160 106L232 124L224 131L158 112Z', '#4a1c14', `opacity=".4" ${art.blur(1)}`)
  art.ellipse(162, 106, 13, 6, '#8a4a20').ellipse(162, 104, 11, 5, '#ffd98a')
  art.path(
    'M150 106L172 106L150 26Z',
    art.linear('#fff8d8 0,#f0b84a .4,#8a4f14 1', 0, 0, 1, 0),
    'stroke="#6a3a0c" stroke-width="1"',
  )
  art
    .path('M154 100L165 100L154 58Z', '#9ac8dc', 'stroke="#6a3a0c" stroke-width=".8"')
    .line('M150 106V26', '#fffbe8', 1.8)
  art
    .circle(150, 26, 5, '#ffe29a', 'stroke="#6a3a0c" stroke-width=".8"')
    .path(star(150, 26, 11, 2, 8), '#fffbe0', 'opacity=".9"')
}
