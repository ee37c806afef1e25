import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/gol.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'gol',
  scene,
  palette: {
    stageEdge: '#04101c',
    stageMiddle: '#154a64',
    frameLight: '#4f7f78',
    frameDark: '#12302e',
    frameLine: '#cfe6e0',
    ink: '#eef8fa',
    win: '#ffe2a0',
    accent: '#3f9ab0',
    accentDark: '#0e4a60',
    second: '#d08a3c',
    secondDark: '#6a3a10',
  },
  scale: scaleOf('bayati-shiraz', 164.8),
  symbols,
}

function scene(): string {
  const art = new Picture('gol')
  sky(art)
  water(art)
  boat(art)
  shore(art)
  return art.vignette(0.4).svg()
}

function sky(art: Picture): void {
  art.rect(art.linear('#071a3a 0,#17477a .4,#5aa0b0 .64'))
  art.stars(60, 70, 7)
  art.add(
    `<path d="M40 -10C90 30 170 40 320 10" fill="none" stroke="#cfe6ff" stroke-width="26" opacity=".16" ${art.blur(9)}/>`,
  )
}

function water(art: Picture): void {
  const mt = () => {
    art.ridge(104, 66, 6, 11, art.linear('#e9f4fa 0,#7fa4ba .2,#2f5a78 .55,#1d3f58 1', 0.2, 0, 0.6, 1))
    art.ridge(110, 38, 10, 57, art.linear('#2a6a6a 0,#123a44 1'))
    const next = random(5)
    for (let i = 0; i < 54; i++) {
      const x = i * 6 - 8 + next() * 4,
        h = 8 + next() * 17 + (i < 14 ? (14 - i) * 2.2 : 0) + (i > 40 ? (i - 40) * 2.2 : 0)
      art.path(`M${x - 4.2} 114L${x} ${114 - h}L${x + 4.2} 114Z`, pick(['#0a2a2c', '#0d363a', '#082024'], i))
    }
  }
  mt()
  art.rect(art.linear('#2f8a96 0,#0e4a60 .5,#04202e 1'), 0, 113, 300, 75)
  art.add(`<g opacity=".5" ${art.blur(1.2)}><g transform="translate(0 226) scale(1 -1)">`)
  mt()
  art.add('</g></g>')
  art.rect(art.linear('#0e4a60 0 0,#04202e 1 .85'), 0, 113, 300, 75)
  const next = random(2)
  for (let i = 0; i < 26; i++)
    art.rect(
      '#cff6ff',
      next() * 290,
      118 + next() * 60,
      12 + next() * 40,
      0.7,
      `opacity="${0.15 + next() * 0.35}"`,
    )
}

function boat(art: Picture): void {
  art.group('translate(196 150)', () => {
    art.ellipse(0, 6, 40, 3, '#021018', 'opacity=".6"')
    art
      .path(
        'M-38 -4C-20 4 22 4 40 -7C34 6 24 8 16 8H-18C-28 8 -34 4 -38 -4Z',
        art.linear('#8a4f2a 0,#2a120c 1'),
      )
      .line('M-38 -4C-20 4 22 4 40 -7', '#f0c080', 1.1)
    art.circle(-4, -18, 3.4, '#0a0f16').path('M-10 -14H2L4 1H-12Z', '#0a0f16')
    art.line('M2 -10L26 8', '#1a0c08', 1.8)
    art.line('M30 -6V-20', '#1a0c08', 1.4)
    art.glow(30, -22, 26, '#ffb84a', 0.95)
    art.circle(30, -22, 2.6, '#fff2c4')
    art.ellipse(30, 12, 12, 1.3, '#ffb84a', 'opacity=".8"')
  })
}

function shore(art: Picture): void {
  art.path('M-6 190V164Q30 156 74 190Z', '#031118')
  for (const [x, h] of [
    [6, 52],
    [22, 40],
    [-4, 60],
  ] as const)
    art.path(`M${x - 9} 178L${x} ${178 - h}L${x + 9} 178Z`, '#04161c')
}
