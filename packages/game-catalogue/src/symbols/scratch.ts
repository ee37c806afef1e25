import { type Row, symbolNames } from '../localized.ts'

const theme = (own: Readonly<Record<'cup' | 'pear' | 'fish' | 'moon' | 'ship' | 'tower' | 'pearl', Row>>) =>
  symbolNames(own)

/** By theme: the seven prizes of the card, the smallest first. */
export const SCRATCH_NAMES = {
  bilet: theme({
    cup: ['Stəkan', 'Стакан', 'Glass'],
    pear: ['Armud', 'Груша', 'Pear'],
    fish: ['Balıq', 'Рыба', 'Fish'],
    moon: ['Ay', 'Луна', 'Moon'],
    ship: ['Gəmi', 'Корабль', 'Ship'],
    tower: ['Qüllə', 'Башня', 'Tower'],
    pearl: ['Mirvari', 'Жемчужина', 'Pearl'],
  }),
  xonca: theme({
    cup: ['Şam', 'Свеча', 'Candle'],
    pear: ['Boyalı yumurta', 'Крашеное яйцо', 'Painted egg'],
    fish: ['Qoz', 'Грецкий орех', 'Walnut'],
    moon: ['Şəkərbura', 'Шекербура', 'Shekerbura'],
    ship: ['Paxlava', 'Пахлава', 'Pakhlava'],
    tower: ['Səməni', 'Сэмени', 'Samani'],
    pearl: ['Qızıl alma', 'Золотое яблоко', 'Golden apple'],
  }),
}
