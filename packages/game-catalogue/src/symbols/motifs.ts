import type { Row } from '../localized.ts'

/** The woven motifs that stand low on every paytable. */
export const RUBY_STEP: Row = ['Yaqut pillə', 'Рубиновая ступень', 'Ruby step']
export const BLUE_STAR: Row = ['Mavi ulduz', 'Синяя звезда', 'Blue star']
export const TEAL_COMB: Row = ['Firuzəyi daraq', 'Бирюзовый гребень', 'Turquoise comb']
export const SAFFRON_HOOK: Row = ['Zəfəran qarmaq', 'Шафрановый крюк', 'Saffron hook']
export const WHITE_DIAMOND: Row = ['Ağ romb', 'Белый ромб', 'White diamond']
