import { type Row, symbolNames } from '../localized.ts'
import { BLUE_STAR, RUBY_STEP, SAFFRON_HOOK, TEAL_COMB, WHITE_DIAMOND } from './motifs.ts'

const LOW = { e: RUBY_STEP, f: BLUE_STAR, g: TEAL_COMB, h: SAFFRON_HOOK, i: WHITE_DIAMOND }
const theme = (own: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'B', Row>>) => symbolNames({ ...own, ...LOW })

/** By theme: four things of it, the book (B), which is wild and scatter, and the motifs. */
export const BOOK_SYMBOLS = {
  alov: theme({
    a: ['Alov qülləsi', 'Башня огня', 'Flame tower'],
    b: ['Məşəl', 'Факел', 'Torch'],
    c: ['Şəhər işıqları', 'Огни города', 'City lights'],
    d: ['Buxta', 'Бухта', 'Bay'],
    B: ['Od kitabı', 'Книга огня', 'Book of fire'],
  }),
  at: theme({
    a: ['Qarabağ atı', 'Карабахский конь', 'Karabakh horse'],
    b: ['Yəhər', 'Седло', 'Saddle'],
    c: ['Nal', 'Подкова', 'Horseshoe'],
    d: ['Xarıbülbül', 'Харыбюльбюль', 'Kharibulbul'],
    B: ['Çapar kitabı', 'Книга гонца', 'Book of the rider'],
  }),
  qobustan: theme({
    a: ['Rəqs edənlər', 'Танцоры', 'Dancers'],
    b: ['Öküz', 'Бык', 'Bull'],
    c: ['Günəş qayığı', 'Солнечная ладья', 'Sun boat'],
    d: ['Yay və ox', 'Лук и стрела', 'Bow and arrow'],
    B: ['Daş kitab', 'Каменная книга', 'Book of stone'],
  }),
  simurq: theme({
    a: ['Simurq', 'Симург', 'Simurgh'],
    b: ['Qızıl yumurta', 'Золотое яйцо', 'Golden egg'],
    c: ['Lələk', 'Перо', 'Feather'],
    d: ['Həyat ağacı', 'Древо жизни', 'Tree of life'],
    B: ['Nağıl kitabı', 'Книга сказок', 'Book of tales'],
  }),
  qala: theme({
    a: ['Qız qalası', 'Девичья башня', 'Maiden Tower'],
    b: ['Qala açarı', 'Ключ от крепости', 'Fortress key'],
    c: ['Gümüş kəmər', 'Серебряный пояс', 'Silver belt'],
    d: ['Çıraq', 'Светильник', 'Oil lamp'],
    B: ['Qala kitabı', 'Книга крепости', 'Book of the fortress'],
  }),
  alma: theme({
    a: ['Sehrli alma', 'Волшебное яблоко', 'Magic apple'],
    b: ['Sehrli güzgü', 'Волшебное зеркало', 'Magic mirror'],
    c: ['Qılınc', 'Меч', 'Sword'],
    d: ['Ağ qoç', 'Белый баран', 'White ram'],
    B: ['Sehrli kitab', 'Волшебная книга', 'Book of magic'],
  }),
}
