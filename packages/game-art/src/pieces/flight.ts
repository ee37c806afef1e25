import { Picture } from '../draw/picture.ts'
import { pick } from '../draw/random.ts'
import { star, stepped } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'

const ENVELOPE =
  'M100 216C76 190 20 158 20 96C20 48 56 14 100 14C144 14 180 48 180 96C180 158 124 190 100 216Z'

/** A balloon with its basket, 200×290; its foot is at (100, 280). */
export function balloon(palette: Palette): string {
  const art = new Picture('balloon', 200, 290)
  const stripes = [
    palette.accent,
    palette.second,
    '#f6ead0',
    palette.secondDark,
    palette.accent,
    '#f6ead0',
    palette.second,
    palette.accent,
  ]
  art.path(ENVELOPE, '#f2e4c8')
  art.group(
    '',
    () => {
      for (let index = 0; index < 8; index++) {
        const foot = (place: number) => 100 + (place - 4) * 2.4
        const bulge = (place: number) => 100 + (place - 4) * 42
        const left = `M100 8Q${bulge(index)} 84 ${foot(index)} 222`
        const right = `L${foot(index + 1)} 222Q${bulge(index + 1)} 84 100 8Z`
        art.path(left + right, pick(stripes, index))
      }
      art.rect(palette.accentDark, 0, 112, 200, 16)
      for (let x = 8; x < 200; x += 16) art.path(stepped(x, 120, 6, 6, 3), palette.frameLine)
      for (let index = -3; index <= 3; index++) {
        art.path(star(100 + index * 23, 92 + Math.abs(index) * 1.6, 8, 3.6), '#fff6dc')
      }
      art.rect(art.linear('#fff 0 .1,#fff .3 .5,#fff .5 0,#000 .85 .2,#000 1 .3', 0, 0, 1, 0), 0, 0, 200, 230)
      art.rect(art.linear('#0a1030 0 0,#0a1030 .55 0,#0a1030 1 .5'), 0, 0, 200, 230)
    },
    art.clip(ENVELOPE),
  )
  art.line('M62 34C40 48 32 70 33 92', '#fff', 4, `opacity=".55" ${art.blur(1.4)}`)
  art.line('M88 208L84 248M112 208L116 248M96 212L94 248M104 212L106 248', '#3a2416', 1.6)
  art.glow(100, 226, 26, '#ffb43a', 0.9)
  art.path('M80 246H120L116 278Q100 283 84 278Z', art.linear('#c98a4a 0,#5a3214 1'))
  for (let y = 253; y < 278; y += 6)
    art.line(`M82 ${y}Q100 ${y + 3} 118 ${y}`, '#3a1e0c', 1.2, 'opacity=".55"')
  return art.line('M79 246H121', '#f0c27a', 4).svg()
}

/** A crane in flight to the right, 240×180; `beat` from 0 (wings up) to 1 (wings down). */
export function crane(palette: Palette, beat: number): string {
  const art = new Picture(`crane${Math.round(beat * 100)}`, 240, 180)
  const lift = 62 - beat * 92
  const [white, shade] = ['#fbfdff', '#a9bccb']
  const body = art.linear(`${white} 0,#dfe8ee .55,${shade} 1`)
  wing(art, 108, 92, -12, lift * 0.9, art.linear('#d5dfe7 0,#8fa3b5 1'), palette.stageEdge)
  art.line('M84 100Q48 108 12 112M86 102Q50 112 16 118', '#2a3036', 2.4)
  art.path('M70 98C90 80 134 80 160 92C150 108 104 114 70 98Z', body)
  art.path('M74 98C60 94 50 98 42 106C56 110 66 108 78 104Z', palette.stageEdge)
  art
    .line('M154 94C176 96 190 88 208 90', '#1c2228', 6.4)
    .line('M154 92C176 94 190 86 206 88', '#dfe8ee', 2.4)
  art.ellipse(211, 89, 7.4, 5, white).path('M216 87L236 91L216 92.6Z', '#c9a15a')
  art.path('M206 84.6Q211 82 216 85.4L214 88H207Z', palette.accent).circle(213, 88.6, 1, '#10161c')
  wing(art, 116, 92, 0, lift, body, palette.stageEdge)
  return art.svg()
}

/** From its root: a long hand with dark fingers. `lift` is how far the tip is above the root. */
function wing(
  art: Picture,
  x: number,
  y: number,
  back: number,
  lift: number,
  fill: string,
  tips: string,
): void {
  const [tipX, tipY] = [x - 34 + back, y - lift * 1.25]
  const elbowX = x + 22 + back * 0.4
  const elbowY = y - lift * 0.85 - 6
  for (let finger = 0; finger < 6; finger++) {
    const spread = finger * 7
    art.line(
      `M${elbowX - 8} ${elbowY}Q${tipX + 24} ${tipY + spread * 0.4} ${tipX + spread * 0.9 - 16} ${tipY + spread * 0.9 + 4}`,
      tips,
      5,
    )
  }
  art.path(
    `M${x + 30} ${y - 2}Q${elbowX + 10} ${elbowY} ${elbowX - 6} ${elbowY - 4}Q${tipX + 22} ${tipY - 4} ${tipX + 2} ${tipY + 4}Q${tipX + 24} ${tipY + 34} ${x - 22} ${y + 2}Z`,
    fill,
  )
  art.line(
    `M${x + 10} ${y - 4}Q${elbowX - 8} ${elbowY + 10} ${tipX + 20} ${tipY + 14}`,
    '#fff',
    1.4,
    'opacity=".6"',
  )
}
