import { isCasinoPath, PAGE_ROUTES } from '@xezer/contract/page-routes'
import type { BookEvent, OddsBook } from '@xezer/odds-book/book'

/** Pages of one visitor: nobody else finds anything there. */
const OWN = /^\/(account|coupon|favorites)/
/** The protocol's bound (sitemaps.org). */
const ADDRESSES_MAX = 50_000

/** The pages that a search engine may read, as paths: those of the site, of its sports and leagues, and of what starts next. */
export function listPaths(events: readonly BookEvent[], hasCasino = true): string[] {
  const paths = new Set<string>(
    PAGE_ROUTES.filter(
      (route) => !route.includes(':') && !OWN.test(route) && (hasCasino || !isCasinoPath(route)),
    ),
  )
  for (const { sport } of events) {
    paths.add(`/live/sport/${sport.id}`)
    paths.add(`/prematch/sport/${sport.id}`)
  }
  for (const { sport, tournament } of events) paths.add(`/prematch/sport/${sport.id}/league/${tournament.id}`)
  for (const { sport, id } of events) paths.add(`/prematch/sport/${sport.id}/event/${id}`)
  return [...paths].slice(0, ADDRESSES_MAX)
}

/** The map of a site at `origin`, as XML; made again when the list of events is another one. */
export function createSitemap(
  book: Pick<OddsBook, 'prematchEvents'>,
  hasCasino = true,
): (origin: string) => string {
  let events: readonly BookEvent[] | null = null
  let paths: readonly string[] = []
  return (origin) => {
    const now = book.prematchEvents()
    if (now !== events) {
      events = now
      paths = listPaths(now, hasCasino)
    }
    const base = origin.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const addresses = paths.map((path) => `<url><loc>${base}${path}</loc></url>`)
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses,
      '</urlset>',
    ].join('\n')
  }
}
