import { BET_STATUSES } from '@xezer/contract/account-news'
import { rulesArticle, rulesArticles, rulesMenu } from '@xezer/contract/rules'
import { QUOTE_CHANGES } from '@xezer/contract/user'
import { houseRules, placeholdersOf } from '@xezer/i18n/house-rules'
import { columnGroupName } from '@xezer/i18n/market-name'
import { QUOTE_CHANGE_NAMES } from '@xezer/i18n/quote-change-names'
import { findServerText, serverTranslator } from '@xezer/i18n/server-text'
import { RULE_KEYS } from '@xezer/sport/market-type'
import { RESULT_KINDS } from '@xezer/sport/result-kinds'
import { VOID_REASONS } from '@xezer/sport/void-reason'
import { SPORTS } from '@xezer/sports/registry'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { createHouseRules, fillRules } from './house-rules.ts'
import { ruleValues } from './rule-values.ts'

const TERMS = { liveDelayMs: null, bookingCodeLength: 8, bookingDays: 3 }
const values = ruleValues(TERMS)
const rules = createHouseRules(TERMS)
const numbersOf = (html: string) =>
  [...html.replace(/<[^>]*>|\{[\w.]+\}/g, ' ').matchAll(/\d+(?:[.:/]\d+)*/g)].map(([number]) => number).sort()
const contentOf = (id: number, locale: (typeof LOCALES)[number]) =>
  rulesArticle.output.parse(JSON.parse(String(rules.article(id, locale)))).article.content

describe('the house rules say exactly what the code does', () => {
  it('tell of every settlement rule, sport, result, status and reason, and of none that there is not', () => {
    const told = [
      'simulated',
      ...RULE_KEYS.map((key) => `rule.${key}`),
      ...SPORTS.map(({ key }) => `sport.${key}`),
      ...RESULT_KINDS.map((kind) => `result.${kind}`),
      ...BET_STATUSES.map((status) => `status.${status}`),
      ...VOID_REASONS.map((reason) => `void.${reason}`),
      ...['abandoned', 'retired', 'walkover', 'unplayed'].map((end) => `ended.${end}`),
    ]
    for (const locale of LOCALES) {
      expect(Object.keys(houseRules(locale).anchors).sort(), locale).toEqual(told.toSorted())
    }
  })

  it('name every value that they are given, each limit and constant with its number', () => {
    const { articles } = houseRules('az')
    const named = new Set(articles.flatMap(({ html }) => placeholdersOf(html)))
    expect([...values.keys()].filter((name) => !named.has(name))).toEqual([])
    const tables = SPORTS.map(({ key }) => `table.markets.${key}`)
    const others = [...named].filter((name) => !values.has(name) && !name.startsWith('label.'))
    expect(others.sort()).toEqual(tables.toSorted())
  })

  it.each(SPORTS.map((sport) => [sport.key, sport] as const))(
    'list every market of %s, each with the rule that settles it',
    (key, { markets }) => {
      for (const locale of LOCALES) {
        const article = houseRules(locale).articles.find(({ html }) => html === `{table.markets.${key}}`)
        const content = contentOf(article?.id ?? 0, locale)
        for (const { name, numbered } of markets.types) {
          expect(content).toContain(`<td>${columnGroupName(name, locale)}</td>`)
          // Of the n-th it is the word for all of them: no number stands in it, for none would be true.
          if (numbered !== null) expect(findServerText(locale, `market.group.${name}`)).toMatch(/^\D+$/)
        }
        const ruled = new Set([...content.matchAll(/at=rule-(\w+)"/g)].map(([, rule]) => rule))
        expect(ruled).toEqual(new Set(markets.types.map(({ rule }) => rule)))
      }
    },
  )

  it('take their limits from the code: another house has other numbers', () => {
    const slow = ruleValues({ liveDelayMs: 9000, bookingCodeLength: 10, bookingDays: 5 })
    expect(fillRules(slow, 'en').find(({ id }) => id === 22)?.content).toContain('<td>9</td>')
    expect(fillRules(slow, 'en').find(({ id }) => id === 25)?.content).toContain('A code of 10 signs')
  })
})

describe('in three languages', () => {
  const [az, ru, en] = LOCALES.map((locale) => houseRules(locale).articles)

  it('they are the same articles, with the same values and the same figures at each', () => {
    for (const other of [ru, en]) {
      expect(other?.map(({ id, number }) => [id, number])).toEqual(az?.map(({ id, number }) => [id, number]))
      for (const [place, { html, number }] of (other ?? []).entries()) {
        const same = az?.[place]?.html ?? ''
        expect(placeholdersOf(html).sort(), number).toEqual(placeholdersOf(same).sort())
        expect(numbersOf(html), number).toEqual(numbersOf(same))
      }
    }
  })

  it.each(LOCALES)('they call things as the site does: %s', (locale) => {
    const text = serverTranslator(locale)
    // Each setting stands under its own number.
    const settings = QUOTE_CHANGES.map(
      (setting) => `<li><strong>${text(QUOTE_CHANGE_NAMES[setting])}</strong>`,
    )
    expect(contentOf(23, locale)).toMatch(new RegExp(`<ol>${settings.join('.*?')}.*?</ol>`))
    for (const status of BET_STATUSES)
      expect(contentOf(27, locale)).toContain(
        `<strong>${findServerText(locale, `bet.status.${status}`)}</strong>`,
      )
    expect(contentOf(81, locale)).toContain(`<strong>${text('slip.vip_send', { amount: '…' })}</strong>`)
    for (const [article, id] of [
      [24, 'slip.fast_bet'],
      [31, 'bet.type.singles'],
      [32, 'bet.type.accumulator'],
      [33, 'bet.type.full_cover'],
    ] as const)
      expect(houseRules(locale).articles.find((one) => one.id === article)?.title).toBe(text(id))
  })

  it.each(LOCALES)(
    'are HTML of few tags, each closed, without a word that was meant as markup: %s',
    (locale) => {
      for (const { number, content } of fillRules(values, locale)) {
        const open: string[] = []
        for (const [tag, slash, name] of content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
          expect('h3 p ul ol li table thead tbody tr th td strong aside span a'.split(' '), tag).toContain(
            name,
          )
          if (slash === '') open.push(name ?? '')
          else expect(open.pop(), `${number} ${tag}`).toBe(name)
        }
        expect(open, number).toEqual([])
        expect(content.replace(/<[^>]*>/g, ''), number).not.toMatch(/[{}[\]]|\*\*|undefined|NaN/)
      }
    },
  )
})

describe('the calls of the rules', () => {
  it.each(LOCALES)('give a numbered menu of three levels with every article once: %s', (locale) => {
    const { menu } = rulesMenu.output.parse(JSON.parse(rules.menu(locale)))
    const listed = menu.flatMap((chapter) => [
      chapter.id,
      ...chapter.children.flatMap((part) => [part.id, ...part.children.map(({ id }) => id)]),
    ])
    const { articles } = rulesArticles.output.parse(JSON.parse(rules.articles(locale)))
    expect(listed).toEqual(articles.map(({ id }) => id))
    expect(new Set(listed).size).toBe(listed.length)
    expect(menu.map(({ number }) => number)).toEqual(menu.map((_, place) => String(place + 1)))
    expect(menu[2]?.children[1]?.children[0]).toMatchObject({ id: 321, number: '3.2.1' })
  })

  it('every link of an article leads to an article and to a place in it', () => {
    const { articles } = rulesArticles.output.parse(JSON.parse(rules.articles('en')))
    const links = articles.flatMap(({ content }) =>
      [...content.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? ''),
    )
    expect(links.length).toBeGreaterThan(100)
    for (const to of links) {
      const [, id, at] = /^\/rules\/article\/(\d+)(?:\?at=([\w-]+))?$/.exec(to) ?? []
      const article = articles.find((one) => String(one.id) === id)
      expect(article, to).toBeDefined()
      if (at !== undefined) expect(article?.content, to).toContain(`id="${at}"`)
    }
  })
})

describe('the worked examples come from the mathematics of bets', () => {
  it.each([
    ['single.won', '18.50', '10.00 x 1.85'],
    ['half.half_won', '14.50', '10.00 x (1.90 + 1) / 2'],
    ['half.half_lost', '5.00', 'half of it'],
    ['dead.won', '30.00', '10.00 x 6.00 / 2'],
    ['accumulator.odds', '6.21', '1.85 x 2.10 x 1.60 = 6.216'],
    ['accumulator.won', '62.10', 'at the price that is shown'],
    ['void.odds', '2.96', '1.85 x 1.60'],
    ['void.won', '29.60', 'the void one counts 1.00'],
    ['system.all', '135.00', '30 + 60 + 45'],
    ['system.two', '60.00', 'the one line without the lost selection'],
    ['lines.4_6', '15', 'C(6, 4)'],
    ['cashout.value', '11.40', '10.00 x 2.00 x 0.60 x 0.95'],
    ['cashout.part_value', '4.56', '11.40 x 4 / 10'],
    ['limit.stake', '5\u00a0000.00', '20 000 / (5.00 - 1)'],
  ])('%s is %s: %s', (name, expected) => {
    expect(values.get(`example.${name}`)).toBe(expected)
  })
})
