import type { EventPage, LiveOverviewOutput } from '@xezer/contract/live'
import { PAGE_ROUTES } from '@xezer/contract/page-routes'
import type { Event, Incident, League } from '@xezer/contract/sport-entities'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it, vi } from 'vitest'
import { exampleEvent } from './core/live/example-event.ts'
import { exampleNames } from './core/live/example-names.ts'
import { exampleResults } from './core/live/example-results.ts'
import { type DocumentRequest, drawDocument } from './document.tsx'
import { exampleGame } from './features/casino/example-games.ts'
import { EXAMPLE_METHODS } from './features/payments/example-methods.ts'

const AT_MS = Date.UTC(2026, 10, 21, 12, 0)
const FOOTBALL = { id: 1, alias: 'football', ...exampleNames('Futbol') }
const HEAD = [{ key: '1x2', name: 'Nəticə', columns: ['1', 'X', '2'] }]
const cells = (event: number) =>
  ['1', 'x', '2'].map((outcome, position) => ({
    h: `${event}:1x2::${outcome}`,
    v: 1.85 + position,
    n: outcome,
    pt: null,
    d: false,
  }))

const league = (events: League['events']): League => ({
  id: 5,
  sport: 1,
  ...exampleNames('Premyer Liqa'),
  country: { id: 1, code: 'az', name: 'Azərbaycan' },
  top: 0,
  height: 84,
  count: events?.length ?? 0,
  ...(events === undefined ? {} : { events }),
})
const overviewOf = (events: League['events']): LiveOverviewOutput => ({
  sports: [
    {
      ...FOOTBALL,
      countEvents: 1,
      group: 1,
      groups: [],
      head: HEAD,
      top: 0,
      height: 84,
      leagues: [league(events)],
    },
  ],
  screen: { top: 0, height: 84, total: 84 },
  factors: 'v1:a:1',
})
const QUARTERS = ['q1', 'q2', 'q3', 'q4']
const GOAL: Incident = {
  ...{ kind: 'goal', side: 'home', minute: "12'", text: 'Qol', played: 0.3 },
  score: { home: 1, away: 0 },
}
const menu = { sports: [{ ...FOOTBALL, countEvents: 1, leagues: [], events: [] }] }
const tree = {
  sports: [{ ...FOOTBALL, countEvents: 1, countSports: 1, countLive: 23, countries: [] }],
  popular: { sports: [], leagues: [] },
}
const market = (id: number) => ({
  ...{ id: `total${id}`, name: `Total ${id}`, team: null, group: 't', type: 'common' },
  ...{ size: 2, head: [], rows: 1, factors: [{ ...cells(7)[0], h: `7:total:total=${id}:over` }] },
})
const pageOf = (markets: number): EventPage =>
  ({
    sport: FOOTBALL,
    league: league([]),
    event: exampleEvent(7, []),
    results: null,
    periods: [
      {
        ...{ number: 0, name: 'Matç', kind: 'match', factors: [], groups: ['t'] },
        markets: Array.from({ length: markets }, (_, id) => market(id)),
      },
    ],
    factors: 'v1:a:1',
  }) as unknown as EventPage

/** A server whose calls give these answers; null is a refusal. */
const RULES = {
  rulesMenu: { menu: [{ id: 1, number: '1', title: 'Ümumi', children: [] }] },
  rulesArticle: {
    article: { id: 1, number: '1', title: 'Ümumi', content: '<p>Bir <strong>söz</strong></p>' },
  },
}
const answers = (events = [exampleEvent(7, cells(7))]) => ({
  ...RULES,
  prematchHighlights: { matches: [], banner: null } as unknown,
  liveOverview: overviewOf(events) as unknown,
  liveListMenu: menu as unknown,
  liveEvent: pageOf(40) as unknown,
  prematchList: tree as unknown,
  statisticsMenu: { sports: [] } as unknown,
  paymentLimits: EXAMPLE_METHODS as unknown,
  bonusCampaigns: {
    campaigns: [{ code: 'reload', name: '+20%', gift: '20%', terms: ['10 mərc'] }],
  } as unknown,
  // Nobody knows a league or a match of these ids.
  statisticsLeague: null,
  statisticsEvent: null,
  prematchMatches: matchesOf([league(beforeMatch(events))]) as unknown,
  prematchPopular: popularOf(beforeMatch(events)) as unknown,
  liveUpcoming: UPCOMING as unknown,
  casinoGames: {
    providers: [{ code: 'ng4', name: 'Nar 4' }],
    games: [exampleGame('ng4_nar', { image: '/thumbnails/ng4_nar.jpeg' })],
    ...{ hero: ['ng4_nar'], frames: ':8081' },
  } as unknown,
})
const popularOf = (events: Event[]) => {
  const { sports, screen } = overviewOf(events)
  return { sports, screen }
}
const UPCOMING = {
  sports: [{ ...FOOTBALL, countEvents: 1, countSports: 1, leagues: [league([])], head: HEAD[0] }],
  events: [
    {
      ...{ id: 9, type: 0, number: 9, time: '2026-11-21T15:20:00.000Z', home: 'Zirə', away: 'Səbail' },
      ...{ sport: { id: 1, name: 'Futbol' }, league: 5, marketCount: 7, factors: cells(9) },
    },
  ],
}
const beforeMatch = (events: Event[]) =>
  events.map((event) => ({ ...event, type: 0 as const, status: 'not_started' }))
const matchesOf = (leagues: League[]) => ({
  sport: { ...FOOTBALL, head: HEAD, countEvents: 1 },
  leagues,
  screen: { top: 0, height: 84, total: 84 },
})

async function draw(
  path: string,
  given: Record<string, unknown> = answers(),
  more: Partial<DocumentRequest> = {},
) {
  const known: Record<string, string | null> = {}
  for (let round = 0; round < 4; round++) {
    const request = { path, search: '', locale: 'az' as const, answers: known, atMs: AT_MS, ...more }
    const drawn = await drawDocument(request)
    if (drawn.kind === 'drawn') return drawn
    for (const { key, call } of drawn.questions) {
      const answer = given[call]
      known[key] = answer === null ? null : JSON.stringify(answer)
    }
  }
  throw new Error('it never stops asking')
}

const count = (text: string, part: string) => text.split(part).length - 1
const formOf = (markup: string, form: string) =>
  markup.split('<noscript').find((part) => part.includes(`data-form="${form}"`)) ?? ''

describe('the document of a page', () => {
  it.each(PAGE_ROUTES.map((route) => route.replace(/:(sport|event)/g, '7').replace(/:\w+/g, '1')))(
    'is drawn without a browser: %s',
    async (path) => {
      const complaints = vi.spyOn(console, 'error')
      const { markup, isFound } = await draw(path)
      expect(isFound).toBe(true)
      expect(count(markup, '<main')).toBe(5)
      expect(complaints).not.toHaveBeenCalled()
    },
  )

  it.each<[string, Partial<Event>]>([
    ['in its minutes', { results: exampleResults({ minute: "31'", played: 0.6 }), incidents: [GOAL] }],
    [
      'with a clock',
      { results: exampleResults({ parts: QUARTERS, clock: { at: AT_MS, left: 9, rate: 1 } }) },
    ],
    ['of sets', { results: exampleResults({ tally: 'won', parts: ['set1', 'set2'], turn: 2 }) }],
    ['that is over', { results: exampleResults({ played: 2 }), status: 'retired', ended: true }],
    ['that is a season', { away: '', competitors: 20, type: 0 }],
  ])('is drawn without a browser of a match %s', async (_which, change) => {
    const complaints = vi.spyOn(console, 'error')
    const event = exampleEvent(7, cells(7), change)
    const given = { ...answers([event]), liveEvent: { ...pageOf(2), event, results: event.results } }
    for (const path of ['/', '/live/sport/1/event/7', '/prematch/sport/1', '/prematch/sport/1/event/7'])
      expect(formOf((await draw(path, given)).markup, 'full')).toContain('Home 7')
    expect(complaints).not.toHaveBeenCalled()
  })

  it('names the score columns of a league by its longest match in play', async () => {
    const parts = ['set1', 'set2', 'set3']
    const match = (id: number, sets: number) => {
      const periods = Array.from({ length: sets }, () => ({ home: 4, away: 6 }))
      const points = { home: '30', away: 'A' }
      const score = { home: 0, away: sets - 1, periods }
      return exampleEvent(id, cells(id), {
        results: exampleResults({ tally: 'won', parts, points, gameNumber: 3, played: sets - 0.5, score }),
      })
    }
    const headsOf = async (events: Event[]) => {
      const { markup } = await draw('/live', answers(events))
      return [...formOf(markup, 'full').matchAll(/<span class="[^"]*full[^"]*">([^<]*)</g)].map(
        ([, name]) => name,
      )
    }
    expect(await headsOf([match(7, 1), match(8, 2)])).toEqual(['Set', '1', '2', 'Xal'])
    expect(await headsOf([match(7, 1)])).toEqual(['Set', '1', 'Xal'])
    expect(await headsOf([exampleEvent(7, cells(7))])).toEqual([])
  })

  it.each([
    ['retired', 'Oyun bitib'],
    ['walkover', 'Oyun keçirilmədi'],
  ])('says of a match that is %s: %s', async (status, title) => {
    const event = exampleEvent(7, cells(7), { status, ended: true })
    const given = { ...answers(), liveEvent: { ...pageOf(2), event } }
    expect(formOf((await draw('/live/sport/1/event/7', given)).markup, 'full')).toContain(`>${title}<`)
  })

  it.each(['/', '/live', '/prematch', '/prematch/sport/1'])(
    'shows rows with their odds: %s',
    async (path) => {
      const { markup } = await draw(path)
      for (const form of ['phone', 'drawer', 'low', 'rail', 'full']) {
        const shown = formOf(markup, form)
        expect(shown).toContain('Home 7')
        for (const odds of ['1.85', '2.85', '3.85']) expect(shown).toContain(`>${odds}</span>`)
      }
    },
  )

  it('speaks the language of the visitor', async () => {
    const all = await Promise.all(LOCALES.map((locale) => draw('/', answers(), { locale })))
    expect(new Set(all.map(({ title }) => title)).size).toBe(LOCALES.length)
    expect(new Set(all.map(({ markup }) => markup.length)).size).toBe(LOCALES.length)
  })

  it('says before a match how much of a sport is in play, beside all that is to come', async () => {
    const { markup } = await draw('/prematch')
    expect(formOf(markup, 'full')).toContain('İndi canlı: 23')
  })

  it.each([
    ['/prematch', 'Futbol'],
    ['/prematch/sport/1', 'Futbol'],
    ['/prematch/sport/1/country/1', 'Azərbaycan'],
    ['/prematch/sport/1/league/5', 'Azərbaycan · Premyer Liqa'],
  ])('is called as the page is: %s', async (path, name) => {
    expect((await draw(path)).title).toMatch(new RegExp(`^${name} `))
  })

  it.each([
    ['to come', { type: 0 as const, status: 'not_started' }, 'Futbol, Premyer Liqa: şənbə, 21 noyabr, 13:00'],
    ['in play', {}, 'Futbol, Premyer Liqa: oyun gedir'],
  ])('tells whoever links to it of a match that is %s', async (_when, change, words) => {
    const event = exampleEvent(7, cells(7), change)
    const { about, shareTitle } = await draw('/live/sport/1/event/7', {
      ...answers(),
      liveEvent: { ...pageOf(2), event },
    })
    expect(shareTitle).toBe('Home 7 – Away 7')
    expect(about.description).toContain(words)
    expect(about.description).toContain('Simulyasiya')
    expect(JSON.parse(about.structured ?? '')).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2026-11-21T09:00:00.000Z',
      homeTeam: { name: 'Home 7' },
      organizer: { name: 'Premyer Liqa' },
    })
  })

  it('tells of an event of competitors without sides, and of one that ended nothing for calendars', async () => {
    const field = { ...pageOf(2), event: exampleEvent(7, cells(7), { home: 'Liga 2026/27', away: '' }) }
    const named = await draw('/live/sport/1/event/7', { ...answers(), liveEvent: field })
    expect(JSON.parse(named.about.structured ?? '')).toMatchObject({ name: 'Liga 2026/27' })
    expect(named.about.structured).not.toContain('homeTeam')
    const over = { ...pageOf(2), event: exampleEvent(7, cells(7), { ended: true }) }
    const ended = await draw('/live/sport/1/event/7', { ...answers(), liveEvent: over })
    expect(ended.about.structured).toBeNull()
  })

  it('holds of three hundred markets those that are seen first', async () => {
    const { markup, title } = await draw('/live/sport/1/event/7')
    expect(title).toContain('Home 7')
    const shown = formOf(markup, 'phone')
    expect(shown).toContain('Total 0')
    expect(shown).toContain('Total 13')
    expect(shown).not.toContain('Total 14')
  })

  it('asks for the column group and the hours of the address', async () => {
    const asked = await drawDocument({ path: '/', search: 'group=2', locale: 'az', answers: {}, atMs: AT_MS })
    expect(asked).toMatchObject({
      kind: 'asks',
      questions: [{ call: 'liveOverview', input: { group: 2 } }, {}, { call: 'prematchHighlights' }],
    })
    const hours = await drawDocument({
      path: '/prematch',
      search: 'hours=3',
      locale: 'az',
      answers: {},
      atMs: AT_MS,
    })
    expect(hours).toMatchObject({ kind: 'asks', questions: [{ call: 'prematchList', input: { hours: 3 } }] })
  })

  it('says that an event or an address is not there', async () => {
    const gone = await draw('/live/sport/1/event/7', { ...answers(), liveEvent: null })
    expect([gone.isFound, count(gone.markup, 'Home 7')]).toEqual([false, 0])
    const nowhere = await draw('/nowhere')
    expect([nowhere.isFound, count(nowhere.markup, '<main')]).toEqual([false, 5])
  })

  it('shows an article of the rules, is called by it, and says that there is none', async () => {
    const found = await draw('/rules/article/1')
    expect(found.title).toMatch(/^1 Ümumi /)
    for (const form of ['phone', 'full']) expect(formOf(found.markup, form)).toContain('<strong>söz</strong>')
    const missing = await draw('/rules/article/99', { ...answers(), rulesArticle: null })
    expect(missing.isFound).toBe(false)
  })

  it('shows a paused event without its prices, as the script does', async () => {
    const { markup } = await draw('/', answers([exampleEvent(7, cells(7), { paused: true })]))
    expect(markup).not.toContain('>1.85</span>')
    expect(count(formOf(markup, 'full'), 'aria-disabled="true"')).toBe(3)
  })

  it.each(['animation', 'stream'])(
    'draws the %s of a match as a window of its own, without the shell',
    async (kind) => {
      const event = exampleEvent(7, [], { results: exampleResults({ comment: 'Hücum: Home 7' }) })
      const given = { ...answers(), liveEvent: { ...pageOf(3), event } }
      const { markup, title, isFound } = await draw(`/${kind}/event/7`, given)
      const shown = formOf(markup, 'full')
      expect([isFound, title.startsWith('Home 7')]).toEqual([true, true])
      for (const word of ['Home 7', 'Away 7', 'Hücum: Home 7', '<canvas']) expect(shown).toContain(word)
      for (const word of ['<nav', 'Total 0', '<aside']) expect(shown).not.toContain(word)
    },
  )

  it('escapes every word of the feed', async () => {
    const home = `<img src=x onerror="alert(1)"> & '</noscript><script>`
    const { markup } = await draw('/', answers([exampleEvent(7, cells(7), { home })]))
    expect(markup).not.toContain('<img src=x')
    expect(count(markup, '</noscript>')).toBe(5)
    expect(count(markup, '<script>')).toBe(5)
  })

  it('tells times in the zone of Baku, wherever the server stands', async () => {
    const { markup } = await draw('/prematch')
    expect(formOf(markup, 'phone')).toContain('>13:00<')
  })

  it('calls days by their names as they are in Baku at its moment, wherever and whenever it is drawn', async () => {
    const events = beforeMatch([exampleEvent(7, cells(7))])
    const days = ['22', '23', '24'].map((day) => ({ ...league(events), day: `2026-11-${day}` }))
    const given = { ...answers(), prematchMatches: matchesOf(days) }
    const headsAt = async (hour: number) => {
      const { markup } = await draw('/prematch/sport/1', given, { atMs: Date.UTC(2026, 10, 21, hour) })
      return [...formOf(markup, 'full').matchAll(/<h2[^>]*><span[^>]*>([^<]*, \d\d noyabr)</g)].map(
        ([, head]) => head,
      )
    }
    const [sunday, monday, tuesday] = [
      'bazar, 22 noyabr',
      'bazar ertəsi, 23 noyabr',
      'çərşənbə axşamı, 24 noyabr',
    ]
    expect(await headsAt(19)).toEqual([`Sabah, ${sunday}`, monday, tuesday])
    expect(await headsAt(21)).toEqual([`Bu gün, ${sunday}`, `Sabah, ${monday}`, tuesday])
  })

  it('marks no entry of a menu as current on a page that there is not', async () => {
    const { markup, isFound } = await draw('/nowhere')
    expect([isFound, markup.includes('aria-current="page"')]).toEqual([false, false])
  })

  it('gives each form names of its own, so that none is there twice', async () => {
    const { markup } = await draw('/live/sport/1/event/7')
    const ids = [...markup.matchAll(/ id="([^"]*)"/g)].flatMap(([, id = '']) =>
      id === 'content' || id === 'slip' ? [] : [id],
    )
    expect(ids.length).toBeGreaterThan(4)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
