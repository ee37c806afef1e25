import type { StagedField } from './stage.ts'

const LEAGUE = [
  'Mançester Siti',
  'Arsenal',
  'Liverpul',
  'Nottinhem Forest',
  'Vulverhempton Vanderers',
  'Nyukasl Yunayted',
  'Brayton end Hov Albion',
  'Kristal Pelas',
  'Lids Yunayted',
  'Sanderlend',
]
const PLAYERS = Array.from({ length: 32 }, (_, place) =>
  place % 8 === 0 ? `Fernández-Konstantinopolski ${place + 1}` : `K. Styernholm ${place + 1}`,
)
const CLUBS = ['Panathinaikos AKTOR Athens', 'EA7 Emporio Armani Milano', 'Anadolu Efes', 'Real Madrid']

/** Favourites first, and no price for whom nobody expects there. */
const falling = (count: number, first: number, isHopeless = (place: number) => place < 0) =>
  Array.from(
    { length: count },
    (_, place) => [place, isHopeless(place) ? null : Math.round(100 * first * 1.35 ** place) / 100] as const,
  )

/** What seasons and tournaments are sold on, one of each shape: many markets, one of a long list, a few names. */
export const OUTRIGHTS: Readonly<Record<'league' | 'draw' | 'cup', StagedField>> = {
  league: {
    sport: { id: 1, alias: 'football', name: 'Futbol' },
    league: 'Premyer Liqa',
    name: 'Premyer Liqa 2026/27',
    competitors: LEAGUE,
    markets: [
      ['outright_winner', '', falling(LEAGUE.length, 1.6, (place) => place > 7)],
      ['outright_top', 'n=4', falling(LEAGUE.length, 1.05, (place) => place > 8)],
      ['outright_relegation', 'n=3', falling(LEAGUE.length, 1.4)],
    ],
  },
  draw: {
    sport: { id: 3, alias: 'tennis', name: 'Tennis' },
    league: 'ATP Beynəlxalq Tennis Çempionatı, təklər, kişilər',
    name: 'ATP Beynəlxalq Tennis Çempionatı 2026',
    competitors: PLAYERS,
    markets: [['outright_winner', '', falling(PLAYERS.length, 3.5, (place) => place > 20)]],
  },
  cup: {
    sport: { id: 2, alias: 'basketball', name: 'Basketbol' },
    league: 'Avroliqa',
    name: 'Avroliqa 2026/27',
    competitors: CLUBS,
    markets: [
      ['outright_winner', '', falling(CLUBS.length, 1.9)],
      ['outright_top', 'n=2', falling(CLUBS.length, 1.2)],
    ],
  },
}
