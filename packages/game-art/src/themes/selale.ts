import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'selale',
  scene,
  palette: {
    stageEdge: '#06140e',
    stageMiddle: '#1c4a3a',
    frameLight: '#5a7a5a',
    frameDark: '#1c2e22',
    frameLine: '#d8f0dc',
    ink: '#f4fcf4',
    win: '#fff0b0',
    accent: '#3fb07a',
    accentDark: '#0e4a30',
    second: '#4fa8d8',
    secondDark: '#164a6a',
  },
  scale: scaleOf('rast', 233.1),
}

function scene(): string {
  const art = new Picture('selale')
  valley(art)
  cliffs(art)
  water(art)
  pool(art)
  forest(art)
  return art.vignette(0.34).svg()
}

function valley(art: Picture): void {
  art.rect(art.linear('#bfe6f0 0,#8ac8c8 .4,#3f8a6a .8'))
  art.glow(96, 12, 130, '#fffbe0', 0.9)
  art.ridge(96, 66, 6, 19, '#7fb8c0', 'opacity=".7"')
  art.ridge(112, 50, 9, 25, '#4f9a94', 'opacity=".75"')
}

function cliffs(art: Picture): void {
  art.path(
    'M-6 190V18L34 10L60 34L86 28L112 60L124 190Z',
    art.linear('#5a8a5a 0,#2c5640 .45,#0c2a20 1', 0, 0, 1, 1),
  )
  art.path(
    'M306 190V4L262 0L236 26L208 22L190 54L178 190Z',
    art.linear('#6a9a5a 0,#2a5440 .5,#0a241c 1', 1, 0, 0, 1),
  )
  const crags =
    'M34 10L44 60L30 120M60 34L74 92L64 150M86 28L96 84L92 140M262 0L250 64L264 130M236 26L226 88L238 150M208 22L206 76L212 130'
  art
    .line(crags, '#08201a', 1.6, 'opacity=".6"')
    .line(crags, '#b8dca0', 0.8, 'opacity=".4" transform="translate(-1.4 0)"')
  const next = random(15)
  for (let index = 0; index < 70; index++) {
    const left = index % 2 === 0
    const x = left ? next() * 104 : 192 + next() * 110
    art.ellipse(
      x,
      16 + next() * 150,
      5 + next() * 8,
      2.4 + next() * 3,
      ['#8ac84a', '#5fa03a', '#3a7a34'][index % 3] ?? '',
      `opacity="${0.3 + next() * 0.45}"`,
    )
  }
  art.path('M104 62Q150 38 196 54L186 84Q150 70 118 88Z', '#2a5240')
}

/** Three falls, the middle one longest. */
function water(art: Picture): void {
  const fall = art.linear('#ffffff 0,#d8f4fb .3,#8fd0e4 .7,#e8fafc 1')
  art.path('M126 58Q150 48 176 58L182 152Q150 162 116 152Z', fall)
  art
    .path('M112 74Q118 70 124 72L120 146H106Z', '#d8f2f8', 'opacity=".8"')
    .path('M180 66Q187 64 191 70L196 146H184Z', '#d8f2f8', 'opacity=".8"')
  const next = random(9)
  for (let index = 0; index < 46; index++) {
    const x = 122 + next() * 56
    const y = 60 + next() * 40
    art.line(
      `M${x} ${y}Q${x + (x - 150) * 0.06} ${y + 24} ${x + (x - 150) * 0.14} ${y + 30 + next() * 40}`,
      index % 3 ? '#fff' : '#4f9ab8',
      1 + next(),
      `opacity="${0.35 + next() * 0.5}"`,
    )
  }
}

function pool(art: Picture): void {
  art.path('M60 156Q150 138 240 156L262 190H40Z', art.linear('#bfeef0 0,#3f9ab0 .4,#0c3a4c 1'))
  art.ellipse(150, 154, 56, 9, '#fff', `opacity=".85" ${art.blur(4)}`)
  for (const [color, radius] of [
    ['#ff8a7a', 66],
    ['#ffd87a', 62],
    ['#8ae0a0', 58],
    ['#8ac0ff', 54],
  ] as const) {
    art.line(
      `M${150 - radius} 156A${radius} ${radius} 0 0 1 ${150 + radius} 156`,
      color,
      3,
      `opacity=".26" ${art.blur(1.4)}`,
    )
  }
  for (let ring = 0; ring < 5; ring++)
    art.ellipse(
      150,
      164 + ring * 5,
      40 + ring * 17,
      3 + ring,
      'none',
      'stroke="#e8fcff" stroke-width="1" opacity=".45"',
    )
  for (const [x, y, r] of [
    [74, 168, 16],
    [54, 178, 20],
    [228, 168, 15],
    [250, 178, 22],
  ] as const) {
    art
      .ellipse(x, y, r, r * 0.6, art.linear('#6a8a6a 0,#1c3428 1'))
      .line(`M${x - r * 0.8} ${y - r * 0.2}Q${x} ${y - r * 0.8} ${x + r * 0.8} ${y - r * 0.2}`, '#a8d870', 2)
  }
}

function forest(art: Picture): void {
  for (const [x, y, height] of [
    [12, 190, 70],
    [30, 190, 50],
    [-6, 190, 90],
    [290, 190, 80],
    [272, 190, 54],
    [306, 190, 96],
  ] as const) {
    for (let floor = 0; floor < 3; floor++) {
      const [width, top] = [(22 - floor * 5) * (height / 70), y - height + (2 - floor) * height * 0.2]
      art.path(
        `M${x - width} ${y - floor * height * 0.24}L${x} ${top}L${x + width} ${y - floor * height * 0.24}Z`,
        floor % 2 ? '#0a2a1e' : '#061c14',
      )
    }
  }
}
