import { type Row, symbolNames } from '../localized.ts'
import { BLUE_STAR, RUBY_STEP, SAFFRON_HOOK, TEAL_COMB } from './motifs.ts'

const LOW = { k: RUBY_STEP, q: BLUE_STAR, j: TEAL_COMB, t: SAFFRON_HOOK }
const theme = (own: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'W' | 'S', Row>>) =>
  symbolNames({ ...own, ...LOW })

/** By theme: four things of it, the wild (W), the scatter (S) and the motifs. */
export const LINES_SYMBOLS = {
  nar: theme({
    a: ['Nar', 'Гранат', 'Pomegranate'],
    b: ['Səhəng', 'Кувшин', 'Pitcher'],
    c: ['Üzüm', 'Виноград', 'Grapes'],
    d: ['Heyva', 'Айва', 'Quince'],
    W: ['Nar çiçəyi', 'Цветок граната', 'Pomegranate blossom'],
    S: ['Günəş ulduzu', 'Солнечная звезда', 'Sun star'],
  }),
  bazar: theme({
    a: ['Mis güyüm', 'Медный кувшин', 'Copper ewer'],
    b: ['Xalça', 'Ковёр', 'Carpet'],
    c: ['Fənər', 'Фонарь', 'Lantern'],
    d: ['Ədviyyat', 'Пряности', 'Spices'],
    W: ['Bazar qapısı', 'Ворота базара', 'Bazaar gate'],
    S: ['Tərəzi', 'Весы', 'Scales'],
  }),
  buta: theme({
    a: ['Qızıl buta', 'Золотая бута', 'Golden buta'],
    b: ['Kəlağayı', 'Келагаи', 'Kelaghayi scarf'],
    c: ['Tirmə', 'Тирма', 'Tirma shawl'],
    d: ['Mirvari sırğa', 'Жемчужная серьга', 'Pearl earring'],
    W: ['Tovuz lələyi', 'Павлинье перо', 'Peacock feather'],
    S: ['Gül naxışı', 'Цветочная розетка', 'Flower rosette'],
  }),
  nere: theme({
    a: ['Qızıl nərə', 'Золотой осётр', 'Golden sturgeon'],
    b: ['Balıqqulağı', 'Ракушка', 'Seashell'],
    c: ['Lövbər', 'Якорь', 'Anchor'],
    d: ['Qayıq', 'Лодка', 'Boat'],
    W: ['Dalğa', 'Волна', 'Wave'],
    S: ['Mayak', 'Маяк', 'Lighthouse'],
  }),
  karvan: theme({
    a: ['Dəvə', 'Верблюд', 'Camel'],
    b: ['İpək topu', 'Рулон шёлка', 'Bolt of silk'],
    c: ['Karvansara', 'Караван-сарай', 'Caravanserai'],
    d: ['Ədviyyat kisəsi', 'Мешок пряностей', 'Spice sack'],
    W: ['Səhra günəşi', 'Солнце пустыни', 'Desert sun'],
    S: ['Kompas', 'Компас', 'Compass'],
  }),
  tar: theme({
    a: ['Tar', 'Тар', 'Tar'],
    b: ['Kamança', 'Кеманча', 'Kamancha'],
    c: ['Qaval', 'Гавал', 'Gaval'],
    d: ['Balaban', 'Балабан', 'Balaban'],
    W: ['Bülbül', 'Соловей', 'Nightingale'],
    S: ['Qızılgül', 'Роза', 'Rose'],
  }),
}
