import {
  isCasinoPath,
  matchPath,
  PAGE_ROUTES,
  type PageParams,
  type PageRoute,
} from '@xezer/contract/page-routes'
import type { PlainMessageId } from '@xezer/i18n/translator'
import type { ComponentType } from 'react'
import { hasCasino } from '../core/casino/has-casino.ts'
import type { TopicKind } from '../core/live/topic-data.ts'
import type { TopicHub } from '../core/live/topic-hub.ts'
import { eventTopic, MENU_TOPIC, overviewTopic, readGroup } from '../core/live/topic-names.ts'
import { withLateWords, withPageWords } from '../core/text/with-late-words.ts'
import { pageTimers } from '../platform/page-timers.ts'
import type { AccountPage } from './account-pages.ts'
import { accountSide } from './account-side.ts'
import HomeRoute from './home.tsx'
import { type LatePart, latePart } from './late-part.ts'
import LiveRoute from './live.tsx'
import type { OtherPage } from './other-pages.ts'
import type { PageProps } from './page-props.ts'
import { prematchSide } from './prematch-side.ts'
import { resultsSide } from './results-side.ts'
import { upcomingSide } from './upcoming-side.ts'

export interface Route extends LatePart<PageProps> {
  title: PlainMessageId
  /** Which entry of the main menu the page belongs to; a `window` stands alone, without the shell. */
  section: 'live' | 'prematch' | 'results' | 'account' | 'info' | 'casino' | 'window'
  /** The entry of the main menu, where that is not the section's own. */
  entry?: 'favourites' | 'popular' | 'affiliate'
  /** What the page watches first: asked for while the page's code and words are on their way. */
  topics?: (
    params: PageParams,
    search: URLSearchParams,
  ) => readonly (readonly [kind: TopicKind, name: string])[]
}

function page(
  load: () => Promise<{ default: ComponentType<PageProps> }>,
  also: () => Promise<unknown> = () => Promise.resolve(),
): LatePart<PageProps> {
  const { preload, findLoaded } = latePart(load)
  return { preload: () => Promise.all([preload(), also()]), findLoaded }
}

function here(Page: ComponentType<PageProps>): LatePart<PageProps> {
  return { preload: () => Promise.resolve(), findLoaded: () => Page }
}

const liveTopics = ({ sport }: PageParams, search: URLSearchParams) =>
  [
    ['overview', overviewTopic(sport === undefined ? undefined : Number(sport), readGroup(search))],
    ['menu', MENU_TOPIC],
  ] as const
const eventTopics = ({ event }: PageParams) => [['event', eventTopic(event ?? '')]] as const

/** A page of the account: which file has it is known to a player's code, and the first script does without. */
function account(name: AccountPage, title: PlainMessageId): Route {
  const load = async () => (await import('./account-pages.ts')).accountPages[name]()
  return { title, section: 'account', ...page(load, accountSide.preload) }
}

/** A page that few visits come to. */
function other(
  name: OtherPage,
  title: PlainMessageId,
  section: Route['section'] = 'info',
  also?: LatePart<unknown>['preload'],
): Route {
  const load = async () => (await import('./other-pages.ts')).otherPages[name]()
  return { title, section, ...page(load, also) }
}

// The product opens here: these two are no chunks of their own.
const home = { ...here(HomeRoute), topics: liveTopics }
const live = { ...here(LiveRoute), topics: liveTopics }
const liveEvent = { ...page(withPageWords(() => import('./live-event.tsx'))), topics: eventTopics }
const prematch = page(
  withPageWords(() => import('./prematch.tsx')),
  prematchSide.preload,
)
const prematchList = page(
  withPageWords(() => import('./prematch-list.tsx')),
  prematchSide.preload,
)
const prematchEvent = {
  ...page(
    withPageWords(() => import('./prematch-event.tsx')),
    prematchSide.preload,
  ),
  topics: eventTopics,
}
const upcoming = page(withPageWords(withLateWords(() => import('./upcoming.tsx'))), upcomingSide.preload)
const popular = {
  ...page(
    withPageWords(() => import('./popular.tsx')),
    prematchSide.preload,
  ),
  title: 'prematch.popular_matches',
  section: 'prematch',
  entry: 'popular',
} as const
const favourites = {
  ...page(
    withLateWords(() => import('./favourites.tsx')),
    prematchSide.preload,
  ),
  title: 'nav.favourites',
  entry: 'favourites',
} as const
const results = page(
  withLateWords(() => import('./results.tsx')),
  resultsSide.preload,
)
const resultsLive = {
  ...page(
    withLateWords(() => import('./results-live.tsx')),
    resultsSide.preload,
  ),
  topics: () => [['menu', MENU_TOPIC]] as const,
}
// The menu beside it is drawn with it.
const coupon = other('coupon', 'nav.slip', 'prematch', prematchSide.preload)
const rules = page(withLateWords(() => import('./rules.tsx')))
const registerPromo = other('registerPromo', 'auth.register')
const settings = page(withLateWords(() => import('./settings.tsx')))
const accountBets = account('bets', 'nav.my_bets')
const accountPayments = account('payments', 'nav.payments')
const animation = {
  ...page(withPageWords(withLateWords(() => import('./animation.tsx')))),
  topics: eventTopics,
}
const stream = { ...page(withPageWords(withLateWords(() => import('./stream.tsx')))), topics: eventTopics }

const routes: Readonly<Record<PageRoute, Route>> = {
  '/': { title: 'live.title', section: 'live', ...home },
  '/video/:video': { title: 'live.title', section: 'live', ...home },
  '/home/live/sport/:sport': { title: 'live.title', section: 'live', ...home },
  '/home/live/sport/:sport/video/:video': { title: 'live.title', section: 'live', ...home },
  '/live': { title: 'nav.live', section: 'live', ...live },
  '/live/sport/:sport': { title: 'nav.live', section: 'live', ...live },
  '/live/sport/:sport/video/:video': { title: 'nav.live', section: 'live', ...live },
  '/live/upcoming': { title: 'nav.upcoming', section: 'live', ...upcoming },
  '/live/upcoming/sport/:sport': { title: 'nav.upcoming', section: 'live', ...upcoming },
  '/live/sport/:sport/event/:event': { title: 'nav.live', section: 'live', ...liveEvent },
  '/live/sport/:sport/event/:event/period/:period': { title: 'nav.live', section: 'live', ...liveEvent },
  '/prematch': { title: 'prematch.title', section: 'prematch', ...prematch },
  '/prematch/sport/:sport': { title: 'prematch.title', section: 'prematch', ...prematchList },
  '/prematch/sport/:sport/country/:country': {
    title: 'prematch.title',
    section: 'prematch',
    ...prematchList,
  },
  '/prematch/sport/:sport/league/:league': { title: 'prematch.title', section: 'prematch', ...prematchList },
  '/prematch/sport/:sport/event/:event': { title: 'prematch.title', section: 'prematch', ...prematchEvent },
  '/prematch/sport/:sport/event/:event/period/:period': {
    title: 'prematch.title',
    section: 'prematch',
    ...prematchEvent,
  },
  '/popular': popular,
  '/popular/sport/:sport': popular,
  '/favorites/prematch': { section: 'prematch', ...favourites },
  '/favorites/live': { section: 'live', ...favourites },
  '/results/date/:date': { title: 'nav.results', section: 'results', ...results },
  '/results/date/:date/sport/:sport': { title: 'nav.results', section: 'results', ...results },
  '/results/date/:date/sport/:sport/league/:league': { title: 'nav.results', section: 'results', ...results },
  '/results/date/:date/league/:league': { title: 'nav.results', section: 'results', ...results },
  '/resultslive': { title: 'nav.results', section: 'results', ...resultsLive },
  '/resultslive/league/:league': { title: 'nav.results', section: 'results', ...resultsLive },
  '/statistics': other('statistics', 'nav.statistics', 'window'),
  '/statistics/league/:league': other('statisticsLeague', 'nav.statistics', 'window'),
  '/statistics/event/:event': other('statisticsEvent', 'nav.statistics', 'window'),
  '/casino': other('casino', 'nav.casino', 'casino'),
  '/games': other('games', 'nav.games', 'casino'),
  '/game/id/:id': other('gameInbet', 'nav.casino', 'window'),
  '/gamerpl/id/:id': other('gameRpl', 'nav.casino', 'window'),
  '/coupon': coupon,
  '/coupon/:code': coupon,
  '/rules': { title: 'nav.rules', section: 'info', ...rules },
  '/rules/article/:article': { title: 'nav.rules', section: 'info', ...rules },
  '/settings': { title: 'nav.settings', section: 'info', ...settings },
  '/payments': other('paymentLimits', 'nav.payments'),
  '/bonuses': other('bonuses', 'nav.bonuses'),
  '/bonus/frame': { ...account('bonusFrame', 'nav.bonuses'), section: 'window' },
  // Its sections stay away from it (product §2, screens).
  '/account/bonuses': { ...account('bonuses', 'nav.bonuses'), section: 'info' },
  '/vip': other('vip', 'nav.vip'),
  '/registerro': registerPromo,
  '/registeraz': registerPromo,
  '/registerazx': registerPromo,
  '/link/password': other('linkPassword', 'nav.account'),
  '/link/email': other('linkEmail', 'nav.account'),
  '/link/address/:what': other('linkAddress', 'nav.account'),
  '/account/bets': accountBets,
  '/account/bets/from/:from/to/:to': accountBets,
  '/account/payments': accountPayments,
  '/account/payments/deposit': accountPayments,
  '/account/payments/withdrawal': accountPayments,
  '/account/payments/history': accountPayments,
  '/account/payments/history/from/:from/to/:to': accountPayments,
  '/account/statement': account('statement', 'nav.statement'),
  '/account/rounds': account('rounds', 'nav.rounds'),
  '/account/profile': account('profile', 'nav.profile'),
  '/account/security': account('security', 'nav.security'),
  '/account/identity': account('identity', 'nav.identity'),
  '/account/safety': account('safety', 'nav.safety'),
  '/account/notifications': account('notices', 'nav.notifications'),
  '/account/data': account('data', 'nav.my_data'),
  '/animation/event/:event': { title: 'event.animation', section: 'window', ...animation },
  '/affiliate': {
    ...other('affiliate', 'nav.affiliate', 'prematch', prematchSide.preload),
    entry: 'affiliate',
  },
  '/stream/event/:event': { title: 'event.stream', section: 'window', ...stream },
}

/** The page takes its topics over within this time. */
const FIRST_WATCH_MS = 10_000

/** Begins to watch what a page watches first, while its code is on its way. */
export function watchFirst(
  topics: Pick<TopicHub, 'observe'>,
  route: Route,
  params: PageParams,
  search: URLSearchParams,
): void {
  for (const [kind, name] of route.topics?.(params, search) ?? []) {
    pageTimers.after(
      FIRST_WATCH_MS,
      topics.observe(kind, name).subscribe(() => {}),
    )
  }
}

/** The route that an address belongs to, with its pattern and params. */
export function findRoute(path: string): {
  route: Route | undefined
  pattern: PageRoute | undefined
  params: PageParams
} {
  for (const pattern of PAGE_ROUTES) {
    const params = matchPath(pattern, path)
    if (params !== null && (hasCasino() || !isCasinoPath(path)))
      return { route: routes[pattern], pattern, params }
  }
  return { route: undefined, pattern: undefined, params: {} }
}
