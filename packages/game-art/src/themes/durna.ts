import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'durna',
  scene,
  palette: {
    stageEdge: '#1a1230',
    stageMiddle: '#5a3a78',
    frameLight: '#8a6a9a',
    frameDark: '#2a1c40',
    frameLine: '#ffd9c0',
    ink: '#fff6f4',
    win: '#ffe6b0',
    accent: '#f07a5a',
    accentDark: '#7a2a26',
    second: '#6f8ae0',
    secondDark: '#263a86',
  },
  scale: scaleOf('shur', 246.9),
}

function scene(): string {
  const art = new Picture('durna')
  dawn(art)
  clouds(art)
  line(art)
  crane(art)
  marsh(art)
  return art.vignette(0.3).svg()
}

function dawn(art: Picture): void {
  art.rect(art.linear('#6a4fa0 0,#c078b0 .32,#ff9f96 .58,#ffd8a0 .78'))
  art.circle(70, 122, 40, art.linear('#fffbe0 0,#ffd88a .7,#ffb07a 1')).glow(70, 122, 110, '#fff0c0', 0.7)
}

function clouds(art: Picture): void {
  const soft = art.blur(3)
  for (const [x, y, width, colour, opacity] of [
    [220, 40, 90, '#ffd0d8', 0.6],
    [160, 52, 70, '#fff0e0', 0.5],
    [30, 64, 80, '#ffb8b8', 0.55],
    [260, 96, 110, '#fff0dc', 0.5],
    [110, 104, 120, '#ffe0c8', 0.55],
  ] as const) {
    art.path(
      `M${x - width / 2} ${y}q${width * 0.2} -12 ${width * 0.4} -5q${width * 0.2} -11 ${width * 0.34} 2q${width * 0.16} -4 ${width * 0.26} 4q-${width * 0.5} 7 -${width} -1z`,
      colour,
      `opacity="${opacity}" ${soft}`,
    )
  }
}

/** A bird that is far away: two wings and a neck. */
function line(art: Picture): void {
  const birds = [
    [38, 26, 0.5],
    [62, 34, 0.56],
    [88, 44, 0.64],
    [204, 112, 0.6],
    [232, 106, 0.54],
    [258, 98, 0.48],
    [280, 90, 0.42],
  ] as const
  for (const [index, [x, y, size]] of birds.entries()) {
    art.group(`translate(${x} ${y}) scale(${size})`, () => {
      const lift = index % 2 ? -18 : 8
      art.path(`M-22 4Q-6 -2 10 0L36 4L38 6L10 6Q-8 8 -22 4Z`, '#3a2450')
      art
        .path(`M-6 1Q-4 ${lift} -20 ${lift * 1.4}Q6 ${lift * 0.9} 10 2Z`, '#3a2450')
        .path(`M0 2Q8 ${lift * 0.9} 2 ${lift * 1.5}Q18 ${lift * 0.7} 14 3Z`, '#54386a')
    })
  }
}

function crane(art: Picture): void {
  const white = art.linear('#ffffff 0,#ffeede .5,#d6a8b8 1')
  const far = art.linear('#e8d0dc 0,#9a7aa8 1')
  art.group('translate(146 86) rotate(-7)', () => {
    art.path('M-6 -4C-2 -34 -22 -58 -52 -76C-26 -74 22 -62 34 -10Z', far)
    for (const [x, y] of [
      [-52, -76],
      [-46, -72],
      [-38, -68],
      [-30, -64],
    ] as const)
      art.line(`M${x + 14} ${y + 9}L${x - 8} ${y + 2}`, '#2c1c40', 4.6)
    art.line('M-40 8L-104 20M-38 11L-102 27', '#33202e', 2.8)
    art.path('M-48 8C-30 -10 24 -14 52 -4C42 14 -14 24 -48 8Z', white)
    art.path('M-42 6C-58 2 -70 6 -78 14C-64 20 -52 18 -36 14Z', '#2c1c40')
    art.line('M46 -3C66 2 80 -12 100 -10', '#2c1c40', 7).line('M48 -5C66 0 80 -13 98 -12', '#fff6ee', 2.6)
    art
      .ellipse(103, -11, 8, 5.4, '#fffaf4')
      .path('M109 -13L132 -8L109 -6.6Z', '#d89a4a')
      .path('M97 -15Q103 -19 109 -14L106 -11H98Z', '#e0344a')
      .circle(105, -11.4, 1.2, '#1c1018')
    art.path('M36 -8C42 -44 30 -72 2 -104C14 -52 -4 -24 -34 0C-10 10 20 6 36 -8Z', white)
    for (let finger = 0; finger < 7; finger++) {
      const [x, y] = [4 + finger * 1.6 - finger * finger * 0.7, -100 + finger * 11]
      art.path(
        `M${x + 8} ${y + 18}Q${x - 8} ${y + 6} ${x - 16 - finger} ${y - 6 + finger * 2}Q${x + 2} ${y - 6} ${x + 12} ${y + 12}Z`,
        '#2c1c40',
      )
    }
    art
      .line('M36 -10C40 -44 28 -72 4 -100', '#fff', 1.8, 'opacity=".9"')
      .line('M20 -8C20 -34 16 -52 8 -68M4 -4C6 -22 4 -36 0 -46', '#c89ab0', 1, 'opacity=".7"')
  })
}

function marsh(art: Picture): void {
  art.path('M-4 156Q80 148 160 156T304 152V190H-4Z', art.linear('#d88a8a 0,#5a3a6a .6,#1c1230 1'))
  for (let y = 158; y < 188; y += 4)
    art.rect('#ffe0b8', 30 + (y % 3) * 8, y, 90 - (y - 158) * 1.4, 1, 'opacity=".55"')
  const next = random(12)
  for (let index = 0; index < 34; index++) {
    const x = index % 2 ? next() * 60 - 4 : 240 + next() * 64
    art.line(`M${x} 190Q${x + 2} 170 ${x + (next() - 0.5) * 14} ${150 + next() * 20}`, '#180e28', 1.8)
  }
}
