import type { Page } from '@playwright/test'
import type { AccountActual } from '@xezer/contract/account-news'
import type { Call, CallOutput, Schema } from '@xezer/contract/call'
import { liveListMenu, liveOverview } from '@xezer/contract/live'
import { prematchList, prematchMatches } from '@xezer/contract/prematch'
import { Event, type League } from '@xezer/contract/sport-entities'
import { must } from '@xezer/std/assert'

const SPORTS = 30
const SPORT_NAMES = [
  'Художественная гимнастика и синхронное плавание',
  'Qarışıq döyüş sənətləri (MMA) və kikboksinq',
  'Кибербаскетбол 2К26',
  'Futbol',
]
const LEAGUE_NAME = 'Чемпионат Содружества независимых государств среди резервистов, третий этап квалификации'
const COUNTRY_NAME = 'Bosniya və Herseqovina, Cənubi Georgiya və Cənubi Sendviç adaları'
const SIDES = {
  home: 'Боруссия Мёнхенгладбах–Вольверхэмптон Уондерерс',
  away: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
}

const FIRST_ANSWERS = /(<script id="first-answers" type="application\/json">)(.*?)(<\/script>)/s

/**
 * Answers as a site of thirty sports with names of any length would give them, made of those that the world gives; nothing
 * comes after them. The player has this balance.
 */
export async function crowd(page: Page, url: string, balance: number): Promise<void> {
  await page.routeWebSocket(/\/api\//, () => {})
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/', '')
    if (path === 'account/actual')
      return route.fulfill({ json: { balance, unplayed: 98_765.43, bonus: 0 } satisfies AccountActual })
    const response = await route.fetch()
    const crowded = CROWDED.find(({ call }) => call.path === path)
    if (crowded === undefined || !response.ok()) return route.fulfill({ response })
    return route.fulfill({ json: crowded.answer(await response.json()) })
  })
  await page.route(
    (address) => address.origin === url && !/\.\w+$|^\/api\//.test(address.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(FIRST_ANSWERS, (_, start, text, end) => {
        const first = JSON.parse(text)
        for (const [key, answer] of Object.entries(first.answers)) {
          const crowded = CROWDED.find(({ call }) => call.name === key.split(' ', 1)[0])
          if (crowded !== undefined && answer !== null) first.answers[key] = crowded.answer(answer)
        }
        return start + JSON.stringify(first).replaceAll('<', '\\u003c') + end
      })
      await route.fulfill({ response, body })
    },
  )
}

const nameOf = (place: number) => `${SPORT_NAMES[place % SPORT_NAMES.length]} ${place + 1}`
const copies = <Value>(make: (place: number) => Value): Value[] =>
  Array.from({ length: SPORTS }, (_, at) => make(at))

interface Crowded {
  readonly call: Pick<Call<Schema, Schema>, 'name' | 'path'>
  /** Throws where the answer is not one of the call. */
  readonly answer: (given: unknown) => unknown
}

const CROWDED: readonly Crowded[] = [
  {
    call: liveOverview,
    answer(given): CallOutput<typeof liveOverview> {
      const { sports, ...rest } = liveOverview.output.parse(given)
      const first = must(sports[0], 'nothing is in play')
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
  },
  {
    call: liveListMenu,
    answer(given): CallOutput<typeof liveListMenu> {
      const { sports } = liveListMenu.output.parse(given)
      const first = must(sports[0], 'nothing is in play')
      return {
        sports: copies((at) => ({
          ...first,
          id: at + 1,
          name: nameOf(at),
          countEvents: 1234,
          events: first.events.map((event) => ({ ...event, id: event.id + at * 10_000, ...SIDES })),
        })),
      }
    },
  },
  {
    call: prematchList,
    answer(given): CallOutput<typeof prematchList> {
      const { sports, popular } = prematchList.output.parse(given)
      const first = must(sports[0], 'nothing is announced')
      return {
        sports: copies((at) => ({
          ...first,
          id: at + 1,
          name: nameOf(at),
          countEvents: 12_345,
          countLive: 123,
          countries: first.countries.map((country) => ({
            ...country,
            name: COUNTRY_NAME,
            leagues: country.leagues.map((league) => ({ ...league, name: LEAGUE_NAME })),
          })),
        })),
        popular: { ...popular, leagues: copies(() => must(popular.leagues[0], 'no league is popular')) },
      }
    },
  },
  {
    call: prematchMatches,
    answer(given): CallOutput<typeof prematchMatches> {
      const { sport, leagues, ...rest } = prematchMatches.output.parse(given)
      return {
        ...rest,
        sport: { ...sport, name: nameOf(0) },
        leagues: leagues.map((league) => renameLeague(league, 0)),
      }
    },
  },
]

function renameLeague<Block extends League>(league: Block, place: number): Block {
  const country = { ...league.country, name: COUNTRY_NAME }
  const events = league.events?.map((event) => renameEvent(event, event.id + place * 10_000))
  return { ...league, name: LEAGUE_NAME, country, events }
}

/** The handles of its cells begin with its id. */
function renameEvent(event: Event, id: number): Event {
  const text = JSON.stringify({ ...event, id, ...SIDES, marketCount: 1234 })
  return Event.parse(JSON.parse(text.replaceAll(`"${event.id}:`, `"${id}:`)))
}
