import type { Locale } from '@xezer/std/locale'

/** By themselves, not of a day: in Russian in the first case. */
const MONTHS: Record<Locale, readonly string[]> = {
  az: 'Yanvar Fevral Mart Aprel May İyun İyul Avqust Sentyabr Oktyabr Noyabr Dekabr'.split(' '),
  ru: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** The head of a calendar's columns, from Monday. */
export const SHORT_WEEKDAYS: Record<Locale, readonly string[]> = {
  az: ['B.e.', 'Ç.a.', 'Ç.', 'C.a.', 'C.', 'Ş.', 'B.'],
  ru: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  en: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
}

/** A month of the calendar, `2026-11`, as a heading: `Noyabr 2026`. */
export function formatMonth(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-')
  return `${MONTHS[locale][Number(number) - 1]} ${year}`
}
