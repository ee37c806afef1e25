import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/karvan.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'karvan',
  scene,
  palette: {
    stageEdge: '#120824',
    stageMiddle: '#4a1c50',
    frameLight: '#8a4438',
    frameDark: '#34122a',
    frameLine: '#ffc07a',
    ink: '#fff0e0',
    win: '#ffdf9a',
    accent: '#e0563c',
    accentDark: '#6e1a24',
    second: '#8a5ac8',
    secondDark: '#381a66',
  },
  scale: scaleOf('humayun', 174.6),
  symbols,
}

function scene(): string {
  const art = new Picture('karvan')
  desert(art)
  dunes(art)
  camels(art)
  foreground(art)
  return art.vignette(0.35).svg()
}

function desert(art: Picture): void {
  art.rect(art.linear('#12124a 0,#5a2a78 .3,#d6506a .58,#ffb067 .76'))
  art.stars(40, 70, 99)
  art.circle(104, 116, 46, art.linear('#fff6c8 0,#ffc46b .6,#ff7a5a 1'))
  art.glow(104, 116, 110, '#ffb86b', 0.5)
  art.path('M-4 132C60 104 120 138 190 118S270 108 304 120V188H-4Z', art.linear('#c2485a 0,#7a2450 1'))
}

function dunes(art: Picture): void {
  art.path(
    'M-4 150C50 150 110 118 176 130C220 138 270 150 304 140V188H-4Z',
    art.linear('#8a2c50 0,#3a1040 1'),
  )
  art.path('M176 130C150 140 140 160 150 188H304V140C270 150 220 138 176 130Z', '#2a0c38', 'opacity=".55"')
  art.line('M-4 150C50 150 110 118 176 130', '#ffc07a', 1.4, 'opacity=".9"')
}

function camels(art: Picture): void {
  const cam = (x: number, y: number, k: number) =>
    art.group(`translate(${x} ${y}) scale(${k})`, () => {
      const c = '#1c0828'
      art.path(
        'M-20 -18C-22 -26 -16 -30 -12 -28C-9 -38 -4 -38 -1 -29C2 -29 3 -29 4 -29C7 -39 12 -37 14 -28C17 -26 20 -26 22 -30C24 -36 24 -42 28 -46C31 -49 38 -48 41 -44L36 -42C32 -42 31 -36 30 -30C28 -20 24 -15 18 -14H-14C-18 -14 -20 -15 -20 -18Z',
        c,
      )
      art.line('M-16 -15L-17 0M-11 -14L-9 0M14 -14L13 0M18 -14L20 0', c, 2.6)
      art.line('M-20 -20Q-25 -14 -23 -8', c, 1.4)
      art.path('M-8 -30H10L13 -16H-10Z', '#c11f3c').line('M-9 -22H12', '#f6c35c', 2)
    })
  cam(88, 142, 0.56)
  cam(122, 134, 0.66)
  cam(160, 129, 0.76)
  cam(206, 134, 0.9)
  art.group('translate(238 140)', () => {
    art.circle(0, -21, 3, '#1c0828')
    art.path('M-4 -18H4L7 0H-7Z', '#1c0828')
    art.line('M4 -14L10 -8', '#1c0828', 2)
  })
  art.line('M216 118L236 126', '#1c0828', 0.8)
}

function foreground(art: Picture): void {
  art
    .path('M-4 176C60 152 130 180 200 172S280 158 304 164V190H-4Z', art.linear('#3a1040 0,#12041e 1'))
    .line('M-4 176C60 152 130 180 200 172', '#e0708a', 1, 'opacity=".6"')
  art.path(star(236, 38, 10, 1.6, 4), '#fff6dc').glow(236, 38, 20, '#fff6dc', 0.7)
}
