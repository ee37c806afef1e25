import type { Translate } from '@xezer/i18n/translator'

const HOUR_MINUTES = 60

/** `1 h 5 min`, `1 h`, `5 min` */
export function sayDuration(text: Translate, minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES)
  return text('safety.duration', { hours, minutes: minutes % HOUR_MINUTES })
}
