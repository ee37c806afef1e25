import type { Paint } from '../../drawing/surface.ts'

export interface MinesLook {
  readonly back: Paint
  /** SVG text, 100 × 100. */
  readonly closed: string
  readonly safe: string
  readonly mine: string
  /** Colours of tiles, by the names of the rules that use them. */
  readonly colours: Readonly<
    Record<'top' | 'bottom' | 'edge' | 'under' | 'open' | 'open-edge' | 'bad' | 'bad-edge', string>
  >
}

export const picture = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`
