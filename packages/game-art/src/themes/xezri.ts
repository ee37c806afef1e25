import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'xezri',
  scene,
  palette: {
    stageEdge: '#070d14',
    stageMiddle: '#22384a',
    frameLight: '#5a7080',
    frameDark: '#16222c',
    frameLine: '#d6e6ee',
    ink: '#f4fafc',
    win: '#ffe9a0',
    accent: '#f2c23a',
    accentDark: '#7a560c',
    second: '#4f9ac8',
    secondDark: '#16405e',
  },
  scale: scaleOf('humayun', 196),
}

function scene(): string {
  const art = new Picture('xezri')
  storm(art)
  lighthouse(art)
  wave(art)
  spray(art)
  wind(art)
  return art.vignette(0.4).svg()
}

function storm(art: Picture): void {
  art.rect(art.linear('#1c2833 0,#3c5568 .4,#8aa0a8 .66,#c9c8a8 .76'))
  for (const [x, y, r, colour] of [
    [40, 30, 60, '#141e28'],
    [130, 14, 70, '#1a2732'],
    [230, 26, 76, '#121b24'],
    [290, 60, 44, '#223240'],
  ] as const) {
    art.ellipse(x, y, r, r * 0.42, colour, `opacity=".8" ${art.blur(9)}`)
  }
  art.path('M246 76L-10 20V78Z', art.linear('#fff6c0 0 0,#fff0a8 1 .75', 0, 0, 1, 0), art.blur(3))
  art.rect(art.linear('#3f6a7c 0,#123040 1'), 0, 136, 300, 52)
}

function lighthouse(art: Picture): void {
  art.path('M214 150Q228 128 250 128Q276 130 290 152Z', '#0e1820')
  art.path('M238 132L243 86H257L262 132Z', art.linear('#fffaf0 0,#d8d0c4 .5,#6a6a70 1', 0, 0, 1, 0))
  for (const y of [96, 114])
    art.path(
      `M${242.4 - (y - 96) * 0.12} ${y}H${257.6 + (y - 96) * 0.12}L${258.6 + (y - 96) * 0.12} ${y + 9}H${241.4 - (y - 96) * 0.12}Z`,
      '#c8283c',
    )
  art.rect('#22303a', 240, 83, 20, 4).rect('#ffe9a0', 244, 70, 12, 13).path('M242 70H258L250 60Z', '#c8283c')
  art.glow(250, 76, 40, '#fff0a0', 1).circle(250, 76, 4, '#fffbe4')
}

function wave(art: Picture): void {
  const deep = art.linear('#bfeef0 0,#4fb0c0 .2,#1a6a86 .52,#08283c 1', 0.2, 0, 0.6, 1)
  art.path(
    'M-6 190V126C10 84 46 40 104 32C142 28 174 44 182 72C166 58 142 58 130 72C118 88 132 112 158 128C190 146 240 150 306 150V190Z',
    deep,
  )
  art.path(
    'M-6 190V140C24 96 60 62 104 52C84 80 84 118 116 144C140 164 190 172 306 168V190Z',
    art.linear('#2f8aa0 0 .9,#06202e 1', 0.3, 0, 0.6, 1),
  )
  for (let index = 0; index < 8; index++) {
    const bend = index * 7
    art.line(
      `M${-4 + index * 6} ${176 - index}C${20 + bend} ${110 - index * 2} ${60 + bend * 0.8} ${66 - index} ${108 + index * 3} ${40 + index * 3.6}`,
      '#dffaf8',
      1.2,
      'opacity=".38"',
    )
  }
  art.path(
    'M182 72C170 44 138 28 104 32C70 36 44 56 26 84C52 56 82 44 108 46C100 50 98 54 98 60C108 52 120 52 126 58C122 62 120 66 122 74C128 66 138 64 144 68C142 74 144 78 148 82C150 74 158 68 166 70C168 76 172 80 178 82C178 78 180 74 182 72Z',
    '#fbffff',
  )
}

function spray(art: Picture): void {
  const next = random(7)
  for (let index = 0; index < 90; index++) {
    const angle = -2.4 + next() * 2.2
    const distance = 30 + next() * 70
    const [x, y] = [140 + Math.cos(angle) * distance * 1.2, 72 + Math.sin(angle) * distance * 0.7]
    art.circle(x, y, 0.5 + next() * 1.9, '#fff', `opacity="${0.35 + next() * 0.6}"`)
  }
  art
    .path('M-6 190V178Q60 164 130 176T306 172V190Z', '#051420')
    .line('M-6 178Q60 164 130 176T306 172', '#bfeaf0', 1.4, 'opacity=".7"')
}

function wind(art: Picture): void {
  for (const [y, reach, width] of [
    [24, 150, 2.4],
    [50, 230, 1.8],
    [110, 200, 2],
  ] as const) {
    const path = `M${reach - 130} ${y}H${reach}q22 0 22 -11q0 -9 -10 -9q-9 0 -9 8q0 5 5 6`
    art.line(path, '#f4fbff', width, 'opacity=".75"')
  }
  art.line('M186 122q50 8 96 -4M196 132q30 4 56 -1', '#f4fbff', 1.4, 'opacity=".5"')
}
