import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { star, stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/xalca.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'xalca',
  scene,
  palette: {
    stageEdge: '#12060a',
    stageMiddle: '#3a0f1c',
    frameLight: '#6e3a1e',
    frameDark: '#2a100c',
    frameLine: '#e0a63c',
    ink: '#f8ead0',
    win: '#ffd97a',
    accent: '#b5202e',
    accentDark: '#5c0c18',
    second: '#2a4f8e',
    secondDark: '#12264a',
  },
  scale: scaleOf('chahargah', 174.6),
  symbols,
}

function scene(): string {
  const art = new Picture('xalca')
  carpet(art)
  return art.svg()
}

function borders(art: Picture, W: string, rd: string, nv: string): void {
  art.rect('#0d1f3c', -190, -116, 380, 232)

  art.rect(rd, -180, -108, 360, 216)
  art.rect(W, -172, -100, 344, 200)
  art.rect(nv, -168, -96, 336, 192)
}

function field(art: Picture, W: string, rd: string, gd: string, tq: string): void {
  for (let x = -160; x <= 160; x += 16) {
    for (const y of [-86, 86] as const)
      art.path(stepped(x, y, 7, 7, 3), (x / 16) % 2 ? gd : rd).circle(x, y, 1.5, W)
  }
  for (let y = -64; y <= 64; y += 16)
    for (const x of [-158, 158] as const)
      art.path(stepped(x, y, 7, 7, 3), (y / 16) % 2 ? tq : gd).circle(x, y, 1.5, W)
}

function medallions(art: Picture, W: string): void {
  art.rect(W, -148, -76, 296, 152)
  art.rect('#8e1626', -145, -73, 290, 146)
  for (let x = -138; x < 140; x += 12)
    for (const y of [-67, 67] as const) art.path(`M${x} ${y - 4}l5 4-5 4-5-4z`, W)
}

function threads(art: Picture, W: string, rd: string, nv: string, gd: string, tq: string): void {
  art.rect('#0f1f40', -136, -60, 272, 120)
  for (const x of [-90, 0, 90] as const) {
    art
      .path(stepped(x, 0, 46, 54, 6), W)
      .path(stepped(x, 0, 43, 50.5, 6), x ? tq : rd)
      .path(stepped(x, 0, 33, 39, 5), W)
      .path(stepped(x, 0, 31, 36.5, 5), x ? '#8e1626' : nv)
      .path(stepped(x, 0, 21, 25, 4), gd)
      .path(stepped(x, 0, 17, 20.5, 4), x ? nv : tq)
      .path(star(x, 0, 12, 5.2), W)
      .path(star(x, 0, 8, 3.4), rd)
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      art.line(`M${x + a * 22} ${b * 18}h${a * 7}v${b * 6}h${-a * 4}`, W, 2)
  }
  for (const x of [-45, 45] as const)
    for (const y of [-40, 40] as const) art.path(star(x, y, 10, 4.4), gd).circle(x, y, 2.4, rd)
  for (const x of [-45, 45] as const) art.path(stepped(x, 0, 8, 9, 3), W).path(stepped(x, 0, 5, 6, 2), rd)
  for (const x of [-128, 128] as const)
    for (const y of [-42, 0, 42] as const) art.path(stepped(x, y, 5, 6, 2), gd)
  const next = random(8)
  for (let y = -116; y < 116; y += 2.4) art.rect('#000', -190, y, 380, 0.7, 'opacity=".13"')
  for (let y = -106; y <= 106; y += 4.4)
    art.line(`M180 ${y}q7 1 13 ${next() * 4 - 2}M-180 ${y}q-7 1 -13 0`, '#e9d6b0', 1.2)
}

function carpet(art: Picture): void {
  art.rect('#16060b')
  art.group('translate(150 98) rotate(-9) skewX(-8)', () => {
    const W = '#f3e2c0'
    const rd = '#b5202e'
    const nv = '#12264a'
    const gd = '#e0a63c'
    const tq = '#1f8a86'
    borders(art, W, rd, nv)
    field(art, W, rd, gd, tq)
    medallions(art, W)
    threads(art, W, rd, nv, gd, tq)
  })
  art.rect(art.linear('#ffe2b0 0 .5,#ffb066 .28 .14,#000 .62 .2,#000 1 .72', 0, 0, 1, 0.9))
}
