import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'sar',
  scene,
  palette: {
    stageEdge: '#0e2038',
    stageMiddle: '#275482',
    frameLight: '#8a5a34',
    frameDark: '#2e1a12',
    frameLine: '#ffe0b8',
    ink: '#f6faff',
    win: '#ffe39a',
    accent: '#d8284a',
    accentDark: '#6e0c28',
    second: '#f0a93a',
    secondDark: '#7a4a0c',
  },
  scale: scaleOf('rast', 246.9),
}

function scene(): string {
  const art = new Picture('sar')
  sky(art)
  mountains(art)
  balloon(art)
  others(art)
  return art.vignette(0.22).svg()
}

function sky(art: Picture): void {
  art.rect(art.linear('#2f6fae 0,#8fc0d8 .36,#ffe0b8 .68,#ffb48a .82'))
  art.glow(238, 118, 90, '#fff3c8', 0.95)
  art.circle(238, 118, 17, '#fffbe6')
  const b = art.blur(3)
  art.add(
    `<g ${b} fill="#fff" opacity=".7"><ellipse cx="56" cy="52" rx="44" ry="7"/><ellipse cx="84" cy="46" rx="26" ry="8"/><ellipse cx="256" cy="34" rx="46" ry="6"/></g>`,
  )
}

function mountains(art: Picture): void {
  art.ridge(150, 50, 7, 15, '#9a90b8', 'opacity=".7"')
  art.add(`<rect x="0" y="134" width="300" height="22" fill="#fff2e0" opacity=".5" ${art.blur(6)}/>`)
  art.ridge(168, 44, 9, 45, '#5f6a9a', 'opacity=".85"')
  art.add(`<rect x="0" y="158" width="300" height="16" fill="#ffe6d6" opacity=".45" ${art.blur(6)}/>`)
  art.hill(174, 7, '#2c4a5e', 1, 1.3)
  const next = random(12)
  for (let i = 0; i < 26; i++) {
    const x = next() * 300,
      y = 182 - next() * 8
    art.path(`M${x - 3} ${y}L${x} ${y - 11 - next() * 6}L${x + 3} ${y}Z`, '#173344')
  }
}

function canopy(art: Picture): void {
  const E = 'M0 58C-16 44 -52 22 -52 -10C-52 -40 -28 -58 0 -58C28 -58 52 -40 52 -10C52 22 16 44 0 58Z',
    cl = art.clip(E)
  art.path(E, '#f2e4c8')
  art.add(`<g ${cl}>`)
}

function belt(art: Picture, C: readonly string[]): void {
  for (let i = 0; i < 8; i++) {
    const x = -52 + i * 13
    art.path(
      `M0 -60Q${x * 2.1} -14 ${x * 0.12} 60L${(x + 13) * 0.12} 60Q${(x + 13) * 2.1} -14 0 -60Z`,
      pick(C, i),
    )
  }
  for (let i = 0; i < 7; i++) {
    const x = -39 + i * 13
    art.path(star(x * 0.86, -12 + Math.abs(i - 3) * 1.2, 5.2, 2.3), '#fff6dc')
  }
  art.rect('#7a0f2c', -54, 6, 108, 9, 'opacity=".9"')
  for (let x = -50; x < 52; x += 8) art.path(`M${x} 7l3.5 3.5-3.5 3.5-3.5-3.5z`, '#f6d27a')
  art.rect(art.linear('#fff 0 .05,#fff .7 .42,#fff .8 .05,#000 1 .0', 0, 0, 1, 0), -54, -60, 108, 120)
}

function basket(art: Picture): void {
  art.rect(art.linear('#0a1030 0 .5,#0a1030 .5 0', 0, 0, 1, 0), -54, -60, 108, 120)
  art.add('</g>')
  art.line('M-6 56L-8 76M6 56L8 76M-2 58L-3 76M2 58L3 76', '#3a2416', 0.9)
  art.path('M-10 75H10L8 90H-8Z', art.linear('#b87a3c 0,#5a3214 1')).line('M-10 75H10', '#f0c27a', 2)
  art.glow(0, 62, 16, '#ffb43a', 0.9)
}

function balloon(art: Picture): void {
  art.group('translate(134 66) rotate(4)', () => {
    const C = ['#c21a3c', '#f0b03a', '#0f8f86', '#f6ead0', '#c21a3c', '#0f8f86', '#f0b03a', '#c21a3c']
    canopy(art)
    belt(art, C)
    basket(art)
  })
}

function others(art: Picture): void {
  art.group('translate(246 62) scale(.26)', () => {
    art.path(
      'M0 58C-16 44 -52 22 -52 -10C-52 -40 -28 -58 0 -58C28 -58 52 -40 52 -10C52 22 16 44 0 58Z',
      art.linear('#0f8f86 0,#f0b03a .5,#c21a3c 1', 0, 0, 1, 0),
    )
    art.path('M-10 75H10L8 90H-8Z', '#5a3214')
  })
  art.group('translate(40 96) scale(.18)', () => {
    art.path(
      'M0 58C-16 44 -52 22 -52 -10C-52 -40 -28 -58 0 -58C28 -58 52 -40 52 -10C52 22 16 44 0 58Z',
      '#b5486a',
    )
    art.path('M-10 75H10L8 90H-8Z', '#5a3214')
  })
}
