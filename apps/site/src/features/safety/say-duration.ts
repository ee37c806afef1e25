import type { Translate } from '@xezer/i18n/translator'

const HOUR_MINUTES = 60
const NUMBER_AND_SPACE = /(\d) /g

/** `1 h 5 min`, `1 h`, `5 min`; no line ends between a number and what it counts. */
export function sayDuration(text: Translate, minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const said = text('safety.duration', { hours, minutes: minutes % HOUR_MINUTES })
  return said.replaceAll(NUMBER_AND_SPACE, '$1\u00a0')
}
