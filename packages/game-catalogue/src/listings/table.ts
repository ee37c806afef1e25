import type { GameRow } from './game-row.ts'

/** Theme, engine, provider, since when, and its names in Azerbaijani, Russian and English. */
export const TABLE_ROWS: readonly GameRow[] = [
  [
    'rulet',
    'roulette',
    'x',
    '2026-10-30',
    ['Fransız ruleti', 'Французская рулетка', 'French Roulette'],
    { variant: 'french' },
  ],
  [
    'resed',
    'roulette',
    'k',
    '2026-10-30',
    ['Ulduzlu rulet', 'Звёздная рулетка', 'Starlit Roulette'],
    { variant: 'european' },
  ],
  [
    'sahil',
    'roulette',
    'ib',
    '2026-11-22',
    ['Sahil ruleti', 'Прибрежная рулетка', 'Seaside Roulette'],
    { variant: 'european' },
  ],
  ['kart', 'blackjack', 'k', '2026-10-30', ['Blekcek', 'Блэкджек', 'Blackjack']],
  [
    'firuze',
    'blackjack',
    'rg',
    '2026-11-19',
    ['Firuzə blekcek', 'Бирюзовый блэкджек', 'Turquoise Blackjack'],
  ],
  ['saray', 'baccarat', 'ib', '2026-10-30', ['Xan sarayı', 'Ханский дворец', "Khan's Palace"]],
  ['atesgah', 'baccarat', 'o', '2026-10-30', ['Atəşgah', 'Атешгях', 'Ateshgah']],
  ['tovuz', 'video-poker', 'rg', '2026-10-30', ['Tovuz', 'Павлин', 'Peacock']],
  ['ceyran', 'video-poker', 'pk', '2026-10-30', ['Ceyran', 'Джейран', 'Gazelle']],
]
