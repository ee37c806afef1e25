import type { Page } from '@playwright/test'
import type { AccountActual } from '@xezer/contract/account-news'
import type { CallOutput } from '@xezer/contract/call'
import type { LiveOverviewOutput, liveListMenu } from '@xezer/contract/live'
import type { prematchList, prematchMatches } from '@xezer/contract/prematch'
import type { Event, League } from '@xezer/contract/sport-entities'

const SPORTS = 30
const SPORT_NAMES = [
  'Художественная гимнастика и синхронное плавание',
  'Qarışıq döyüş sənətləri (MMA) və kikboksinq',
  'Кибербаскетбол 2К26',
  'Futbol',
]
const LEAGUE_NAME = 'Чемпионат Содружества независимых государств среди резервистов, третий этап квалификации'
const COUNTRY_NAME = 'Bosniya və Herseqovina, Cənubi Georgiya və Cənubi Sendviç adaları'
const TEAMS = ['Боруссия Мёнхенгладбах–Вольверхэмптон Уондерерс', 'Llanfairpwllgwyngyllgogerychwyrndrobwll']

const FIRST_ANSWERS = /(<script id="first-answers" type="application\/json">)(.*?)(<\/script>)/s

/**
 * Answers as a site of thirty sports with names of any length would give them, made of those that the world gives; nothing
 * comes after them. The player has this balance.
 */
export async function crowd(page: Page, url: string, balance: number): Promise<void> {
  await page.routeWebSocket(/\/api\//, () => {})
  await page.route('**/api/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/api/', '')
    if (name === 'account/actual')
      return route.fulfill({ json: { balance, unplayed: 98_765.43, bonus: 0 } satisfies AccountActual })
    const response = await route.fetch()
    const crowded = CROWDED[name]
    if (crowded === undefined || !response.ok()) return route.fulfill({ response })
    return route.fulfill({ json: crowded(await response.json()) })
  })
  await page.route(
    (address) => address.origin === url && !/\.\w+$|^\/api\//.test(address.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(FIRST_ANSWERS, (_, start, text, end) => {
        const first = JSON.parse(text)
        for (const [key, answer] of Object.entries(first.answers)) {
          const call = CALLS[key.split(' ', 1)[0] ?? '']
          if (call !== undefined && answer !== null) first.answers[key] = CROWDED[call]?.(answer)
        }
        return start + JSON.stringify(first).replaceAll('<', '\\u003c') + end
      })
      await route.fulfill({ response, body })
    },
  )
}

const CALLS: Readonly<Record<string, string>> = {
  liveOverview: 'live/overview',
  liveListMenu: 'live/listMenu',
  prematchList: 'prematch/list',
  prematchMatches: 'prematch/matches',
}

const nameOf = (place: number) => `${SPORT_NAMES[place % SPORT_NAMES.length]} ${place + 1}`
const copies = <Value>(make: (place: number) => Value): Value[] =>
  Array.from({ length: SPORTS }, (_, at) => make(at))

// biome-ignore lint/suspicious/noExplicitAny: each is given the answer of its own call
const CROWDED: Readonly<Record<string, (answer: any) => unknown>> = {
  'live/overview': ({ sports, ...rest }: LiveOverviewOutput) => {
    const [first] = sports
    if (first === undefined) throw new Error('nothing is in play')
    return {
      ...rest,
      screen: { ...rest.screen, height: first.height * SPORTS, total: first.height * SPORTS },
      sports: copies((at) => ({
        ...first,
        id: at + 1,
        name: nameOf(at),
        countEvents: 1234,
        top: at * first.height,
        leagues: first.leagues.map((league) => ({
          ...renameLeague(league, at),
          top: league.top + at * first.height,
        })),
      })),
    }
  },
  'live/listMenu': ({ sports: [first] }: CallOutput<typeof liveListMenu>) => ({
    sports: copies((at) => ({
      ...first,
      id: at + 1,
      name: nameOf(at),
      countEvents: 1234,
      events: first?.events.map((event) => ({ ...event, id: event.id + at * 10_000, ...sides() })),
    })),
  }),
  'prematch/list': ({ sports, popular }: CallOutput<typeof prematchList>) => ({
    sports: copies((at) => ({
      ...sports[0],
      id: at + 1,
      name: nameOf(at),
      countEvents: 12_345,
      countLive: 123,
      countries: sports[0]?.countries.map((country) => ({
        ...country,
        name: COUNTRY_NAME,
        leagues: country.leagues.map((league) => ({ ...league, name: LEAGUE_NAME })),
      })),
    })),
    popular: { ...popular, leagues: copies(() => popular.leagues[0]) },
  }),
  'prematch/matches': (answer: CallOutput<typeof prematchMatches>) => ({
    ...answer,
    sport: { ...answer.sport, name: nameOf(0) },
    leagues: answer.leagues.map((league) => renameLeague(league, 0)),
  }),
}

const sides = () => ({ home: TEAMS[0], away: TEAMS[1] })

function renameLeague(league: League, place: number): object {
  const country = { ...league.country, name: COUNTRY_NAME }
  const events = league.events?.map((event) => renameEvent(event, event.id + place * 10_000))
  return { ...league, name: LEAGUE_NAME, country, events }
}

function renameEvent(event: Event, id: number): unknown {
  const text = JSON.stringify({ ...event, id, ...sides(), marketCount: 1234 })
  return JSON.parse(text.replaceAll(`"${event.id}:`, `"${id}:`))
}
