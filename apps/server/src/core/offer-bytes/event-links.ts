import type { Locale } from '@xezer/std/locale'

interface EventPlace {
  readonly event: number
  readonly sport: number
  readonly locale: Locale
}

/** The addresses of a match's windows. */
export interface EventLinks {
  readonly animation: (place: EventPlace) => string
  readonly stream: (place: EventPlace) => string
}

export function createEventLinks(urls: { animationUrl: string; streamUrl: string }): EventLinks {
  const fill = (template: string) => (place: EventPlace) =>
    template
      .replaceAll('{event}', String(place.event))
      .replaceAll('{sport}', String(place.sport))
      .replaceAll('{lang}', place.locale)
  return { animation: fill(urls.animationUrl), stream: fill(urls.streamUrl) }
}

/** Pages of this site. */
export const OWN_LINKS = createEventLinks({
  animationUrl: '/animation/event/{event}',
  streamUrl: '/stream/event/{event}',
})
