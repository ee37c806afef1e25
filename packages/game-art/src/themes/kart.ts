import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'kart',
  scene,
  palette: {
    stageEdge: '#050f1c',
    stageMiddle: '#17405e',
    frameLight: '#6a4426',
    frameDark: '#24120a',
    frameLine: '#e8b850',
    ink: '#f6f3e6',
    win: '#ffe08f',
    accent: '#c11a3e',
    accentDark: '#5e0a20',
    second: '#0e8a7e',
    secondDark: '#064440',
  },
  scale: scaleOf('bayati-shiraz', 207.7),
}

function scene(): string {
  const art = new Picture('kart')
  cloth(art)
  cards(art)
  chips(art)
  return art.vignette(0.5).svg()
}

function cloth(art: Picture): void {
  art.rect(art.radial('#1d4f6e 0,#0c2a44 .5,#04101e 1', 0.5, 0.36, 0.85))
  art.rect(art.radial('#fff0c8 0 .3,#fff 1 0', 0.5, 0.1, 0.6))
  art
    .line('M-10 120Q150 40 310 120', '#e8b850', 1.4, 'opacity=".6"')
    .line('M-10 128Q150 48 310 128', '#e8b850', 0.7, 'opacity=".5"')
}

function cards(art: Picture): void {
  const card = (x: number, y: number, a: number, fn: () => void) =>
    art.group(`translate(${x} ${y}) rotate(${a})`, () => {
      art.add(
        `<rect x="-31" y="-44" width="66" height="92" rx="7" fill="#000" opacity=".4" ${art.blur(4)}/><rect x="-33" y="-46" width="66" height="92" rx="7" fill="${art.linear('#fffdf6 0,#efe6d2 1')}"/>`,
      )
      fn()
    })
  const back = () => {
    art.add(`<rect x="-28" y="-41" width="56" height="82" rx="4" fill="#8e1230"/>`)
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 4; i++) art.path(star(-21 + i * 14, -34 + j * 13.6, 5.6, 2.6), '#f3c877')
    art.add(
      '<rect x="-28" y="-41" width="56" height="82" rx="4" fill="none" stroke="#f3c877" stroke-width="1.4"/>',
    )
  }
  const sp =
      'M0 -20C10 -8 20 -2 20 9C20 18 9 20 3 14C3 20 6 23 8 25H-8C-6 23 -3 20 -3 14C-9 20 -20 18 -20 9C-20 -2 -10 -8 0 -20Z',
    ht = 'M0 22C-10 10 -22 4 -22 -8C-22 -20 -6 -22 0 -10C6 -22 22 -20 22 -8C22 4 10 10 0 22Z',
    dm = 'M0 -23L16 0L0 23L-16 0Z'
  card(80, 86, -24, back)
  card(118, 76, -10, () => {
    art.path(dm, '#c11a3e')
    art
      .path(dm, '#c11a3e', 'transform="translate(-23 -35) scale(.24)"')
      .path(dm, '#c11a3e', 'transform="translate(23 35) scale(.24)"')
  })
  card(160, 76, 5, () => {
    art.path(ht, art.linear('#f0325a 0,#a00a34 1'), 'transform="scale(1.12)"')
    art
      .path(ht, '#c11a3e', 'transform="translate(-23 -35) scale(.26)"')
      .path(ht, '#c11a3e', 'transform="translate(23 35) rotate(180) scale(.26)"')
  })
  card(204, 88, 20, () => {
    art
      .path(sp, art.linear('#23364a 0,#070d14 1'), 'transform="scale(1.3)"')
      .path(star(0, -1, 8, 3.4), '#e8b850')
    art
      .path(sp, '#0b1420', 'transform="translate(-23 -35) scale(.26)"')
      .path(sp, '#0b1420', 'transform="translate(23 35) rotate(180) scale(.26)"')
  })
}

function chips(art: Picture): void {
  const chip = (x: number, y: number, c: string, n: number) => {
    for (let i = 0; i < n; i++) {
      const yy = y - i * 6
      art
        .path(`M${x - 24} ${yy}v6a24 10 0 0 0 48 0v-6z`, '#0a0f16')
        .path(`M${x - 24} ${yy}v5a24 10 0 0 0 48 0v-5z`, c)
      for (let k = 0; k < 5; k++)
        art.rect(
          '#fff6e0',
          x - 20 + k * 9.4,
          yy + 6 + Math.sin(((k + 0.5) / 5) * 3.14) * 5,
          4.4,
          5,
          'opacity=".9"',
        )
      art
        .ellipse(x, yy, 24, 10, c)
        .ellipse(x, yy, 24, 10, 'none', 'stroke="#fff6e0" stroke-width="2.6" stroke-dasharray="7 8"')
        .ellipse(x, yy, 14, 5.6, 'none', 'stroke="#fff6e0" stroke-width="1"')
    }
  }
  chip(54, 160, '#c11a3e', 3)
  chip(258, 158, '#0e8a7e', 4)
  chip(108, 170, '#e0a030', 1)
}
