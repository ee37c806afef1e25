import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { star, stepped } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'
import { SHORE } from './scratch-shore.ts'
import { TRAY } from './scratch-tray.ts'

/** What the cells of a scratch ticket hide, by the engine's names; a blank one has nothing. */
export type ScratchPrize = 'cup' | 'pear' | 'fish' | 'moon' | 'ship' | 'tower' | 'pearl'

/** The tray's prizes, the smallest first. */
const GIFTS = {
  cup: TRAY.candles,
  pear: TRAY.egg,
  fish: TRAY.nuts,
  moon: TRAY.shekerbura,
  ship: TRAY.pakhlava,
  tower: TRAY.wheat,
  pearl: TRAY.apple,
} as const

/** The things of a ticket, 100×100 each: those of the shore, or of the tray of Novruz. */
export function scratchThings(set: 'shore' | 'tray'): Readonly<Record<ScratchPrize, () => string>> {
  const things = set === 'shore' ? SHORE : GIFTS
  const draw = (prize: ScratchPrize) => () => {
    const art = new Picture(`${set}-${prize}`, 100, 100)
    things[prize](art)
    return art.svg()
  }
  return {
    cup: draw('cup'),
    pear: draw('pear'),
    fish: draw('fish'),
    moon: draw('moon'),
    ship: draw('ship'),
    tower: draw('tower'),
    pearl: draw('pearl'),
  }
}

/** The film over a cell, 100×100. */
export function scratchFilm({ frameLight, frameDark, frameLine }: Palette): string {
  const art = new Picture('film', 100, 100)
  art.rect(
    art.linear(`${frameLine} 0,${frameLight} .5,${frameDark} 1`, 0, 0, 1, 1),
    0,
    0,
    100,
    100,
    'rx="12"',
  )
  art.rect(art.linear('#fff 0 0,#fff .45 .35,#fff .55 0', 0, 0, 1, 0.6), 0, 0, 100, 100, 'rx="12"')
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      art.path(stepped(14 + column * 24, 14 + row * 24, 6, 6, 3), frameDark, 'opacity=".3"')
    }
  }
  art.path(star(50, 50, 20, 9), frameDark, 'opacity=".4"').path(star(50, 50, 16, 7), '#fff', 'opacity=".45"')
  const next = random(5)
  for (let index = 0; index < 40; index++) art.circle(next() * 100, next() * 100, 0.5, '#fff', 'opacity=".5"')
  return art.svg()
}
