import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { arch } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/bazar.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'bazar',
  scene,
  palette: {
    stageEdge: '#120b1c',
    stageMiddle: '#352142',
    frameLight: '#8a5634',
    frameDark: '#33161c',
    frameLine: '#f3b37a',
    ink: '#fff0dc',
    win: '#ffcf6b',
    accent: '#e8743a',
    accentDark: '#7a2a14',
    second: '#21a396',
    secondDark: '#0c4a48',
  },
  scale: scaleOf('rast', 196),
  symbols,
}

function scene(): string {
  const art = new Picture('bazar')
  town(art)
  arches(art)
  lanterns(art)
  spices(art)
  return art.vignette(0.4).svg()
}

function town(art: Picture): void {
  art.rect(art.linear('#1b2a5a 0,#5a4a86 .4,#e58a5b .74,#ffcf87 .86'))
  art.stars(16, 50, 3)
  art.glow(150, 132, 80, '#ffd58a', 0.9)
  art.path(
    'M128 140V84Q128 78 140 78H158Q168 78 168 84V140Z',
    art.linear('#2a2450 0,#4d3b6a .6,#241c3e 1', 0, 0, 1, 0),
  )
  for (let i = 0; i < 7; i++) art.rect('#1b1738', 128, 86 + i * 8, 40, 1.2, 'opacity=".6"')
  art.path('M168 92L178 98V140H168Z', '#241c3e')
  art.path('M60 140V112H90V104H118V116H128V140ZM178 140V118H204V108H230V140Z', '#2b2148')
}

function arches(art: Picture): void {
  const fr = (w: number, h: number, b: number, f: string, e: string) =>
    art
      .path(`M-10 -10H310V198H-10Z${arch(150, b, w, h)}`, f, 'fill-rule="evenodd"')
      .line(arch(150, b, w, h), e, 1.6)
  fr(118, 128, 150, art.linear('#6a3c52 0,#3a1d3a 1'), '#f3b37a')
  fr(168, 158, 164, art.linear('#57303f 0,#2a142b 1'), '#e59a62')
  fr(232, 186, 196, art.linear('#3a1d2b 0,#1a0b1a 1'), '#c47a4a')
  const next = random(4)
  for (let i = 0; i < 34; i++) {
    const L = next() < 0.5,
      x = L ? next() * 34 : 266 + next() * 34,
      y = next() * 180
    art.rect('#000', x, y, 14, 5, 'opacity=".16"')
  }
  art.rect(art.linear('#7a4038 0,#2a0f1a 1'), 0, 158, 300, 30)
  art.path('M0 158H300L330 188H-30Z', art.linear('#b86a3e 0,#2c1018 1'))
  for (let i = -6; i <= 6; i++)
    art.line(`M${150 + i * 14} 158L${150 + i * 40} 188`, '#2c1018', 0.8, 'opacity=".6"')
}

function lanterns(art: Picture): void {
  const lan = (x: number, y: number, k: number, c: string, l: string) =>
    art.group(`translate(${x} ${y}) scale(${k})`, () => {
      art.line('M0 -200V-22', '#140810', 1.2)
      art.glow(0, 0, 54, c, 0.85)
      art
        .path('M-5 -22H5L12 -12H-12Z', '#7a4a20')
        .path('M-12 -12H12L17 4L9 20H-9L-17 4Z', art.radial(`#fffbe0 0,${l} .4,${c} 1`))
        .path('M-9 20H9L4 27H-4Z', '#7a4a20')
      art.line('M-12 -12L-6 4L-4 20M12 -12L6 4L4 20M-17 4H17M0 -12V20', '#4a2712', 1.3)
    })
  lan(64, 58, 0.92, '#ff8c2e', '#ffd36b')
  lan(236, 50, 1.04, '#21c7b4', '#b9fff0')
  lan(118, 40, 0.56, '#f0476f', '#ffc0cd')
  lan(190, 64, 0.5, '#f6b73c', '#fff0b8')
}

function spices(art: Picture): void {
  const sp = (x: number, c: string, d: string, k = 1) => {
    art.path(
      `M${x - 30 * k} 176Q${x} ${116 + 10 / k} ${x + 30 * k} 176Z`,
      art.linear(`${c} 0,${d} 1`, 0.2, 0, 0.9, 1),
    )
    art
      .path(
        `M${x - 34 * k} 174H${x + 34 * k}L${x + 26 * k} 194H${x - 26 * k}Z`,
        art.linear('#a0703e 0,#3a1d12 1'),
      )
      .line(`M${x - 34 * k} 174H${x + 34 * k}`, '#f0c27a', 1.4)
  }
  sp(40, '#ffcf4a', '#b8690f', 1.05)
  sp(112, '#ff6a3a', '#8a1c10', 0.9)
  sp(182, '#c9d45a', '#5a6a1a', 0.9)
  sp(256, '#e23b5a', '#6a0f2a', 1.05)
}
