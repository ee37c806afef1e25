import type { PlainMessageId } from '@xezer/i18n/translator'
import { type ComponentType, lazy } from 'react'
import type { Params } from '../platform/router.ts'

export type PageProps = { params: Params }

export type Route = {
  /** A row of the specification's route table. */
  pattern: string
  title: PlainMessageId
  /** Which entry of the main menu the page belongs to. */
  section: 'live' | 'prematch' | 'account'
  Page: ComponentType<PageProps>
}

const home = lazy(() => import('./home.tsx'))
const live = lazy(() => import('./live.tsx'))
const liveEvent = lazy(() => import('./live-event.tsx'))
const prematch = lazy(() => import('./prematch.tsx'))
const prematchList = lazy(() => import('./prematch-list.tsx'))
const prematchEvent = lazy(() => import('./prematch-event.tsx'))
const accountBets = lazy(() => import('./account-bets.tsx'))
const accountProfile = lazy(() => import('./account-profile.tsx'))

export const routes: readonly Route[] = [
  { pattern: '/', title: 'live.title', section: 'live', Page: home },
  { pattern: '/home/live/sport/:sport', title: 'live.title', section: 'live', Page: home },
  { pattern: '/live', title: 'nav.live', section: 'live', Page: live },
  { pattern: '/live/sport/:sport', title: 'nav.live', section: 'live', Page: live },
  { pattern: '/live/sport/:sport/event/:event', title: 'nav.live', section: 'live', Page: liveEvent },
  {
    pattern: '/live/sport/:sport/event/:event/period/:period',
    title: 'nav.live',
    section: 'live',
    Page: liveEvent,
  },
  { pattern: '/prematch', title: 'prematch.title', section: 'prematch', Page: prematch },
  { pattern: '/prematch/sport/:sport', title: 'prematch.title', section: 'prematch', Page: prematchList },
  {
    pattern: '/prematch/sport/:sport/country/:country',
    title: 'prematch.title',
    section: 'prematch',
    Page: prematchList,
  },
  {
    pattern: '/prematch/sport/:sport/league/:league',
    title: 'prematch.title',
    section: 'prematch',
    Page: prematchList,
  },
  {
    pattern: '/prematch/sport/:sport/event/:event',
    title: 'prematch.title',
    section: 'prematch',
    Page: prematchEvent,
  },
  {
    pattern: '/prematch/sport/:sport/event/:event/period/:period',
    title: 'prematch.title',
    section: 'prematch',
    Page: prematchEvent,
  },
  { pattern: '/account/bets', title: 'nav.my_bets', section: 'account', Page: accountBets },
  { pattern: '/account/bets/from/:from/to/:to', title: 'nav.my_bets', section: 'account', Page: accountBets },
  { pattern: '/account/profile', title: 'nav.profile', section: 'account', Page: accountProfile },
]
