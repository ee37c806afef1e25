import { Picture } from '../draw/picture.ts'
import type { Symbols } from '../theme.ts'

/** Draws one thing in a field of 100 by 100 (an opened wild: 100 by 300). */
export type Drawing = (art: Picture) => void

export const TALL_HEIGHT = 300

export function symbolsOf(key: string, drawings: Readonly<Record<string, Drawing>>): Symbols {
  return Object.fromEntries(
    Object.entries(drawings).map(([letter, draw]) => [
      letter,
      () => {
        const art = new Picture(`${key}-${letter}`, 100, letter === 'Wtall' ? TALL_HEIGHT : 100)
        draw(art)
        return art.svg()
      },
    ]),
  )
}
