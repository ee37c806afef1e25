import { Picture } from '../draw/picture.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'mina',
  scene,
  palette: {
    stageEdge: '#060b12',
    stageMiddle: '#16283a',
    frameLight: '#4a6680',
    frameDark: '#121e2c',
    frameLine: '#7f9db4',
    ink: '#ecf4f8',
    win: '#8ff0e2',
    accent: '#2bc4b4',
    accentDark: '#0a5c5c',
    second: '#e8455e',
    secondDark: '#6a0f24',
  },
  scale: scaleOf('humayun', 196),
}

function scene(): string {
  const art = new Picture('mina')
  ground(art)
  board(art)
  return art.vignette(0.6).svg()
}

function ground(art: Picture): void {
  art.rect(art.linear('#0d1f33 0,#0a1524 .5,#05090f 1'))
  art.glow(150, 70, 140, '#2bd4c0', 0.28)
}

const [HALF_WIDTH, HALF_HEIGHT] = [34, 18]
/** What lies under the opened tiles. */
const OPENED: Readonly<Record<string, 'gem' | 'ruby' | 'mine'>> = {
  '1,2': 'gem',
  '2,1': 'gem',
  '3,3': 'mine',
  '2,3': 'gem',
  '0,3': 'gem',
  '3,0': 'ruby',
  '4,2': 'gem',
}

function board(art: Picture): void {
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const x = 150 + (column - row) * HALF_WIDTH
      const y = -4 + (column + row) * HALF_HEIGHT
      const found = OPENED[`${column},${row}`] ?? null
      tile(art, x, found === null ? y : y + 10, found)
      if (found === 'mine') mine(art, x, y + 10)
      else if (found !== null) gem(art, x, y + 10, found)
    }
  }
}

function tile(art: Picture, x: number, y: number, found: 'gem' | 'ruby' | 'mine' | null): void {
  const [w, h, depth] = [HALF_WIDTH * 0.94, HALF_HEIGHT * 0.94, found === null ? 15 : 5]
  const [top, edge] =
    found === null
      ? [art.linear('#3a5670 0,#1a2c40 1'), '#7f9db4']
      : found === 'mine'
        ? ['#4a0f1c', '#ff5a6a']
        : ['#0b3a3c', '#2bd4c0']
  art
    .path(`M${x} ${y + h}L${x - w} ${y}v${depth}L${x} ${y + h + depth}Z`, '#0a1622')
    .path(`M${x} ${y + h}L${x + w} ${y}v${depth}L${x} ${y + h + depth}Z`, '#060d16')
    .path(`M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`, top)
    .line(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}`, edge, 1, 'opacity=".8"')
  if (found === null) art.line(`M${x} ${y - 7}l13 7-13 7-13-7z`, '#5f7f98', 0.8, 'opacity=".7"')
}

function gem(art: Picture, x: number, y: number, kind: 'gem' | 'ruby'): void {
  const [light, middle, side, dark] =
    kind === 'gem'
      ? (['#d8fff8', '#2bd4c0', '#0a7a78', '#064a52'] as const)
      : (['#ffe6ee', '#ff6a8c', '#b5123f', '#5f0824'] as const)
  art.glow(x, y - 12, 30, middle, 0.75)
  art
    .path(`M${x - 12} ${y - 18}L${x - 5} ${y - 26}H${x + 5}L${x + 12} ${y - 18}L${x} ${y + 2}Z`, middle)
    .path(`M${x - 12} ${y - 18}H${x - 4}L${x} ${y + 2}Z`, side)
    .path(`M${x + 12} ${y - 18}H${x + 4}L${x} ${y + 2}Z`, dark)
    .path(`M${x - 5} ${y - 26}H${x + 5}L${x + 4} ${y - 18}H${x - 4}Z`, light)
}

function mine(art: Picture, x: number, y: number): void {
  art.glow(x, y - 8, 30, '#ff5a3a', 0.8)
  for (let spike = 0; spike < 8; spike++) {
    const angle = (spike * Math.PI) / 4
    art.line(`M${x} ${y - 9}L${x + Math.cos(angle) * 14} ${y - 9 + Math.sin(angle) * 13}`, '#170a10', 3)
  }
  art
    .circle(x, y - 9, 10, art.radial('#6a5a66 0,#241820 .6,#0c060a 1', 0.34, 0.3, 0.75))
    .circle(x - 3, y - 12, 2, '#fff', 'opacity=".8"')
    .circle(x, y - 9, 3, '#ff5a3a')
}
