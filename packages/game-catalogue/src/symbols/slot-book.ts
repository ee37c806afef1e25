import { type Row, symbolNames } from '../localized.ts'
import { MOTIFS } from './motifs.ts'

type Motif = keyof typeof MOTIFS
type Own = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'B', Row>>

/** The motifs are those of g, h and i. */
const theme = (own: Own, [g, h, i]: readonly [Motif, Motif, Motif]) =>
  symbolNames({ ...own, g: MOTIFS[g], h: MOTIFS[h], i: MOTIFS[i] })

/** By theme: six things of it, the book (B), which is wild and scatter, and the motifs. */
export const BOOK_SYMBOLS = {
  alov: theme(
    {
      a: ['Alov qülləsi', 'Башня огня', 'Flame tower'],
      b: ['Od qabı', 'Жаровня', 'Brazier'],
      c: ['Məşəl', 'Факел', 'Torch'],
      d: ['Yaqut', 'Рубин', 'Ruby'],
      e: ['Çıraq', 'Светильник', 'Oil lamp'],
      f: ['Açar', 'Ключ', 'Key'],
      B: ['Od kitabı', 'Книга огня', 'Book of fire'],
    },
    ['step', 'waves', 'wheel'],
  ),
  at: theme(
    {
      a: ['Qarabağ atı', 'Карабахский конь', 'Karabakh horse'],
      b: ['Yəhər', 'Седло', 'Saddle'],
      c: ['Üzəngi', 'Стремя', 'Stirrup'],
      d: ['Qamçı', 'Плеть', 'Whip'],
      e: ['Nal', 'Подкова', 'Horseshoe'],
      f: ['Papaq', 'Папаха', 'Papakha hat'],
      B: ['Çapar kitabı', 'Книга гонца', 'Book of the rider'],
    },
    ['horns', 'meander', 'glass'],
  ),
  qobustan: theme(
    {
      a: ['Qayıq', 'Ладья', 'Boat'],
      b: ['Dağ keçisi', 'Горный козёл', 'Mountain goat'],
      c: ['Öküz', 'Бык', 'Bull'],
      d: ['Ovçu', 'Охотник', 'Hunter'],
      e: ['Daş balta', 'Каменный топор', 'Stone axe'],
      f: ['Gil küpə', 'Глиняный горшок', 'Clay pot'],
      B: ['Günəş daşı', 'Камень солнца', 'Stone of the sun'],
    },
    ['waves', 'tree', 'step'],
  ),
  simurq: theme(
    {
      a: ['Simurq', 'Симург', 'Simurgh'],
      b: ['Qızıl yumurta', 'Золотое яйцо', 'Golden egg'],
      c: ['Tac', 'Корона', 'Crown'],
      d: ['Güzgü', 'Зеркало', 'Mirror'],
      e: ['Üzük', 'Кольцо', 'Ring'],
      f: ['Yuva', 'Гнездо', 'Nest'],
      B: ['Nağıl kitabı', 'Книга сказок', 'Book of tales'],
    },
    ['bird', 'drops', 'star'],
  ),
  qala: theme(
    {
      a: ['Qız qalası', 'Девичья башня', 'Maiden Tower'],
      b: ['Dəbilqə', 'Шлем', 'Helmet'],
      c: ['Qalxan', 'Щит', 'Shield'],
      d: ['Qılınc', 'Сабля', 'Sabre'],
      e: ['Qala qapısı', 'Ворота крепости', 'Fortress gate'],
      f: ['Gəmi', 'Корабль', 'Ship'],
      B: ['Qala kitabı', 'Книга крепости', 'Book of the fortress'],
    },
    ['meander', 'comb', 'rings'],
  ),
  alma: theme(
    {
      a: ['Sehrli alma', 'Волшебное яблоко', 'Magic apple'],
      b: ['Div', 'Див', 'Giant'],
      c: ['Qoç', 'Баран', 'Ram'],
      d: ['Qılınc', 'Меч', 'Sword'],
      e: ['Quyu', 'Колодец', 'Well'],
      f: ['Daraq', 'Гребень', 'Comb'],
      B: ['Sehrli kitab', 'Волшебная книга', 'Book of magic'],
    },
    ['tree', 'hook', 'rings'],
  ),
}
