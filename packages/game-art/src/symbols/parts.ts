import type { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import type { Drawing } from './drawn.ts'
import { TALL_HEIGHT } from './drawn.ts'

/** Parts that things of many themes are made of. Light comes from the upper left. */

export const shadow = (art: Picture, width = 28, y = 90) =>
  art.ellipse(50, y, width, 4.4, '#000', 'opacity=".45"')

export const gold = (art: Picture) =>
  art.linear('#fff8d0 0,#f2c24e .28,#8f5a14 .55,#ffe08a .76,#9a6418 1', 0, 0, 1, 1)

export const copper = (art: Picture) =>
  art.linear('#ffe4c0 0,#e0954e .26,#8a4016 .6,#f4b478 .82,#5a250e 1', 0, 0, 1, 0)

export const silver = (art: Picture) =>
  art.linear('#ffffff 0,#c9d4de .3,#6a7886 .6,#e8eef4 .8,#5a6672 1', 0, 0, 1, 1)

export const wood = (art: Picture) => art.linear('#e0a064 0,#a0602e .4,#4e2610 1', 0, 0, 1, 0.6)

export const shine = (art: Picture, path: string, width = 3.4, opacity = 0.7) =>
  art.line(path, '#fff', width, `opacity="${opacity}" ${art.blur(0.5)}`)

/** A ball of something: light, middle and dark. */
export function ball(art: Picture, x: number, y: number, radius: number, fill: string): void {
  art.circle(x, y, radius, fill)
  art.ellipse(x - radius * 0.34, y - radius * 0.38, radius * 0.3, radius * 0.18, '#fff', 'opacity=".8"')
}

/** The sun star that scatters: three rings of rays around a stone. */
export function sunStar(light: string, ground: string, stone: string, points = 8): Drawing {
  return (art) => {
    art.glow(50, 50, 48, light, 0.5)
    art.path(star(50, 50, 43, 31, points), art.linear(`#fff8d8 0,${light} .45,#7a4a12 1`, 0, 0, 1, 1))
    art
      .path(star(50, 50, 36, 26, points), ground)
      .path(star(50, 50, 30, 13, points), art.linear(`#fff6cc 0,${light} 1`))
    art.circle(50, 50, 11.5, stone).path(star(50, 50, 9, 4), '#fff6dc')
    for (let bead = 0; bead < points; bead++) {
      const angle = ((bead + 0.5) * 2 * Math.PI) / points - Math.PI / 2
      art.circle(50 + Math.cos(angle) * 27, 50 + Math.sin(angle) * 27, 1.7, '#fff6dc')
    }
  }
}

/** A flower of petals around a centre, the wild of several themes. */
export function blossom(petals: number, outer: string, inner: string, heart: string, rim: string): Drawing {
  return (art) => {
    art.glow(50, 50, 49, rim, 0.7)
    const fill = art.linear(`${outer} 0,${inner} .55,${heart} 1`)
    for (let petal = 0; petal < petals; petal++) {
      const width = 96 / petals + 4
      const path = `M0 0C${-width} -14 ${-width * 0.9} -34 0 -42C${width * 0.9} -34 ${width} -14 0 0Z`
      art.path(
        path,
        fill,
        `transform="translate(50 50) rotate(${(petal * 360) / petals})" stroke="${rim}" stroke-width="1"`,
      )
      art.line(
        'M0 -14V-34',
        rim,
        0.9,
        `opacity=".6" transform="translate(50 50) rotate(${(petal * 360) / petals})"`,
      )
    }
    art.circle(50, 50, 15, art.radial(`#fff8d8 0,${rim} .6,#8a5a1a 1`))
    for (let dot = 0; dot < 12; dot++) {
      const angle = (dot * Math.PI) / 6
      art.circle(50 + Math.cos(angle) * 10, 50 + Math.sin(angle) * 10, 1.8, heart)
    }
    art.path(star(50, 50, 7, 3.2), '#fffbe0')
  }
}

/** A coin without face or number, with an emblem in its middle. */
export function coin(emblem: Drawing, enamel: string): Drawing {
  return (art) => {
    art.ellipse(51, 55, 42, 41, '#000', `opacity=".5" ${art.blur(3)}`)
    art.circle(50, 50, 43, gold(art)).circle(50, 50, 43, 'none', 'stroke="#6a3f0c" stroke-width="1"')
    for (let notch = 0; notch < 24; notch++) {
      art.path(
        stepped(50, 11.6, 2.4, 2.4, 2),
        '#7a4a10',
        `opacity=".75" transform="rotate(${notch * 15} 50 50)"`,
      )
    }
    art
      .circle(50, 50, 34, art.linear('#7a4a10 0,#fff0b8 1', 0, 0, 1, 1))
      .circle(50, 50, 32, art.radial(`${enamel} 0,${enamel} .5,#140a08 1`, 0.4, 0.34, 0.95))
    art.group('translate(22.5 22.5) scale(.55)', () => emblem(art))
    shine(art, 'M16 40A36 36 0 0 1 40 16', 3, 0.75)
  }
}

/** A bound book, its cover and what is on it. */
export function book(cover: string, dark: string, emblem: Drawing): Drawing {
  return (art) => {
    art.glow(50, 50, 50, '#ffd97a', 0.55)
    shadow(art, 34, 92)
    art.path('M20 14H76Q84 14 84 22V86H26Q18 86 18 78V16Z', dark)
    art.path('M24 78H82V90H26Q19 90 19 84Q19 78 24 78Z', '#f7ead0').line('M24 82H82M24 86H82', '#b89a68', 0.8)
    art.path('M18 84V18Q18 10 26 10H84V78H26Q18 78 18 84Z', art.linear(`${cover} 0,${dark} 1`, 0, 0, 1, 1))
    art.rect('none', 30, 15, 49, 58, `rx="3" stroke="${gold(art)}" stroke-width="2.2"`)
    for (const [x, y] of [
      [34, 19],
      [75, 19],
      [34, 69],
      [75, 69],
    ] as const)
      art.path(stepped(x, y, 4.6, 4.6, 2), '#f2c24e')
    art.line('M23 14V78', '#f2c24e', 1.4, 'opacity=".8"')
    art.group('translate(31.5 21) scale(.46)', () => emblem(art))
    shine(art, 'M24 16V60', 2, 0.4)
  }
}

/** An opened wild: one tall picture over its reel, its hero in the middle. */
export function tall(light: string, middle: string, dark: string, hero: Drawing, ornament: Drawing): Drawing {
  return (art) => {
    art.rect(art.linear(`${dark} 0,${middle} .5,${dark} 1`))
    art.glow(50, 150, 130, light, 0.75)
    for (let ray = 0; ray < 16; ray++) {
      art.path(
        'M-7 -20L-16 -260L16 -260L7 -20Z',
        light,
        `opacity=".1" transform="translate(50 150) rotate(${ray * 22.5})"`,
      )
    }
    for (const [y, flip] of [
      [14, 1],
      [TALL_HEIGHT - 14, -1],
    ] as const) {
      art.group(`translate(50 ${y}) scale(1 ${flip})`, () => ornament(art))
    }
    art.group('translate(2 102) scale(.96)', () => hero(art))
    const edge = `rx="6" stroke="#ffd97a" stroke-width="2.4"`
    art
      .rect('none', 2, 2, 96, TALL_HEIGHT - 4, edge)
      .rect('none', 6, 6, 88, TALL_HEIGHT - 12, 'rx="4" stroke="#a8701c" stroke-width=".8"')
  }
}
