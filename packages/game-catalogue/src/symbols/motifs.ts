import type { Row } from '../localized.ts'

/** The woven motifs that stand low on every paytable, by the names that their drawings have. */
export const MOTIFS = {
  step: ['Pillə', 'Ступень', 'Step'],
  star: ['Ulduz naxışı', 'Звезда', 'Star'],
  comb: ['Daraq naxışı', 'Гребень', 'Comb'],
  hook: ['Qarmaq', 'Крюк', 'Hook'],
  horns: ['Buynuz', 'Рога', 'Horns'],
  waves: ['Ləpə', 'Волны', 'Waves'],
  tree: ['Ağac', 'Дерево', 'Tree'],
  meander: ['Dolanbac', 'Меандр', 'Meander'],
  glass: ['Qum saatı', 'Песочные часы', 'Hourglass'],
  wheel: ['Çarx naxışı', 'Колесо', 'Wheel'],
  bird: ['Quş', 'Птица', 'Bird'],
  drops: ['Damla', 'Капли', 'Drops'],
  rings: ['Halqa', 'Кольца', 'Rings'],
} as const satisfies Readonly<Record<string, Row>>

export const SUN_STAR: Row = ['Günəş ulduzu', 'Солнечная звезда', 'Sun star']
