/** Suits in the order of the deal (card mod 4): spades, hearts, diamonds, clubs; each about 44 wide around 0, 0. */
export const SUITS = [
  'M0 -23C10 -9 21 -2 21 10C21 19 10 20 3 14C3 20 6 24 9 26H-9C-6 24 -3 20 -3 14C-10 20 -21 19 -21 10C-21 -2 -10 -9 0 -23Z',
  'M0 24C-10 11 -22 5 -22 -8C-22 -20 -6 -22 0 -10C6 -22 22 -20 22 -8C22 5 10 11 0 24Z',
  'M0 -25C5 -14 10 -7 18 0C10 7 5 14 0 25C-5 14 -10 7 -18 0C-10 -7 -5 -14 0 -25Z',
  'M0 -24A10.5 10.5 0 0 1 8.6 -7.4A10.6 10.6 0 1 1 3.4 11.4C3.4 19 6 24 9 26H-9C-6 24 -3.4 19 -3.4 11.4A10.6 10.6 0 1 1 -8.6 -7.4A10.5 10.5 0 0 1 0 -24Z',
] as const

/** Red and black of the suits, light above, dark below. */
export const SUIT_COLOURS = [
  ['#2c3f52', '#0b131c'],
  ['#e22a50', '#a00a30'],
  ['#e22a50', '#a00a30'],
  ['#2c3f52', '#0b131c'],
] as const
