import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { scaleOf } from '../modes.ts'
import { symbols } from '../symbols/alov.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'alov',
  scene,
  palette: {
    stageEdge: '#0c0620',
    stageMiddle: '#33124a',
    frameLight: '#6a3048',
    frameDark: '#22091c',
    frameLine: '#ffb03a',
    ink: '#fff0e0',
    win: '#ffd34d',
    accent: '#ef3b2c',
    accentDark: '#7a0f2a',
    second: '#8a4fd0',
    secondDark: '#34145e',
  },
  scale: scaleOf('chahargah', 207.7),
  symbols,
}

function scene(): string {
  const art = new Picture('alov')
  evening(art)
  city(art)
  foreground(art)
  return art.vignette(0.4).svg()
}

function evening(art: Picture): void {
  art.rect(art.linear('#140a35 0,#3a1660 .34,#a3305f .6,#f4814e .76'))
  art.stars(34, 60, 17)
  art.glow(150, 134, 120, '#ff9a52', 0.75)
  art.ridge(134, 12, 11, 13, '#3a1645', 'opacity=".85"')
}

function city(art: Picture): void {
  const tw = () => {
    const T = [
      ['M66 136C54 108 56 66 92 34C90 66 112 92 104 136Z', '#ffb03a', '#e1213e'],
      ['M120 136C104 100 116 50 150 12C150 50 182 84 176 136Z', '#ffd34d', '#ef3b2c'],
      ['M192 136C186 100 198 70 222 46C224 78 244 100 236 136Z', '#ff9436', '#c2154a'],
    ] as const
    for (const [d, a, b] of T) {
      art.path(d, art.linear(`#fff0a8 0,${a} .3,${b} .78,#7a0f3a 1`, 0.2, 0, 0.1, 1))
      art.path(
        d,
        art.linear('#3a0520 0 .6,#3a0520 .3 0,#fff3c0 .5 .22,#3a0520 .72 .1,#2a0420 1 .75', 0, 0, 1, 0),
      )
      const cl = art.clip(d)
      art.add(`<g ${cl}>`)
      for (let y = 14; y < 136; y += 3.1) art.rect('#2a0820', 40, y, 220, 0.85, 'opacity=".55"')
      art.add('</g>')
      art.line(d, '#fff1c2', 0.8, 'opacity=".7"')
    }
  }
  tw()
  const next = random(31)
  let d = 'M-4 138'
  for (let x = -4; x < 304; ) {
    const w = 6 + next() * 13,
      h = 4 + next() * 17
    d += `V${138 - h}H${x + w}`
    x += w
  }
  art.path(`${d}V140H-4Z`, '#1a0c2e')
  for (let i = 0; i < 60; i++)
    art.rect('#ffd27a', next() * 300, 124 + next() * 13, 1.2, 1.4, `opacity="${0.4 + next() * 0.6}"`)
  art.rect(art.linear('#5a1f55 0,#24104a .4,#0a0520 1'), 0, 138, 300, 50)
  art.add(`<g opacity=".55" ${art.blur(2.2)}><g transform="translate(0 222) scale(1 -.62)">`)
  tw()
  art.add('</g></g>')
  for (let i = 0; i < 44; i++) {
    const y = 141 + next() * 46
    art.rect(
      next() < 0.5 ? '#ffb66b' : '#0d0624',
      next() * 300,
      y,
      10 + next() * 36,
      0.9,
      `opacity="${0.2 + next() * 0.35}" rx=".5"`,
    )
  }
}

function foreground(art: Picture): void {
  art.path('M-4 188V172Q70 160 150 176T304 168V188Z', '#0a0418')
}
