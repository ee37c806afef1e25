import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'bilet',
  scene,
  palette: {
    stageEdge: '#04222e',
    stageMiddle: '#0b5468',
    frameLight: '#e0c08a',
    frameDark: '#7a5a34',
    frameLine: '#fff0cc',
    ink: '#f4fdff',
    win: '#fff0a8',
    accent: '#ff6a5a',
    accentDark: '#8a1c24',
    second: '#2bb8c8',
    secondDark: '#0a5666',
  },
  scale: scaleOf('bayati-shiraz', 261.6),
}

function scene(): string {
  const art = new Picture('bilet')
  sea(art)
  beach(art)
  umbrella(art)
  things(art)
  return art.vignette(0.2).svg()
}

function sea(art: Picture): void {
  art.rect(art.linear('#4fb8e8 0,#a8e0f0 .4,#e8f8f4 .5'))
  art.glow(246, 24, 110, '#fffbe0', 0.95)
  for (const [x, y, width] of [
    [60, 30, 70],
    [110, 22, 44],
    [210, 54, 60],
  ] as const)
    art.ellipse(x, y, width / 2, 6, '#fff', `opacity=".8" ${art.blur(3)}`)
  art.rect(art.linear('#1c8ab8 0,#2bb8c8 .5,#8fe6dc 1'), 0, 92, 300, 50)
  const next = random(5)
  for (let index = 0; index < 34; index++)
    art.rect(
      '#fff',
      next() * 300,
      94 + next() * 34,
      8 + next() * 26,
      1,
      `opacity="${0.3 + next() * 0.5}" rx=".5"`,
    )
  art
    .path('M42 96L62 96L58 102H46Z', '#fff6e8')
    .path('M51 95V70L66 92Z', '#ff6a5a')
    .path('M49 95V76L38 92Z', '#fff')
}

function beach(art: Picture): void {
  art.path('M-4 140Q60 128 130 136T304 130V190H-4Z', '#fff', 'opacity=".9"')
  art.path('M-4 146Q60 133 130 141T304 135V190H-4Z', art.linear('#ffe9b8 0,#f2c888 .6,#c8905a 1'))
  const next = random(11)
  for (let index = 0; index < 90; index++)
    art.circle(
      next() * 300,
      148 + next() * 40,
      0.5 + next() * 0.8,
      index % 2 ? '#a8743c' : '#fffbe8',
      'opacity=".55"',
    )
}

function umbrella(art: Picture): void {
  art.ellipse(170, 174, 96, 9, '#7a4a24', `opacity=".5" ${art.blur(4)}`)
  art.group('translate(150 70) rotate(-13)', () => {
    art.rect(art.linear('#fffaf0 0,#c8a070 1', 0, 0, 1, 0), -2.6, -40, 5.2, 150)
    const colours = ['#ff5f5a', '#fff4e0', '#1fa8b8', '#fff4e0', '#ffb83a', '#fff4e0', '#ff5f5a']
    for (let panel = 0; panel < 7; panel++) {
      const [left, right] = [-92 + (panel * 184) / 7, -92 + ((panel + 1) * 184) / 7]
      const middle = (left + right) / 2
      art.path(
        `M0 -58Q${left * 0.9} -50 ${left} 12Q${middle} ${4} ${right} 12Q${right * 0.9} -50 0 -58Z`,
        pick(colours, panel),
        'stroke="#8a4a3a" stroke-width=".5"',
      )
    }
    art.path('M0 -58Q83 -50 92 12Q79 4 66 12Q40 -44 0 -58Z', '#5a1c2a', 'opacity=".22"')
    art.line('M-84 0Q-76 -44 -18 -55', '#fff', 3, 'opacity=".6"').circle(0, -60, 4.4, '#ffd98a')
  })
}

function things(art: Picture): void {
  art.group('translate(86 162) rotate(14) scale(1.25)', () => {
    art.ellipse(2, 5, 20, 6, '#7a4a24', `opacity=".5" ${art.blur(2)}`)
    art.path(
      star(0, 0, 19, 8, 5),
      art.linear('#ffb07a 0,#e8602e 1'),
      'stroke="#a83a14" stroke-width="1" stroke-linejoin="round"',
    )
    for (let dot = 0; dot < 5; dot++)
      art.circle(Math.sin(dot * 1.2566) * 9, -Math.cos(dot * 1.2566) * 9, 1.5, '#fff0d0')
  })
  art.group('translate(240 162) scale(1.2)', () => {
    art.ellipse(1, 12, 18, 4, '#7a4a24', 'opacity=".5"').circle(0, 0, 15, '#fff8ea')
    for (const [turn, colour] of [
      [0, '#ff5f5a'],
      [120, '#1fa8b8'],
      [240, '#ffb83a'],
    ] as const)
      art.path('M0 0C4 -8 4 -12 0 -15A15 15 0 0 1 13 -7.5Z', colour, `transform="rotate(${turn})"`)
    art.circle(0, 0, 15, art.radial('#fff 0 .5,#fff .4 0,#000 1 .3', 0.34, 0.3, 0.8))
  })
  art.group('translate(40 172) rotate(-10)', () => {
    art
      .path('M-18 4C-16 -14 14 -18 18 2C10 8 -8 10 -18 4Z', art.linear('#fff4ec 0,#f0a8a0 1'))
      .line('M-12 3Q-8 -6 0 -11M-4 5Q-2 -4 3 -11M6 5Q6 -3 8 -9', '#b85a5a', 1)
  })
}
