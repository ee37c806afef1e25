import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/armudu.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'armudu',
  scene,
  palette: {
    stageEdge: '#160a08',
    stageMiddle: '#4a2013',
    frameLight: '#8a4f22',
    frameDark: '#341409',
    frameLine: '#f0c060',
    ink: '#fff2dc',
    win: '#ffd890',
    accent: '#e8641a',
    accentDark: '#7a2008',
    second: '#b8323c',
    secondDark: '#55101c',
  },
  scale: scaleOf('rast', 174.6),
  symbols,
}

function scene(): string {
  const art = new Picture('armudu')
  lamps(art)
  samovar(art)
  table(art)
  glass(art)
  return art.vignette(0.5).svg()
}

function lamps(art: Picture): void {
  art.rect(art.linear('#3b1a12 0,#6a2f18 .5,#2a0f0c 1', 0, 0, 1, 1))
  const next = random(19),
    b = art.blur(7)
  art.add(`<g ${b}>`)
  for (let i = 0; i < 18; i++)
    art.circle(
      next() * 300,
      next() * 110,
      6 + next() * 15,
      pick(['#ffcf7a', '#ff9a4a', '#d6502a', '#ffe6b0'], i),
      `opacity="${0.18 + next() * 0.4}"`,
    )
  art.add('</g>')
}

function samovar(art: Picture): void {
  art.group('translate(236 96)', () => {
    art.add(`<g ${art.blur(2)}>`)
    const g = art.linear('#fff0b0 0,#d69a3a .3,#7a4212 .6,#f0c060 .8,#5a2a0a 1', 0, 0, 1, 0)
    art
      .path('M-34 -30C-40 0 -34 30 -20 44H20C34 30 40 0 34 -30C30 -44 -30 -44 -34 -30Z', g)
      .path('M-20 44H20L28 60H-28Z', g)
      .path('M-22 -40H22L14 -60H-14Z', g)
      .path('M-14 -60C-18 -76 18 -76 14 -60Z', g)
      .line('M-34 -20C-56 -28 -56 6 -36 6M34 -20C56 -28 56 6 36 6', '#c98a3a', 5)
    art.line('M-8 14L-30 20V28', '#e0b050', 6)
    art.add('</g>')
  })
}

function table(art: Picture): void {
  art.path('M-4 146H304V188H-4Z', art.linear('#7a2f1c 0,#260c0a 1'))
  for (let x = -10; x < 310; x += 26) art.path(stepped(x, 170, 10, 9, 3), '#c98a3a', 'opacity=".22"')
}

function plate(art: Picture): void {
  art.ellipse(0, 12, 84, 13, '#000', `opacity=".5" ${art.blur(5)}`)
  art
    .ellipse(0, 6, 72, 13, art.linear('#fff6e0 0,#d9c29a 1'))
    .ellipse(0, 4, 60, 9.6, art.linear('#c9a870 0,#fff1d6 1'))
    .line('M-72 6a72 13 0 0 0 144 0', '#d6203e', 2)
}

function tea(art: Picture, G: string): void {
  const cl = art.clip(G)
  art.add(`<g ${cl}>`)
  art.rect('#fff', -40, -120, 80, 130, 'opacity=".14"')
  art.rect(art.linear('#ffb84a 0,#e8641a .4,#9c2410 .78,#5a0f0a 1'), -40, -98, 80, 110)
  art.ellipse(0, -14, 24, 16, art.radial('#ffd36b 0 .9,#ff8a2a 1 0'))
  art.ellipse(0, -98, 32, 5, '#ffd890')
  art.rect(
    art.linear('#fff 0 .75,#fff .18 .05,#fff .5 0,#000 .82 .05,#000 1 .35', 0, 0, 1, 0),
    -32,
    -120,
    64,
    130,
  )
  art.add('</g>')
}

function side(art: Picture, G: string): void {
  art
    .line(G, '#fff3d6', 1.3, 'opacity=".8"')
    .ellipse(0, -118, 32, 5.4, 'none', 'stroke="#fff6e0" stroke-width="1.6"')
  art.line('M-24 -108C-23 -92 -13 -82 -13 -66M-24 -12C-25 -24 -16 -38 -14 -48', '#fff', 2.6, 'opacity=".85"')
  art.group('translate(58 -6) rotate(-14)', () => {
    art.circle(0, 0, 20, '#f2c230').circle(0, 0, 17.6, '#fff2b0').circle(0, 0, 15.6, '#f7d247')
    for (let i = 0; i < 8; i++)
      art.path(
        `M0 0L${15 * Math.cos(i * 0.785)} ${15 * Math.sin(i * 0.785)}A15 15 0 0 1 ${15 * Math.cos(i * 0.785 + 0.6)} ${15 * Math.sin(i * 0.785 + 0.6)}Z`,
        '#fbe27a',
        'stroke="#fff2b0" stroke-width="1.6"',
      )
  })
  art
    .path('M-76 -8L-58 -14L-46 -8V6L-64 12L-76 6Z', '#fff')
    .path('M-76 -8L-64 -2V12L-76 6Z', '#d9c9b0')
    .path('M-64 -2L-46 -8V6L-64 12Z', '#f0e6d6')
  const bl = art.blur(3)
  art.add(`<g ${bl} opacity=".7">`)
  art
    .line('M-12 -126C-26 -140 0 -150 -12 -168', '#fff', 5, 'opacity=".5"')
    .line('M8 -126C22 -140 -4 -150 10 -172', '#fff', 4, 'opacity=".45"')
  art.add('</g>')
}

function glass(art: Picture): void {
  art.group('translate(128 158)', () => {
    const G =
      'M-32 -118C-32 -92 -19 -80 -19 -62C-19 -46 -32 -34 -32 -14C-32 2 -14 6 0 6C14 6 32 2 32 -14C32 -34 19 -46 19 -62C19 -80 32 -92 32 -118Z'
    plate(art)
    tea(art, G)
    side(art, G)
  })
}
