import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/zeferan.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'zeferan',
  scene,
  palette: {
    stageEdge: '#07140e',
    stageMiddle: '#1d4430',
    frameLight: '#6a4a8a',
    frameDark: '#24143c',
    frameLine: '#d9b2ff',
    ink: '#f6f0ff',
    win: '#ffdf8a',
    accent: '#8f57d8',
    accentDark: '#3c1a7a',
    second: '#e8662a',
    secondDark: '#7a260c',
  },
  scale: scaleOf('segah', 233.1),
  symbols,
}

function scene(): string {
  const art = new Picture('zeferan')
  const next = random(33)
  garden(art, next)
  stalks(art)
  flower(art)
  dew(art, next)
  return art.vignette(0.5).svg()
}

function garden(art: Picture, next: () => number): void {
  art.rect(art.radial('#2f5a3a 0,#123222 .5,#06140f 1', 0.5, 0.45, 0.75))
  const b = art.blur(6)
  art.add(`<g ${b}>`)
  for (let i = 0; i < 16; i++)
    art.circle(
      next() * 300,
      next() * 180,
      6 + next() * 16,
      pick(['#b79cff', '#4f8a4a', '#ffd97a', '#7a4fb8'], i),
      `opacity="${0.14 + next() * 0.28}"`,
    )
  art.add('</g>')
  art.glow(150, 60, 100, '#fff0c0', 0.4)
}

function stalks(art: Picture): void {
  for (const [x, a] of [
    [110, -30],
    [122, -14],
    [180, 12],
    [196, 30],
    [140, -4],
    [166, 4],
  ] as const)
    art.line(
      `M${150 + (x - 150) * 0.3} 192Q${x} 140 ${150 + a * 4.4} ${86 + Math.abs(a)}`,
      '#3f7a3f',
      3.2,
      'opacity=".9"',
    )
}

function flower(art: Picture): void {
  const pet = (a: number, l: number, w: number, f: string, o = 1) =>
    art.add(
      `<path d="M0 0C${-w * 1.15} ${-l * 0.36} ${-w} ${-l * 0.82} 0 ${-l}C${w} ${-l * 0.82} ${w * 1.15} ${-l * 0.36} 0 0Z" transform="translate(150 168) rotate(${a})" fill="${f}" opacity="${o}"/><path d="M0 -8V${-l * 0.84}M0 -20Q${-w * 0.3} ${-l * 0.5} ${-w * 0.34} ${-l * 0.78}M0 -20Q${w * 0.3} ${-l * 0.5} ${w * 0.34} ${-l * 0.78}" transform="translate(150 168) rotate(${a})" fill="none" stroke="#4a1f86" stroke-width="1" opacity=".5"/>`,
    )
  const B = art.linear('#8a5fd0 0,#4a2490 .6,#2a1058 1'),
    F = art.linear('#efe0ff 0,#b58af0 .36,#7a45c8 .7,#3f1a80 1')
  pet(-34, 132, 30, B)
  pet(34, 132, 30, B)
  pet(0, 142, 32, B)
  for (const [a, l] of [
    [-13, 112],
    [2, 120],
    [15, 110],
  ] as const) {
    art.add(`<g transform="translate(150 166) rotate(${a})">`)
    art
      .line(`M0 0Q${a * 0.3} ${-l * 0.6} 0 ${-l * 0.82}`, '#ff8a2a', 3)
      .path(
        `M-4 ${-l * 0.78}C-9 ${-l * 0.95} -5 ${-l * 1.05} 0 ${-l * 1.08}C6 ${-l * 1.04} 9 ${-l * 0.94} 4 ${-l * 0.78}Z`,
        art.linear('#ff7a3a 0,#d6142a 1'),
      )
    art.add('</g>')
  }
  art.glow(150, 66, 40, '#ff8a3a', 0.5)
  pet(-62, 112, 27, F)
  pet(62, 112, 27, F)
  pet(-24, 106, 25, F, 0.96)
  pet(24, 106, 25, F, 0.96)
}

function dew(art: Picture, next: () => number): void {
  for (const [x, y, q] of [
    [96, 128, 3],
    [206, 118, 3.6],
    [132, 104, 2.6],
    [176, 134, 2.4],
    [112, 108, 2],
  ] as const)
    art
      .circle(x, y, q, '#fff', 'fill-opacity=".3" stroke="#fff" stroke-width=".6"')
      .circle(x - q * 0.3, y - q * 0.3, q * 0.3, '#fff')
  for (let i = 0; i < 26; i++)
    art.circle(
      90 + next() * 120,
      10 + next() * 90,
      0.5 + next() * 1,
      '#ffdf8a',
      `opacity="${0.4 + next() * 0.6}"`,
    )
}
