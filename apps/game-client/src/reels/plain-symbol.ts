import type { Theme } from '@xezer/game-art/theme'

const SHAPES = [
  'M50 12L88 50L50 88L12 50Z',
  'M50 10L61 38L90 38L67 56L76 86L50 68L24 86L33 56L10 38L39 38Z',
  'M18 18H82V82H18Z',
  'M50 12A38 38 0 1 1 49.900 12Z',
  'M50 12L90 84H10Z',
  'M30 14H70L90 50L70 86H30L10 50Z',
  'M38 12H62V38H88V62H62V88H38V62H12V38H38Z',
  'M50 88C10 60 10 20 34 20C44 20 50 30 50 34C50 30 56 20 66 20C90 20 90 60 50 88Z',
]

/** A woven motif of the theme's two colours, where a theme has no picture of its own for a letter. */
export function plainSymbol({ palette }: Theme, letter: string): string {
  const place = letter.charCodeAt(0)
  const shape = SHAPES[place % SHAPES.length] ?? ''
  const isSpecial = letter !== letter.toLowerCase()
  const [fill, edge] = isSpecial
    ? [palette.win, palette.frameLine]
    : place % 2 === 0
      ? [palette.accent, palette.accentDark]
      : [palette.second, palette.secondDark]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${shape}" fill="${fill}" stroke="${edge}" stroke-width="5"/><path d="M50 34L66 50L50 66L34 50Z" fill="${palette.ink}" opacity=".7"/></svg>`
}
