import { type Row, symbolNames } from '../localized.ts'
import { MOTIFS, SUN_STAR } from './motifs.ts'

type Motif = keyof typeof MOTIFS
type Own = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'W', Row>>

/** The motifs are those of k, q, j and t. */
const theme = (own: Own, [k, q, j, t]: readonly [Motif, Motif, Motif, Motif]) =>
  symbolNames({ ...own, S: SUN_STAR, k: MOTIFS[k], q: MOTIFS[q], j: MOTIFS[j], t: MOTIFS[t] })

/** By theme: four things of it, the wild (W), the scatter (S) and the motifs. */
export const LINES_SYMBOLS = {
  nar: theme(
    {
      a: ['Nar', 'Гранат', 'Pomegranate'],
      b: ['Səhəng', 'Кувшин', 'Pitcher'],
      c: ['Üzüm', 'Виноград', 'Grapes'],
      d: ['Heyva', 'Айва', 'Quince'],
      W: ['Nar çiçəyi', 'Цветок граната', 'Pomegranate blossom'],
    },
    ['step', 'star', 'comb', 'hook'],
  ),
  bazar: theme(
    {
      a: ['Mis güyüm', 'Медный кувшин', 'Copper ewer'],
      b: ['Ədviyyat', 'Пряности', 'Spices'],
      c: ['Xalça', 'Ковёр', 'Carpet'],
      d: ['Başmaq', 'Башмаки', 'Slippers'],
      W: ['Fənər', 'Фонарь', 'Lantern'],
    },
    ['glass', 'rings', 'meander', 'step'],
  ),
  buta: theme(
    {
      a: ['Sancaq', 'Брошь', 'Brooch'],
      b: ['Kəlağayı', 'Келагаи', 'Kelaghayi scarf'],
      c: ['Sırğa', 'Серьга', 'Earring'],
      d: ['Üzük', 'Кольцо', 'Ring'],
      W: ['Qızıl buta', 'Золотая бута', 'Golden buta'],
    },
    ['drops', 'bird', 'horns', 'wheel'],
  ),
  nere: theme(
    {
      a: ['Nərə balığı', 'Осётр', 'Sturgeon'],
      b: ['Kürü', 'Икра', 'Caviar'],
      c: ['Lövbər', 'Якорь', 'Anchor'],
      d: ['Balıqqulağı', 'Ракушка', 'Seashell'],
      W: ['Qızıl balıq', 'Золотая рыбка', 'Golden fish'],
    },
    ['waves', 'horns', 'glass', 'rings'],
  ),
  karvan: theme(
    {
      a: ['Dəvə', 'Верблюд', 'Camel'],
      b: ['İpək topu', 'Рулон шёлка', 'Bolt of silk'],
      c: ['Çini güldan', 'Фарфоровая ваза', 'Porcelain vase'],
      d: ['Zınqırov', 'Колокольчик', 'Bell'],
      W: ['Yol ulduzu', 'Путеводная звезда', 'Guiding star'],
    },
    ['meander', 'tree', 'step', 'drops'],
  ),
  tar: theme(
    {
      a: ['Tar', 'Тар', 'Tar'],
      b: ['Kamança', 'Кеманча', 'Kamancha'],
      c: ['Qaval', 'Гавал', 'Gaval'],
      d: ['Balaban', 'Балабан', 'Balaban'],
      W: ['Bülbül', 'Соловей', 'Nightingale'],
    },
    ['rings', 'waves', 'bird', 'horns'],
  ),
}
