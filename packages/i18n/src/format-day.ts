import type { Locale } from '@xezer/std/locale'

/** Names of months are written out: not every browser knows them in every language. */
const MONTHS: Record<Locale, readonly string[]> = {
  az: 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const WEEKDAYS: Record<Locale, readonly string[]> = {
  az: ['bazar', 'bazar ertəsi', 'çərşənbə axşamı', 'çərşənbə', 'cümə axşamı', 'cümə', 'şənbə'],
  ru: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** A day of the calendar, `2026-11-22`, as it is said: `bazar, 22 noyabr`. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`)
  return `${WEEKDAYS[locale][date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[locale][date.getUTCMonth()]}`
}
