import { LOCALE_COOKIE_NAME } from '@xezer/i18n/locale'
import { LOCALES } from '@xezer/std/locale'
import type { FastifyInstance } from 'fastify'

/** As long as the site's own switcher keeps it. */
const YEAR_SECONDS = 365 * 24 * 60 * 60
const PATTERN = `/live/sport/:sport(^[1-9]\\d{0,8}$)/lang/:lang(^(?:${LOCALES.join('|')})$)`

/**
 * `/live/sport/{sport}/lang/{lang}`: a link that brings its language along. It is kept as the switcher keeps it, and the page
 * stands at its plain address.
 */
export function bindLanguageLinks(fastify: FastifyInstance): void {
  fastify.get<{ Params: { sport: string; lang: string } }>(PATTERN, async (request, reply) => {
    const { sport, lang } = request.params
    return reply
      .header('set-cookie', `${LOCALE_COOKIE_NAME}=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`)
      .header('cache-control', 'no-store')
      .redirect(`/live/sport/${sport}`, 302)
  })
}
