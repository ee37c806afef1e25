import type { PlainMessageId } from '@xezer/i18n/translator'
import { type ComponentType, lazy } from 'react'
import type { TopicKind } from '../core/live/topic-hub.ts'
import { eventTopic, menuTopic, overviewTopic } from '../core/live/topic-names.ts'
import { matchPath, type Params } from '../platform/router.ts'
import HomeRoute from './home.tsx'
import LiveRoute from './live.tsx'
import type { PageProps } from './page-props.ts'

export type Route = {
  /** A row of the specification's route table. */
  pattern: string
  title: PlainMessageId
  /** Which entry of the main menu the page belongs to. */
  section: 'live' | 'prematch' | 'account'
  Page: ComponentType<PageProps>
  /** Fetches the page's code, so that it is on its way before the page is rendered. */
  preload: () => void
  /** What the page watches first: asked for while the page's code and words are on their way. */
  topics?: (params: Params) => readonly (readonly [kind: TopicKind, name: string])[]
}

function page(load: () => Promise<{ default: ComponentType<PageProps> }>): Pick<Route, 'Page' | 'preload'> {
  return { Page: lazy(load), preload: () => void load() }
}

const liveTopics = ({ sport }: Params) =>
  [
    ['overview', overviewTopic(sport === undefined ? undefined : Number(sport))],
    ['menu', menuTopic],
  ] as const
const eventTopics = ({ event }: Params) => [['event', eventTopic(event ?? '')]] as const

// The product opens here: these two are no chunks of their own.
const home = { Page: HomeRoute, preload: () => {}, topics: liveTopics }
const live = { Page: LiveRoute, preload: () => {}, topics: liveTopics }
const liveEvent = { ...page(() => import('./live-event.tsx')), topics: eventTopics }
const prematch = page(() => import('./prematch.tsx'))
const prematchList = page(() => import('./prematch-list.tsx'))
const prematchEvent = { ...page(() => import('./prematch-event.tsx')), topics: eventTopics }
const accountBets = page(() => import('./account-bets.tsx'))
const accountProfile = page(() => import('./account-profile.tsx'))

export const routes: readonly Route[] = [
  { pattern: '/', title: 'live.title', section: 'live', ...home },
  { pattern: '/home/live/sport/:sport', title: 'live.title', section: 'live', ...home },
  { pattern: '/live', title: 'nav.live', section: 'live', ...live },
  { pattern: '/live/sport/:sport', title: 'nav.live', section: 'live', ...live },
  { pattern: '/live/sport/:sport/event/:event', title: 'nav.live', section: 'live', ...liveEvent },
  {
    pattern: '/live/sport/:sport/event/:event/period/:period',
    title: 'nav.live',
    section: 'live',
    ...liveEvent,
  },
  { pattern: '/prematch', title: 'prematch.title', section: 'prematch', ...prematch },
  { pattern: '/prematch/sport/:sport', title: 'prematch.title', section: 'prematch', ...prematchList },
  {
    pattern: '/prematch/sport/:sport/country/:country',
    title: 'prematch.title',
    section: 'prematch',
    ...prematchList,
  },
  {
    pattern: '/prematch/sport/:sport/league/:league',
    title: 'prematch.title',
    section: 'prematch',
    ...prematchList,
  },
  {
    pattern: '/prematch/sport/:sport/event/:event',
    title: 'prematch.title',
    section: 'prematch',
    ...prematchEvent,
  },
  {
    pattern: '/prematch/sport/:sport/event/:event/period/:period',
    title: 'prematch.title',
    section: 'prematch',
    ...prematchEvent,
  },
  { pattern: '/account/bets', title: 'nav.my_bets', section: 'account', ...accountBets },
  { pattern: '/account/bets/from/:from/to/:to', title: 'nav.my_bets', section: 'account', ...accountBets },
  { pattern: '/account/profile', title: 'nav.profile', section: 'account', ...accountProfile },
]

/** The route that an address belongs to, with its params. */
export function findRoute(path: string): { route: Route | undefined; params: Params } {
  for (const route of routes) {
    const params = matchPath(route.pattern, path)
    if (params !== undefined) return { route, params }
  }
  return { route: undefined, params: {} }
}
