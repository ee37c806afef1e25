import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { arch, leaf, star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'saray',
  scene,
  palette: {
    stageEdge: '#140d12',
    stageMiddle: '#4a2a34',
    frameLight: '#8a4a2c',
    frameDark: '#34160e',
    frameLine: '#f0c27a',
    ink: '#fff3dc',
    win: '#ffe0a0',
    accent: '#b3123f',
    accentDark: '#560820',
    second: '#0a78b0',
    secondDark: '#083a5c',
  },
  scale: scaleOf('chahargah', 196),
}

function scene(): string {
  const art = new Picture('saray')
  const P = ['#c8102e', '#0a6fb8', '#f2a900', '#0f9d78', '#7a2fa8', '#e85d1f']
  sky(art)
  front(art)
  windows(art, P)
  shutters(art, P)
  garden(art)
  return art.vignette(0.3).svg()
}

function sky(art: Picture): void {
  art.rect(art.linear('#2b5f9e 0,#8fb9d0 .45,#ffe0ae .78'))
  art.glow(60, 70, 110, '#fff3c8', 0.7)
  art.ridge(120, 40, 7, 21, '#6f86a8', 'opacity=".6"')
}

function front(art: Picture): void {
  art.path('M36 46H264V140H36Z', art.linear('#f6e2bd 0,#d9b382 1'))
  art.path('M26 46H274L262 32H38Z', art.linear('#7a3f22 0,#4a2212 1')).rect('#3a1a0e', 26, 44, 248, 4)
  for (let i = 0; i < 17; i++)
    art.path(`M${36 + i * 13.6} 48l6.8 6 6.8-6z`, '#8e1230').circle(42.8 + i * 13.6, 58, 1.5, '#0f8f86')
}

function windows(art: Picture, P: readonly string[]): void {
  for (const [x, w] of [
    [70, 40],
    [150, 62],
    [230, 40],
  ] as const) {
    const A = arch(x, 136, w, 80)
    art.path(A, '#4a2212')
    const c = art.clip(A)
    art.add(`<g ${c}>`)
    for (let j = 0; j < 9; j++)
      for (let i = 0; i < 7; i++) {
        const xx = x - w / 2 + 3 + i * 10,
          yy = 60 + j * 10
        art
          .rect(pick(P, i + j * 2), xx - 5, yy - 5, 10, 10, 'opacity=".75"')
          .path(star(xx, yy, 4.6, 2.4), '#ffe9b0', 'opacity=".9"')
      }
    art.add('</g>').line(A, '#7a3f22', 3).line(A, '#f0c27a', 0.9)
  }
}

function shutters(art: Picture, P: readonly string[]): void {
  for (const x of [108, 192] as const)
    for (const y of [66, 104] as const) {
      art.rect('#4a2212', x - 13, y, 26, 28, 'rx="2"')
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 3; i++) art.path(star(x - 8 + i * 8, y + 6 + j * 8, 3.8, 2), pick(P, i + j * 2))
    }
  for (const x of [48, 92, 124, 176, 208, 252] as const)
    art.path(leaf(x, 140, 80, 3, -90), '#b8702f', 'opacity=".45"')
}

function garden(art: Picture): void {
  art
    .path('M0 138H300V188H0Z', art.linear('#5a7a3a 0,#24401f 1'))
    .path('M84 146H216L248 188H52Z', art.linear('#9fd0da 0,#2a6a84 1'))
    .line('M84 146H216L248 188H52Z', '#f0e0c0', 2.4)
  for (let i = 0; i < 12; i++)
    art.rect('#fff', 90 + ((i * 37) % 110), 150 + i * 3, 14 + i * 2, 0.9, 'opacity=".4"')
  const next = random(23)
  for (const [x, k] of [
    [22, 1],
    [280, 1.05],
  ] as const) {
    art.path(`M${x - 5} 150L${x - 3} 84H${x + 4}L${x + 6} 150Z`, '#4a3420')
    for (let i = 0; i < 24; i++)
      art.circle(
        x + (next() - 0.5) * 66 * k,
        62 + (next() - 0.5) * 64 * k,
        9 + next() * 9,
        pick(['#4f7a2c', '#6f9a34', '#355a22', '#8aae3e'], i),
        'opacity=".92"',
      )
  }
}
