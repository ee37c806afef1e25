import { Picture } from '../draw/picture.ts'
import { drawPomegranate, seedFill } from '../draw/pomegranate.ts'
import { pick, random } from '../draw/random.ts'
import { leaf } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/nar.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'nar',
  scene,
  palette: {
    stageEdge: '#12070c',
    stageMiddle: '#341826',
    frameLight: '#7a4a22',
    frameDark: '#2a120c',
    frameLine: '#e8b850',
    ink: '#fff0dc',
    win: '#ffd97a',
    accent: '#d8234a',
    accentDark: '#6a0f2a',
    second: '#6f9a3a',
    secondDark: '#27421c',
  },
  scale: scaleOf('segah', 220),
  symbols,
}

function scene(): string {
  const art = new Picture('nar')
  const seed = seedFill(art)
  garden(art)
  branch(art)
  fruit(art, seed)
  return art.vignette(0.45).svg()
}

function garden(art: Picture): void {
  art.rect(art.linear('#f7b267 0,#c2563d .4,#4a1226 .78,#1c0713 1', 0, 0, 1, 1))
  art.glow(40, 20, 150, '#ffe3a3', 0.9)
  const next = random(5),
    b = art.blur(5)
  art.add(`<g ${b}>`)
  for (let i = 0; i < 26; i++)
    art.circle(
      next() * 300,
      next() * 150,
      5 + next() * 16,
      pick(['#5d7a35', '#32512b', '#e0a24a', '#8a2232', '#26401f'], i),
      `opacity="${0.3 + next() * 0.4}"`,
    )
  art.add('</g>')
}

function branch(art: Picture): void {
  art.line('M-6 34C50 22 110 40 190 14C230 2 270 6 306 -4', '#2b1510', 7)
  art.line('M-6 31C50 19 110 37 190 11', '#a8683c', 1.4, 'opacity=".8"')
  for (const [x, y, l, w, a, c] of [
    [30, 26, 44, 10, 60, 0],
    [66, 28, 52, 11, 100, 1],
    [110, 30, 40, 10, 40, 0],
    [236, 6, 56, 12, 70, 1],
    [262, 4, 50, 11, 38, 0],
    [84, 26, 40, 9, -40, 1],
    [210, 10, 40, 9, 130, 0],
  ] as const)
    art
      .path(
        leaf(x, y, l, w, a),
        art.linear(c ? '#b7c65a 0,#3f6a2c .6,#16351d 1' : '#7fa548 0,#27512a .7,#0e2917 1'),
      )
      .line(leaf(x, y, l, 0.6, a), '#e9f0a0', 0.6, 'opacity=".5"')
}

function fruit(art: Picture, seed: string): void {
  drawPomegranate(art, 176, 116, 66)
  art.group('translate(72 150)', () => {
    for (const [x, y, q] of [
      [0, 0, 9],
      [16, 6, 8],
      [-15, 9, 8],
      [33, 14, 7],
      [4, 16, 8],
    ] as const)
      art
        .ellipse(x + 1, y + 7, q, 2.4, '#12030a', 'opacity=".5"')
        .ellipse(x, y, q, q * 0.86, seed)
        .ellipse(x - q * 0.3, y - q * 0.32, q * 0.3, q * 0.2, '#fff', 'opacity=".85"')
  })
  art.path(leaf(-12, 188, 84, 22, -28), '#0d2415', `opacity=".85" ${art.blur(2.5)}`)
}
