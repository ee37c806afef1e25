import { type Row, symbolNames } from '../localized.ts'

const theme = (own: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', Row>>) => symbolNames(own)

/** By theme: six things of it, the dearest first. */
export const CASCADE_SYMBOLS = {
  xalca: theme({
    a: ['Medalyon', 'Медальон', 'Medallion'],
    b: ['Əjdaha', 'Дракон', 'Dragon'],
    c: ['Həyat ağacı', 'Древо жизни', 'Tree of life'],
    d: ['Qoç buynuzu', 'Бараний рог', "Ram's horn"],
    e: ['Səkkizguşə', 'Восьмиугольник', 'Octagon'],
    f: ['İlmə', 'Узелок', 'Knot'],
  }),
  novruz: theme({
    a: ['Tonqal', 'Костёр', 'Bonfire'],
    b: ['Səməni', 'Сэмени', 'Samani'],
    c: ['Şəkərbura', 'Шекербура', 'Shekerbura'],
    d: ['Boyalı yumurta', 'Крашеное яйцо', 'Painted egg'],
    e: ['Paxlava', 'Пахлава', 'Pakhlava'],
    f: ['Qoz', 'Грецкий орех', 'Walnut'],
  }),
  sebeke: theme({
    a: ['Qızıl günəş', 'Золотое солнце', 'Golden sun'],
    b: ['Yaqut gül', 'Рубиновый цветок', 'Ruby flower'],
    c: ['Firuzə ulduz', 'Бирюзовая звезда', 'Turquoise star'],
    d: ['Göy şüşə', 'Синее стекло', 'Blue glass'],
    e: ['Yaşıl romb', 'Зелёный ромб', 'Green diamond'],
    f: ['Kəhrəba şüşə', 'Янтарное стекло', 'Amber glass'],
  }),
  zeferan: theme({
    a: ['Zəfəran çiçəyi', 'Цветок шафрана', 'Saffron flower'],
    b: ['Qızıl həvəngdəstə', 'Золотая ступка', 'Golden mortar'],
    c: ['Darçın', 'Корица', 'Cinnamon'],
    d: ['Sumaq', 'Сумах', 'Sumac'],
    e: ['Nanə', 'Мята', 'Mint'],
    f: ['Mixək', 'Гвоздика', 'Cloves'],
  }),
  uzum: theme({
    a: ['Qara üzüm', 'Чёрный виноград', 'Black grapes'],
    b: ['Ağ üzüm', 'Белый виноград', 'White grapes'],
    c: ['Çəhrayı üzüm', 'Розовый виноград', 'Pink grapes'],
    d: ['Səbət', 'Корзина', 'Basket'],
    e: ['Üzüm yarpağı', 'Виноградный лист', 'Vine leaf'],
    f: ['Kəpənək', 'Бабочка', 'Butterfly'],
  }),
}
