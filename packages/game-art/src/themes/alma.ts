import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { leaf, star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/alma.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'alma',
  scene,
  palette: {
    stageEdge: '#06131c',
    stageMiddle: '#17404a',
    frameLight: '#6a4a22',
    frameDark: '#241608',
    frameLine: '#ffd36b',
    ink: '#f6fbf2',
    win: '#ffe58a',
    accent: '#e8402e',
    accentDark: '#7a0e16',
    second: '#5f9a3a',
    secondDark: '#1e4620',
  },
  scale: scaleOf('shushtar', 207.7),
  symbols,
}

function scene(): string {
  const art = new Picture('alma')
  garden(art)
  wall(art)
  tree(art)
  apple(art)
  sparks(art)
  return art.vignette(0.5).svg()
}

function garden(art: Picture): void {
  art.rect(art.linear('#050f24 0,#0f3348 .45,#14504a .75,#061a18 1'))
  art.stars(60, 100, 13, '#dff4ff')
  art.glow(158, 88, 150, '#ffd36b', 0.42)
  art.ridge(132, 26, 11, 5, '#0c2c38', 'opacity=".8"')
}

function wall(art: Picture): void {
  art.path(
    'M-4 150V118H30V112H50V118H96V124H140V118H206V112H226V118H304V190H-4Z',
    art.linear('#1c4448 0,#061718 1'),
  )
  const next = random(8)
  for (let index = 0; index < 46; index++) {
    art.rect('#02100f', next() * 300, 122 + next() * 44, 16, 5, 'opacity=".35" rx="1"')
  }
  art.path('M-4 190V170Q80 152 160 168T304 162V190Z', '#041210')
}

function tree(art: Picture): void {
  art.line('M306 30C250 34 214 22 168 40C150 47 140 44 118 36', '#1c0f0a', 9)
  art.line('M306 27C250 31 214 19 168 37C150 44 140 41 118 33', '#c98a4a', 1.5, 'opacity=".7"')
  art.line('M240 26C236 50 250 62 268 72', '#1c0f0a', 5).line('M196 30C186 18 180 6 182 -6', '#1c0f0a', 5)
  const shade = art.linear('#6fae4a 0,#1f5a34 .6,#08221a 1')
  const lit = art.linear('#ffe98a 0,#8fbf4a .3,#22603a 1')
  for (const [x, y, length, width, degrees, isLit] of [
    [290, 30, 46, 13, 60, 0],
    [268, 70, 42, 12, 70, 0],
    [250, 58, 36, 11, 150, 0],
    [222, 26, 44, 12, 88, 1],
    [208, 32, 38, 11, 140, 1],
    [120, 36, 44, 12, 170, 1],
    [122, 38, 36, 11, 110, 1],
    [184, 6, 40, 12, 20, 0],
    [180, 12, 40, 12, 164, 1],
    [276, 26, 40, 12, -30, 0],
  ] as const) {
    art.path(leaf(x, y, length, width, degrees), isLit ? lit : shade)
    art.line(leaf(x, y, length, 0.5, degrees), '#f2ffb0', 0.5, 'opacity=".45"')
  }
}

const APPLE =
  'M0 -40C12 -52 48 -50 56 -20C64 12 42 58 14 62C6 63 4 59 0 59C-4 59 -6 63 -14 62C-42 58 -64 12 -56 -20C-48 -50 -12 -52 0 -40Z'

function apple(art: Picture): void {
  art.glow(156, 100, 104, '#ffcf5a', 0.85)
  art.line('M158 44C154 52 156 56 156 62', '#3a2010', 4.4)
  art.group('translate(156 100) scale(.98)', () => {
    art.path(APPLE, art.radial('#fff3a0 0,#ffc23a .28,#f0562a .58,#a80f22 .84,#4a0614 1', 0.34, 0.28, 0.82))
    art.path('M0 -40C12 -52 48 -50 56 -20C64 12 42 58 14 62C40 40 46 -6 22 -38Z', '#5a0414', 'opacity=".35"')
    for (let index = 0; index < 11; index++) {
      const x = -46 + index * 9
      art.line(`M${x * 0.3} -36Q${x * 1.2} 6 ${x * 0.36} 54`, '#ffdf7a', 0.8, 'opacity=".22"')
    }
    art.ellipse(0, -37, 17, 6, '#5a1a10', 'opacity=".7"').line('M0 -36C-1 -46 2 -54 6 -58', '#4a2a14', 4)
    art.line('M-46 -22C-42 -38 -26 -44 -14 -42', '#fffbe0', 5, `opacity=".85" ${art.blur(1)}`)
    art.ellipse(-34, -8, 6, 13, '#fff', `opacity=".45" transform="rotate(18 -34 -8)" ${art.blur(1.4)}`)
  })
}

function sparks(art: Picture): void {
  const next = random(41)
  for (let index = 0; index < 34; index++) {
    const angle = next() * 6.28
    const distance = 60 + next() * 62
    const [x, y] = [156 + Math.cos(angle) * distance, 100 + Math.sin(angle) * distance * 0.8]
    art.circle(x, y, 0.6 + next() * 1.3, '#ffeaa0', `opacity="${0.4 + next() * 0.6}"`)
  }
  for (const [x, y, size] of [
    [92, 74, 9],
    [226, 112, 8],
    [112, 146, 6],
  ] as const)
    art.path(star(x, y, size, 1.3, 4), '#fff8dc')
}
