import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/neft.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'neft',
  scene,
  palette: {
    stageEdge: '#10050f',
    stageMiddle: '#4a1838',
    frameLight: '#5a3a34',
    frameDark: '#1c0c12',
    frameLine: '#ff9a5a',
    ink: '#fff0e0',
    win: '#ffd06b',
    accent: '#ff8a3c',
    accentDark: '#7a2a14',
    second: '#b03a6a',
    secondDark: '#4a1038',
  },
  scale: scaleOf('shur', 146.8),
  symbols,
}

function scene(): string {
  const art = new Picture('neft')
  dusk(art)
  derricks(art)
  water(art)
  pump(art)
  return art.vignette(0.4).svg()
}

function dusk(art: Picture): void {
  art.rect(art.linear('#3a1450 0,#b03a52 .34,#ff8a3c .62,#ffd06b .74'))
  art.circle(196, 112, 52, art.linear('#fffbd6 0,#ffd86b .6,#ff8a3a 1'))
  for (const [y, h] of [
    [92, 3],
    [104, 4],
    [118, 5],
  ] as const)
    art.rect('#ff9a4a', 140, y, 116, h, 'opacity=".55"')
}

function derricks(art: Picture): void {
  art.hill(140, 5, '#8a3048', 1, 2)
  const der = (x: number, y: number, h: number, c: string) => {
    const w = h * 0.24
    art.line(`M${x - w} ${y}L${x - w * 0.2} ${y - h}H${x + w * 0.2}L${x + w} ${y}`, c, 1.8)
    for (let i = 0; i < 5; i++) {
      const a = i / 5,
        b2 = (i + 1) / 5,
        wa = w - w * 0.8 * a,
        wb = w - w * 0.8 * b2
      art.line(
        `M${x - wa} ${y - h * a}L${x + wb} ${y - h * b2}M${x + wa} ${y - h * a}L${x - wb} ${y - h * b2}M${x - wb} ${y - h * b2}H${x + wb}`,
        c,
        1,
      )
    }
  }
  der(40, 142, 74, '#5a1e3e')
  der(76, 142, 52, '#6a2644')
  der(262, 142, 66, '#5a1e3e')
  der(284, 142, 44, '#6a2644')
  der(232, 142, 36, '#7a2e48')
}

function water(art: Picture): void {
  art.rect(art.linear('#7a2a3a 0,#2a0c1e .5,#0c0410 1'), 0, 141, 300, 47)
  art.ellipse(196, 146, 62, 3, '#ffd06b', 'opacity=".85"')
  const next = random(61)
  for (let i = 0; i < 24; i++)
    art.ellipse(
      196 + (next() - 0.5) * 70,
      148 + i * 1.6,
      8 + next() * 22,
      0.8,
      '#ffb45a',
      `opacity="${0.75 - i * 0.026}"`,
    )
}

function pump(art: Picture): void {
  art.path('M-4 166C40 156 110 160 160 170S260 178 304 168V190H-4Z', '#0a0309')
  art.group('translate(112 170)', () => {
    const c = '#12050f'
    art.path('M-10 -62L-4 -62L22 0H14L-7 -50L-28 0H-36Z', c)
    art.line('M-24 -26H10', '#12050f', 4)
    art.add('<g transform="translate(-7 -64) rotate(-13)">')
    art.rect(c, -58, -5, 112, 9, 'rx="2"')
    art.path('M50 -18C66 -12 72 4 66 22L58 18C62 6 58 -2 50 -4Z', c)
    art.rect(c, -66, -11, 18, 26, 'rx="3"')
    art.line('M-58 -5H54', '#ff9a5a', 1.2, 'opacity=".9"')
    art.line('M50 -18C66 -12 72 4 66 22', '#ff9a5a', 1.3)
    art.add('</g>')
    art.line('M58 -62V-2', '#12050f', 2)
    art.line('M-66 -44L-52 -14', '#12050f', 5)
    art
      .circle(-50, -14, 14, c)
      .circle(-50, -14, 14, 'none', 'stroke="#ff9a5a" stroke-width="1" opacity=".6"')
      .circle(-50, -14, 4, '#ff9a5a')
    art.rect(c, -76, -8, 60, 10)
    art.rect(c, 50, -10, 16, 12)
  })
  art.line('M160 36q6-6 11 0q6-6 11 0M196 26q5-5 9 0q5-5 9 0M140 52q4-4 7 0q4-4 7 0', '#4a1640', 1.5)
}
