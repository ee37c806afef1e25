import type { GameRow } from './game-row.ts'

/** Theme, engine, provider, since when, and its names in Azerbaijani, Russian and English. */
export const SLOTS_ROWS: readonly GameRow[] = [
  ['nar', 'slot-lines', 'ng4', '2026-10-30', ['Nar bağı', 'Гранатовый сад', 'Pomegranate Garden']],
  ['bazar', 'slot-lines', 'ib', '2026-10-30', ['Köhnə bazar', 'Старый базар', 'Old Bazaar']],
  ['buta', 'slot-lines', 'rg', '2026-10-30', ['Buta', 'Бута', 'Buta']],
  ['nere', 'slot-lines', 'l8', '2026-10-30', ['Qızıl nərə', 'Золотой осётр', 'Golden Sturgeon']],
  ['karvan', 'slot-lines', 'pk', '2026-10-30', ['İpək yolu', 'Шёлковый путь', 'Silk Road']],
  ['tar', 'slot-lines', 'tg', '2026-11-20', ['Tar sədası', 'Звуки тара', 'Sound of the Tar']],
  ['alov', 'slot-book', 'o', '2026-10-30', ['Alov qüllələri', 'Пламенные башни', 'Flame Towers']],
  ['at', 'slot-book', 'pk', '2026-10-30', ['Qarabağ atları', 'Карабахские кони', 'Karabakh Horses']],
  ['qobustan', 'slot-book', 'pk', '2026-10-30', ['Qobustan izləri', 'Следы Гобустана', 'Traces of Gobustan']],
  ['simurq', 'slot-book', 'rg3', '2026-10-30', ['Simurq', 'Симург', 'Simurgh']],
  ['qala', 'slot-book', 'ib', '2026-10-30', ['Qız qalası', 'Девичья башня', 'Maiden Tower']],
  ['alma', 'slot-book', 'x', '2026-11-25', ['Sehrli alma', 'Волшебное яблоко', 'Magic Apple']],
  ['xalca', 'slot-cascade', 'rg3', '2026-10-30', ['Xalça ilməsi', 'Узелки ковра', 'Carpet Knots']],
  ['novruz', 'slot-cascade', 'tg', '2026-10-30', ['Novruz tonqalı', 'Костёр Новруза', 'Novruz Bonfire']],
  ['sebeke', 'slot-cascade', 'rg', '2026-10-30', ['Şəbəkə', 'Шебеке', 'Shebeke']],
  ['zeferan', 'slot-cascade', 'ng4', '2026-10-30', ['Zəfəran', 'Шафран', 'Saffron']],
  ['uzum', 'slot-cascade', 'tg', '2026-11-18', ['Şirvan üzümü', 'Ширванский виноград', 'Shirvan Grapes']],
  ['gece', 'slot-hold', 'x', '2026-10-30', ['Xəzər gecəsi', 'Каспийская ночь', 'Caspian Night']],
  ['mirvari', 'slot-hold', 'l8', '2026-10-30', ['Mirvari qəvvası', 'Ловец жемчуга', 'Pearl Diver']],
  ['armudu', 'slot-hold', 'tg', '2026-10-30', ['Armudu', 'Армуду', 'Armudu']],
  ['neft', 'slot-hold', 'o', '2026-10-30', ['Qara qızıl', 'Чёрное золото', 'Black Gold']],
  ['gol', 'slot-hold', 'k', '2026-11-24', ['Göygöl', 'Гёйгёль', 'Goygol']],
]
