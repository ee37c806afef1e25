import { Picture } from '../draw/picture.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'zer',
  scene,
  palette: {
    stageEdge: '#1a0c06',
    stageMiddle: '#5a2f18',
    frameLight: '#9a6436',
    frameDark: '#33180c',
    frameLine: '#d6a24a',
    ink: '#fdeed2',
    win: '#ffdf9a',
    accent: '#9a1a2e',
    accentDark: '#4a0a16',
    second: '#d8b878',
    secondDark: '#6e4c22',
  },
  scale: scaleOf('shushtar', 196),
}

function scene(): string {
  const art = new Picture('zer')
  board(art)
  dice(art)
  pieces(art)
  return art.vignette(0.35).svg()
}

function board(art: Picture): void {
  art.rect(art.linear('#8a4f28 0,#4a2412 1'))
  for (let i = -1; i < 10; i++) {
    const x = i * 36
    art
      .path(`M${x} 0H${x + 36}L${x + 18} 84Z`, i % 2 ? '#f0dcb0' : '#7a1424')
      .line(`M${x} 0L${x + 18} 84L${x + 36} 0`, '#d6a24a', 1)
    art
      .path(`M${x} 190H${x + 36}L${x + 18} 116Z`, i % 2 ? '#7a1424' : '#f0dcb0')
      .line(`M${x} 190L${x + 18} 116L${x + 36} 190`, '#d6a24a', 1)
  }
  for (let i = 0; i < 30; i++) art.rect('#2a1008', 0, i * 6.4, 300, 1, `opacity="${0.05 + (i % 4) * 0.03}"`)
}

function dice(art: Picture): void {
  art.rect(art.radial('#fff0c8 0 .55,#ffcf8a .4 .1,#000 .8 .45,#000 1 .75', 0.46, 0.36, 0.8))
  const die = (x: number, y: number, k: number, a: number, P: readonly number[]) =>
    art.group(`translate(${x} ${y}) scale(${k}) rotate(${a})`, () => {
      art.add(`<ellipse cx="10" cy="46" rx="54" ry="20" fill="#000" opacity=".55" ${art.blur(6)}/>`)
      const t = art.linear('#fffdf4 0,#f2e6c8 1'),
        l = art.linear('#e8d6ac 0,#b89a68 1'),
        q = art.linear('#c9b080 0,#7a5c34 1')
      art.add(
        `<g stroke-linejoin="round" stroke-width="7"><path d="M0 -44L44 -22L0 0L-44 -22Z" fill="${t}" stroke="${t}"/><path d="M-44 -18L-2 3V50L-44 28Z" fill="${l}" stroke="${l}"/><path d="M44 -18L2 3V50L44 28Z" fill="${q}" stroke="${q}"/></g>`,
      )
      const _pip = (m: number, u: number, v: number, c: string) =>
        art.add(`<circle cx="${u}" cy="${v}" r="5.4" fill="${c}" transform="${m}"/>`)
      const M = [
          'matrix(.44 .22 -.44 .22 0 -22)',
          'matrix(.42 .21 0 .46 -23 16)',
          'matrix(.42 -.21 0 .46 23 16)',
        ],
        L: Readonly<Record<number, readonly [number, number][]>> = {
          1: [[0, 0]],
          2: [
            [-24, -24],
            [24, 24],
          ],
          3: [
            [-24, -24],
            [0, 0],
            [24, 24],
          ],
          4: [
            [-22, -22],
            [22, -22],
            [-22, 22],
            [22, 22],
          ],
          5: [
            [-24, -24],
            [24, -24],
            [0, 0],
            [-24, 24],
            [24, 24],
          ],
          6: [
            [-24, -26],
            [24, -26],
            [-24, 0],
            [24, 0],
            [-24, 26],
            [24, 26],
          ],
        }
      for (const [f, n] of P.entries()) {
        const fill = n === 1 ? '#b3123f' : '#20100c'
        for (const [u, v] of L[n] ?? [])
          art.add(`<circle cx="${u}" cy="${v}" r="10" fill="${fill}" transform="${M[f]}"/>`)
      }
    })
  die(118, 92, 1.06, -8, [6, 3, 2])
  die(214, 112, 0.86, 10, [5, 1, 4])
}

function pieces(art: Picture): void {
  const ch = (x: number, y: number, c: string, d: string) => {
    art.ellipse(x + 3, y + 8, 24, 11, '#000', `opacity=".5" ${art.blur(3)}`)
    art
      .path(`M${x - 22} ${y}v7a22 11 0 0 0 44 0v-7z`, d)
      .ellipse(x, y, 22, 11, c)
      .ellipse(x, y, 14, 7, 'none', `stroke="${d}" stroke-width="2"`)
      .ellipse(x, y, 6, 3, d)
  }
  ch(40, 150, '#f6ead0', '#b89a68')
  ch(268, 48, '#3a1c14', '#160906')
  ch(62, 36, '#3a1c14', '#160906')
}
