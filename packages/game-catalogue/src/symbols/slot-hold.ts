import { type Row, symbolNames } from '../localized.ts'
import { MOTIFS } from './motifs.ts'

type Motif = keyof typeof MOTIFS
type Own = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'W' | 'C', Row>>

/** The motifs are those of k, q, j and t. */
const theme = (own: Own, [k, q, j, t]: readonly [Motif, Motif, Motif, Motif]) =>
  symbolNames({ ...own, k: MOTIFS[k], q: MOTIFS[q], j: MOTIFS[j], t: MOTIFS[t] })

/** By theme: four things of it, the wild (W), what is held (C) and the motifs. */
export const HOLD_SYMBOLS = {
  gece: theme(
    {
      a: ['Yelkənli qayıq', 'Парусник', 'Sailing boat'],
      b: ['Mayak', 'Маяк', 'Lighthouse'],
      c: ['Sükan', 'Штурвал', 'Helm'],
      d: ['Tor', 'Сеть', 'Net'],
      W: ['Ay', 'Луна', 'Moon'],
      C: ['Gəmi sikkəsi', 'Монета с кораблём', 'Ship coin'],
    },
    ['waves', 'star', 'comb', 'drops'],
  ),
  mirvari: theme(
    {
      a: ['Balıqqulağı', 'Раковина', 'Shell'],
      b: ['Qəvvas dəbilqəsi', 'Шлем водолаза', "Diver's helmet"],
      c: ['Dəniz atı', 'Морской конёк', 'Seahorse'],
      d: ['Dəniz ulduzu', 'Морская звезда', 'Starfish'],
      W: ['Boyunbağı', 'Ожерелье', 'Necklace'],
      C: ['Mirvari', 'Жемчужина', 'Pearl'],
    },
    ['waves', 'drops', 'meander', 'horns'],
  ),
  armudu: theme(
    {
      a: ['Armudu stəkan', 'Стакан армуду', 'Armudu glass'],
      b: ['Samovar', 'Самовар', 'Samovar'],
      c: ['Mürəbbə', 'Варенье', 'Jam'],
      d: ['Limon', 'Лимон', 'Lemon'],
      W: ['Çaynik', 'Чайник', 'Teapot'],
      C: ['Limon sikkəsi', 'Лимонная монета', 'Lemon coin'],
    },
    ['step', 'rings', 'tree', 'glass'],
  ),
  neft: theme(
    {
      a: ['Mancanaq', 'Станок-качалка', 'Pumpjack'],
      b: ['Buruq', 'Буровая вышка', 'Derrick'],
      c: ['Çəllək', 'Бочка', 'Barrel'],
      d: ['Siyirtmə', 'Вентиль', 'Valve'],
      W: ['Qara damla', 'Чёрная капля', 'Black drop'],
      C: ['Neft sikkəsi', 'Нефтяная монета', 'Oil coin'],
    },
    ['meander', 'wheel', 'comb', 'hook'],
  ),
  gol: theme(
    {
      a: ['Maral', 'Олень', 'Deer'],
      b: ['Kəpəz dağı', 'Гора Кяпаз', 'Mount Kapaz'],
      c: ['Alabalıq', 'Форель', 'Trout'],
      d: ['Qayıq', 'Лодка', 'Boat'],
      W: ['Nilufər', 'Кувшинка', 'Water lily'],
      C: ['Göygöl sikkəsi', 'Монета Гёйгёля', 'Goygol coin'],
    },
    ['waves', 'tree', 'step', 'drops'],
  ),
}
