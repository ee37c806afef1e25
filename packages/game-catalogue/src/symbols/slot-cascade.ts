import { type Row, symbolNames } from '../localized.ts'

const theme = (own: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', Row>>) => symbolNames(own)

/** By theme: six things of it, the dearest first. */
export const CASCADE_SYMBOLS = {
  xalca: theme({
    a: ['Göl naxışı', 'Медальон', 'Medallion'],
    b: ['Yumaq', 'Клубок', 'Ball of yarn'],
    c: ['Həvə', 'Колотушка ткача', "Weaver's beater"],
    d: ['İy', 'Веретено', 'Spindle'],
    e: ['Qayçı', 'Ножницы', 'Scissors'],
    f: ['Boyaqotu', 'Марена', 'Madder'],
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
    a: ['Yaqut ulduz', 'Рубиновая звезда', 'Ruby star'],
    b: ['Göy tağ', 'Синяя арка', 'Blue arch'],
    c: ['Kəhrəba altıbucaq', 'Янтарный шестиугольник', 'Amber hexagon'],
    d: ['Yaşıl romb', 'Зелёный ромб', 'Green diamond'],
    e: ['Bənövşəyi kvadrat', 'Лиловый квадрат', 'Violet square'],
    f: ['Narıncı dairə', 'Оранжевый круг', 'Orange circle'],
  }),
  zeferan: theme({
    a: ['Zəfəran çiçəyi', 'Цветок шафрана', 'Saffron flower'],
    b: ['Zəfəran telləri', 'Нити шафрана', 'Saffron threads'],
    c: ['Həvəng', 'Ступка', 'Mortar'],
    d: ['Plov', 'Плов', 'Pilaf'],
    e: ['Çiçək səbəti', 'Корзина цветов', 'Basket of flowers'],
    f: ['Arı', 'Пчела', 'Bee'],
  }),
  uzum: theme({
    a: ['Qara üzüm', 'Чёрный виноград', 'Black grapes'],
    b: ['Ağ üzüm', 'Белый виноград', 'White grapes'],
    c: ['Səbət', 'Корзина', 'Basket'],
    d: ['Üzüm yarpağı', 'Виноградный лист', 'Vine leaf'],
    e: ['Bağ bıçağı', 'Садовый нож', 'Pruning knife'],
    f: ['Kişmiş', 'Изюм', 'Raisins'],
  }),
}
