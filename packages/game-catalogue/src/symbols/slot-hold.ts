import { type Row, symbolNames } from '../localized.ts'
import { BLUE_STAR, RUBY_STEP, SAFFRON_HOOK, TEAL_COMB } from './motifs.ts'

const LOW = { k: RUBY_STEP, q: BLUE_STAR, j: TEAL_COMB, t: SAFFRON_HOOK }
const theme = (own: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'W' | 'C', Row>>) =>
  symbolNames({ ...own, ...LOW })

/** By theme: four things of it, the wild (W), what is held (C) and the motifs. */
export const HOLD_SYMBOLS = {
  gece: theme({
    a: ['Ay', 'Луна', 'Moon'],
    b: ['Gəmi', 'Корабль', 'Ship'],
    c: ['Mayak', 'Маяк', 'Lighthouse'],
    d: ['Qağayı', 'Чайка', 'Seagull'],
    W: ['Ulduz axını', 'Звездопад', 'Shooting star'],
    C: ['Ay sikkəsi', 'Лунная монета', 'Moon coin'],
  }),
  mirvari: theme({
    a: ['Qəvvas dəbilqəsi', 'Шлем водолаза', "Diver's helmet"],
    b: ['Dəniz atı', 'Морской конёк', 'Seahorse'],
    c: ['Mərcan', 'Коралл', 'Coral'],
    d: ['Sandıq', 'Сундук', 'Chest'],
    W: ['Balıqqulağı', 'Раковина', 'Shell'],
    C: ['Mirvari', 'Жемчужина', 'Pearl'],
  }),
  armudu: theme({
    a: ['Samovar', 'Самовар', 'Samovar'],
    b: ['Çaynik', 'Чайник', 'Teapot'],
    c: ['Mürəbbə', 'Варенье', 'Jam'],
    d: ['Limon', 'Лимон', 'Lemon'],
    W: ['Armudu stəkan', 'Стакан армуду', 'Armudu glass'],
    C: ['Qənd', 'Сахар', 'Sugar lump'],
  }),
  neft: theme({
    a: ['Neft fontanı', 'Нефтяной фонтан', 'Gusher'],
    b: ['Buruq', 'Буровая вышка', 'Derrick'],
    c: ['Mancanaq', 'Станок-качалка', 'Pumpjack'],
    d: ['Çəllək', 'Бочка', 'Barrel'],
    W: ['Alov', 'Пламя', 'Flame'],
    C: ['Qara damla', 'Чёрная капля', 'Black drop'],
  }),
  gol: theme({
    a: ['Göygöl', 'Гёйгёль', 'Lake Goygol'],
    b: ['Kəpəz dağı', 'Гора Кяпаз', 'Mount Kapaz'],
    c: ['Maral', 'Олень', 'Deer'],
    d: ['Alabalıq', 'Форель', 'Trout'],
    W: ['Nilufər', 'Кувшинка', 'Water lily'],
    C: ['Şeh damlası', 'Капля росы', 'Dewdrop'],
  }),
}
