import { Picture } from '../draw/picture.ts'
import { arch, star, stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'qum',
  scene,
  palette: {
    stageEdge: '#1a0f06',
    stageMiddle: '#6a4218',
    frameLight: '#b07a34',
    frameDark: '#4a2a0c',
    frameLine: '#ffe0a0',
    ink: '#fff6e0',
    win: '#fff0b0',
    accent: '#f0a82a',
    accentDark: '#7a4a08',
    second: '#1f8ac0',
    secondDark: '#0a3e60',
  },
  scale: scaleOf('humayun', 185),
}

function scene(): string {
  const art = new Picture('qum')
  desert(art)
  ruin(art)
  dunes(art)
  jar(art)
  coins(art)
  return art.vignette(0.3).svg()
}

function desert(art: Picture): void {
  art.rect(art.linear('#1f7ac0 0,#6fb8dc .34,#d8e8d0 .56,#ffe9b0 .66'))
  art.glow(226, 34, 120, '#fffbe0', 0.95)
  art.circle(226, 34, 17, '#fffef2')
  art.path('M-4 128C50 100 90 106 140 116S250 96 304 112V190H-4Z', art.linear('#f0c878 0,#c88a3c 1'))
}

function ruin(art: Picture): void {
  const stone = art.linear('#e0b884 0,#a8743c .5,#7a4a24 1', 0, 0, 1, 0)
  art.path('M34 122V70H46V76H54V70H66V76H72V122Z', stone).path(arch(53, 122, 18, 32), '#5a3418')
  for (let y = 80; y < 120; y += 7) art.line(`M34 ${y}H72`, '#6a4020', 0.7, 'opacity=".5"')
  art.path('M72 122V96L84 100L92 122Z', '#8a5a2c')
}

function dunes(art: Picture): void {
  art.path(
    'M-4 136C40 126 80 122 120 134C170 150 230 128 304 140V190H-4Z',
    art.linear('#ffdf98 0,#d99a42 .6,#8a5420 1'),
  )
  art.path('M120 134C170 150 230 128 304 140V190H170C140 178 150 152 120 134Z', '#8a4f1c', 'opacity=".34"')
  for (let index = 0; index < 9; index++) {
    const y = 146 + index * 5
    art
      .line(`M-4 ${y}Q30 ${y - 5} 62 ${y}T124 ${y + 1}`, '#fff2c4', 1, 'opacity=".5"')
      .line(`M-4 ${y + 2}Q30 ${y - 3} 62 ${y + 2}T124 ${y + 3}`, '#9a5c22', 1, 'opacity=".4"')
  }
}

const JAR =
  'M-20 -46H20L17 -34C44 -26 56 -4 50 18C45 38 26 52 0 52C-26 52 -45 38 -50 18C-56 -4 -44 -26 -17 -34Z'

/** Half in the sand, on its side. */
function jar(art: Picture): void {
  art.ellipse(176, 164, 78, 10, '#4a2408', `opacity=".5" ${art.blur(4)}`)
  art.group('translate(176 118) rotate(-38)', () => {
    art.path(JAR, art.linear('#ffd9a0 0,#d8803c .24,#8a3c1c .62,#e0945a .84,#5a2410 1', 0, 0, 1, 0))
    art.path('M-24 -54H24L20 -44H-20Z', art.linear('#ffe0b0 0,#a85a2c .5,#5a2410 1', 0, 0, 1, 0))
    art
      .ellipse(0, -54, 24, 8, '#c8743c')
      .ellipse(0, -54, 19, 6, '#3a1408')
      .ellipse(0, -53, 17, 5, '#ffcf4a', 'opacity=".8"')
    const bands = 'M-47 -8Q0 14 47 -8M-51 6Q0 30 51 6'
    art.line(bands, '#5a2410', 2).line(bands, '#ffd9a0', 0.8, 'opacity=".6" transform="translate(0 1.6)"')
    for (let x = -40; x <= 40; x += 10)
      art
        .path(stepped(x, 6 - Math.abs(x) * 0.22 + 6, 3.4, 4.4, 2), '#1f8ac0')
        .circle(x + 5, 12 - Math.abs(x) * 0.22, 1.3, '#fff0c8')
    art.line('M-36 -20C-46 -6 -46 12 -38 26', '#fff4dc', 4, `opacity=".6" ${art.blur(0.8)}`)
  })
  art.path(
    'M120 168C150 150 186 150 232 156C250 160 262 166 270 174L264 190H110Z',
    art.linear('#f6c878 0,#a8682a 1'),
  )
  art.line('M120 168C150 150 186 150 232 156C250 160 262 166 270 174', '#fff0c0', 1.2, 'opacity=".7"')
}

/** Old round coins without a face, beads and a ring. */
function coins(art: Picture): void {
  const gold = art.radial('#fffbd0 0,#f6c83c .45,#a8701a 1', 0.36, 0.3, 0.75)
  art.glow(124, 100, 44, '#ffe27a', 0.8)
  for (const [x, y, rx, ry] of [
    [128, 84, 8, 6],
    [118, 92, 8, 6.4],
    [132, 96, 8, 6],
    [110, 104, 8, 5],
    [122, 108, 8.6, 5.6],
    [100, 118, 8.6, 5],
    [114, 122, 9, 5],
    [92, 134, 9, 4.6],
    [108, 138, 9.6, 5],
    [124, 134, 9, 4.6],
    [82, 146, 9, 4],
    [100, 150, 9.6, 4.4],
  ] as const) {
    art
      .ellipse(x, y + 2, rx, ry, '#6a3c0c')
      .ellipse(x, y, rx, ry, gold)
      .path(star(x, y, rx * 0.5, rx * 0.22), '#a8701a', 'opacity=".7"')
  }
  for (const [x, y, colour] of [
    [134, 122, '#e0344a'],
    [88, 122, '#1fa8c0'],
    [120, 150, '#7a4fd0'],
  ] as const) {
    art.circle(x, y, 5, colour).circle(x - 1.6, y - 1.8, 1.6, '#fff', 'opacity=".85"')
  }
  for (const [x, y, size] of [
    [122, 76, 9],
    [88, 112, 6],
  ] as const)
    art.path(star(x, y, size, 1.2, 4), '#fffdf0')
}
