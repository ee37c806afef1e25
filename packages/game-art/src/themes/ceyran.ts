import { Picture } from '../draw/picture.ts'
import { pick, random } from '../draw/random.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'ceyran',
  scene,
  palette: {
    stageEdge: '#15130a',
    stageMiddle: '#4a4a22',
    frameLight: '#8a7030',
    frameDark: '#2e260e',
    frameLine: '#f4e08a',
    ink: '#fffbe6',
    win: '#fff0a8',
    accent: '#d89a3a',
    accentDark: '#6e4410',
    second: '#8a5ab0',
    secondDark: '#3c2258',
  },
  scale: scaleOf('humayun', 220),
}

function scene(): string {
  const art = new Picture('ceyran')
  steppe(art)
  grass(art)
  gazelle(art)
  head(art)
  flowers(art)
  return art.vignette(0.3).svg()
}

function steppe(art: Picture): void {
  art.rect(art.linear('#6f8fd0 0,#c8b4dc .34,#ffd9b8 .6,#ffeec0 .7'))
  art.glow(72, 112, 130, '#fffbe0', 0.95)
  art.circle(72, 112, 24, '#fffdf0')
  art.ridge(124, 40, 8, 21, '#9a8fc4', 'opacity=".75"')
  art.ridge(132, 20, 12, 31, '#8a76a8', 'opacity=".85"')
  art.path('M-4 130Q90 118 180 130T304 126V190H-4Z', art.linear('#e8cc6a 0,#8a9a3a .45,#2c3a14 1'))
}

function grass(art: Picture): void {
  const next = random(19)
  for (let index = 0; index < 130; index++) {
    const [x, y] = [next() * 310 - 5, 136 + next() * 54]
    const height = 5 + (y - 130) * 0.3 * next()
    art.line(
      `M${x} ${y}q${(next() - 0.5) * 5} ${-height * 0.6} ${2 + next() * 3} ${-height}`,
      pick(['#f6e48a', '#5f7a24', '#a8b23e', '#34481a'], index),
      1,
      'opacity=".75"',
    )
  }
}

const BODY =
  'M118 104C118 90 132 86 150 87C168 88 188 91 202 82C212 74 214 58 220 46L233 55C231 70 231 88 224 104C219 119 211 127 200 127C184 127 168 118 150 117C146 127 140 135 132 136C122 130 116 118 118 104Z'
const FAR_LEGS =
  'M136 116C136 130 141 136 142 143L138 175H144L149 146C151 138 153 128 152 116ZM191 121L194 146L190 175H196L201 148L205 118Z'
const NEAR_LEGS =
  'M121 110C117 124 122 132 128 140C124 147 122 150 124 157L120 175H127L132 153C135 146 141 136 147 116ZM203 118L207 146L204 175H211L214 146L220 110Z'

function gazelle(art: Picture): void {
  const coat = art.linear('#ffe0a0 0,#d89a4a .4,#9a5c26 1')
  art.ellipse(168, 176, 74, 6, '#1c2408', `opacity=".45" ${art.blur(3)}`)
  art.path(FAR_LEGS, '#7a4a20').path(NEAR_LEGS, art.linear('#d89a4a 0,#b8783a .4,#f2cf96 1'))
  for (const x of [123.4, 141, 193, 207.4]) art.path(`M${x - 3.4} 172h7l1 6h-9z`, '#2a180c')
  art.path(BODY, coat)
  art
    .path('M146 117C164 119 184 128 200 127C206 127 210 124 213 120C206 116 180 116 150 112Z', '#fff4dc')
    .line('M142 112C160 114 184 117 210 112', '#6a3c18', 3.4, 'opacity=".6"')
  art
    .path('M117 106C118 96 124 92 130 96C126 104 124 114 126 126C120 120 117 114 117 106Z', '#fff4dc')
    .path('M119 97C111 98 108 106 111 114C115 110 118 107 121 104Z', '#3a2010')
  art.line('M124 94C132 88 152 88 172 89C188 90 200 84 207 74', '#fff2c8', 2, 'opacity=".9"')
  art.line('M147 116C145 126 140 133 133 138', '#7a4a20', 1.2, 'opacity=".6"')
}

function head(art: Picture): void {
  art
    .line('M224 40C220 26 224 14 232 8C238 4 240 -2 238 -6', '#2a1a10', 4)
    .line('M230 40C230 28 236 18 244 14C250 10 253 4 251 -2', '#2a1a10', 4)
  for (let ring = 0; ring < 7; ring++) art.line(`M${220 + ring * 1.3} ${35 - ring * 4.4}l4.6 1`, '#8a6a44', 1)
  art
    .path('M214 44C206 36 198 34 194 38C198 46 206 50 216 50Z', '#b8783a')
    .path('M213 46C207 41 202 40 199 41C203 46 208 48 214 49Z', '#ffd9b0')
  art.path(
    'M216 42C222 34 236 36 242 44C250 52 258 58 262 62C264 66 260 69 255 69C246 70 238 68 232 66C224 66 216 58 216 42Z',
    art.linear('#ffdca0 0,#c8843c .6,#9a5c26 1'),
  )
  art
    .path('M238 50C246 56 254 62 260 66L254 69C246 66 240 60 234 54Z', '#fff0d0')
    .line('M240 48L252 62', '#5a3216', 2.4)
  art
    .ellipse(236, 47, 3.4, 3, '#140c08')
    .circle(235, 46, 1, '#fff')
    .path('M258 61q5 1 4 5q-3 2-6 0z', '#20120c')
  art.line('M218 42C224 35 236 37 242 44', '#fff4d0', 1.4, 'opacity=".9"')
}

function flowers(art: Picture): void {
  const next = random(3)
  for (let index = 0; index < 22; index++) {
    const [x, y] = [next() * 300, 164 + next() * 22]
    art
      .line(`M${x} ${y + 10}V${y}`, '#3c5a1c', 1.2)
      .path(star(x, y, 4.4, 2, 5), pick(['#b07ae0', '#e8506a', '#fff0c0'], index))
      .circle(x, y, 1.3, '#ffd34d')
  }
}
