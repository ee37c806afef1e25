import { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'firuze',
  scene,
  palette: {
    stageEdge: '#100a10',
    stageMiddle: '#40242c',
    frameLight: '#8a6030',
    frameDark: '#2e1a0c',
    frameLine: '#f0d08a',
    ink: '#fff6e6',
    win: '#ffe6a0',
    accent: '#18a6b4',
    accentDark: '#064a5a',
    second: '#c8502e',
    secondDark: '#5c1c0e',
  },
  scale: scaleOf('bayati-shiraz', 196),
}

function scene(): string {
  const art = new Picture('firuze')
  silk(art)
  cards(art)
  jewel(art)
  stone(art)
  return art.vignette(0.5).svg()
}

function silk(art: Picture): void {
  art.rect(art.linear('#7a1f2c 0,#4a1020 .5,#180610 1', 0, 0, 1, 1))
  for (let fold = 0; fold < 7; fold++) {
    const x = fold * 52 - 30
    const path = `M${x} -6C${x + 40} 60 ${x - 20} 120 ${x + 30} 194`
    art
      .line(path, '#ff8a7a', 12, `opacity=".16" ${art.blur(7)}`)
      .line(path, '#14040a', 16, `opacity=".34" transform="translate(20 0)" ${art.blur(8)}`)
  }
  art.glow(96, 36, 140, '#ffd9a0', 0.4)
}

function cards(art: Picture): void {
  for (const [x, y, turn] of [
    [92, 96, -22],
    [214, 92, 20],
  ] as const) {
    art.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      art.rect('#000', -36, -48, 76, 106, `rx="8" opacity=".5" ${art.blur(5)}`)
      art.rect(art.linear('#fffdf6 0,#eadfca 1'), -38, -53, 76, 106, 'rx="8"')
      art.rect(art.linear('#12808e 0,#053c4a 1', 0, 0, 1, 1), -33, -48, 66, 96, 'rx="5"')
      art.rect('none', -30, -45, 60, 90, 'rx="3" stroke="#f0d08a" stroke-width="1.2"')
      for (let row = -3; row <= 3; row++) {
        for (let column = -2; column <= 2; column++)
          art.path(star(column * 12, row * 12.4, 4.8, 2.1), '#f0d08a', 'opacity=".85"')
      }
    })
  }
}

/** A brooch: rays of filigree, small stones and pearls around the turquoise. */
function jewel(art: Picture): void {
  art.group('translate(154 98)', () => {
    art.ellipse(6, 12, 62, 62, '#000', `opacity=".6" ${art.blur(7)}`)
    const gold = art.linear('#fff8d0 0,#f0c45a .3,#8a5a14 .55,#ffe6a0 .75,#9a6a1c 1', 0, 0, 1, 1)
    art.path(star(0, 0, 70, 54, 16), gold, 'stroke="#5a360a" stroke-width=".8"')
    for (let ray = 0; ray < 16; ray++) {
      art.group(`rotate(${ray * 22.5})`, () => {
        art.line('M0 -42C-7 -48 -6 -56 0 -60C6 -56 7 -48 0 -42', '#fff2c0', 1.2)
        if (ray % 2) art.circle(0, -63, 4, '#fffdf4').circle(-1.2, -64.2, 1.3, '#fff')
        else art.path('M0 -70L5 -62L0 -52L-5 -62Z', '#c8203c', 'stroke="#fff0c0" stroke-width=".9"')
      })
    }
    art.circle(0, 0, 44, gold, 'stroke="#5a360a" stroke-width=".8"')
    for (let bead = 0; bead < 40; bead++) {
      const angle = (bead * Math.PI) / 20
      art.circle(Math.cos(angle) * 40.6, Math.sin(angle) * 40.6, 2.2, bead % 2 ? '#ffe9a8' : '#b8842a')
    }
  })
}

function stone(art: Picture): void {
  art.group('translate(154 98)', () => {
    art
      .circle(0, 0, 37, '#04323c')
      .circle(
        0,
        0,
        35,
        art.radial('#d6fffa 0,#4fd8d8 .24,#12a0b0 .58,#06606e .86,#033640 1', 0.34, 0.28, 0.8),
      )
    const vein =
      'M-30 8C-18 2 -14 14 -2 10C8 6 14 18 28 12M-8 -33C-6 -20 4 -18 2 -6C0 4 10 6 8 16M-20 26C-10 22 -6 28 2 32'
    art.line(vein, '#053a40', 1.6, 'opacity=".5"').line(vein, '#e8c878', 0.7, 'opacity=".8"')
    art.ellipse(-12, -16, 11, 6, '#fff', `opacity=".75" transform="rotate(-36 -12 -16)" ${art.blur(1.4)}`)
    art.line('M24 20A31 31 0 0 1 -2 31', '#b8fff6', 2.4, 'opacity=".6"')
  })
  for (const [x, y, size] of [
    [122, 62, 10],
    [206, 132, 7],
  ] as const)
    art.path(star(x, y, size, 1.4, 4), '#fff')
}
