import { findFigures } from '@xezer/game-catalogue/figures/find-figures'
import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { presentListing } from '@xezer/game-catalogue/present-listing'
import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import { must } from '@xezer/std/assert'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { commonRules } from './common-rules.ts'
import { createMoney } from './player-money.ts'

const NAMES = { az: 'Ödəniş tezliyi', ru: 'Частота выплат', en: 'Hit rate' } as const
const percent = (share: number) => (share * 100).toFixed(2)

async function linesOf(id: string, locale: (typeof LOCALES)[number], maySkip = true) {
  const text = await loadPlayTranslator(locale)
  const listing = must(presentListing(id), 'a game of the catalogue')
  const words = { text, listing, locale, money: createMoney('AZN') }
  return commonRules(words, {
    maxWinMinor: 25_000_000,
    maySkip,
    isShared: listing.engine === 'crash',
  }).flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.text : '')))
}

describe('the rules of a game', () => {
  it.each(LISTINGS.map((listing) => [listing.id, listing] as const))(
    'of %s say RTP, hit rate and the largest win in every language',
    async (id, listing) => {
      const { hitLeast, hitMost, rtpLeast, rows } = findFigures(listing)
      for (const { hitRate } of rows) {
        expect(hitRate).toBeGreaterThanOrEqual(hitLeast)
        expect(hitRate).toBeLessThanOrEqual(hitMost)
      }
      for (const locale of LOCALES) {
        const lines = await linesOf(id, locale)
        const rate = lines.find((line) => line.startsWith(`${NAMES[locale]} `))
        expect(rate).toContain(`${percent(hitMost)}%`)
        expect(rate).toContain(` ${percent(hitLeast)}`)
        expect(lines[0]).toContain(percent(rtpLeast))
        expect(lines.some((line) => /250.000[.,]00/.test(line))).toBe(true)
      }
    },
  )

  it.each([
    ['ng4_nar', ' 42.63%'],
    ['x_rulet', ' 2.70–51.35%'],
    ['k_resed', ' 2.70–48.65%'],
  ])('of %s have the hit rate%s of its mathematics', async (id, rate) => {
    expect((await linesOf(id, 'en'))[1]).toContain(`Hit rate${rate}:`)
  })

  it.each(LOCALES)('speak in %s of no key that skips where none does', async (locale) => {
    const text = await loadPlayTranslator(locale)
    expect(await linesOf('ng4_nar', locale)).toContain(text('play.rules.keys.play'))
    const strict = await linesOf('ng4_nar', locale, false)
    expect(strict).not.toContain(text('play.rules.keys.play'))
    expect(strict).toContain(text('play.rules.keys.start'))
  })
})

it.each(LOCALES)(
  'rounds of everybody are said to be drawn of their chain, others of their seeds, in %s',
  async (locale) => {
    const text = await loadPlayTranslator(locale)
    const [crash, dice] = [await linesOf('l8_sar', locale), await linesOf('ib_zer', locale)]
    expect(crash).toContain(text('chain.fair'))
    expect(crash).not.toContain(text('play.rules.fair'))
    expect(dice).toContain(text('play.rules.fair'))
  },
)
