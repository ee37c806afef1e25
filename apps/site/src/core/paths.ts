import { STATISTICS_PATH } from '@xezer/contract/page-routes'

/** Addresses of the route table, built in one place. */
export const HOME_PATH = '/'
export const LIVE_PATH = '/live'
export const PREMATCH_PATH = '/prematch'
export const UPCOMING_PATH = '/live/upcoming'
export const POPULAR_PATH = '/popular'
export const COUPON_PATH = '/coupon'
export const CASINO_PATH = '/casino'
export const GAMES_PATH = '/games'
export const RULES_PATH = '/rules'
export const VIP_PATH = '/vip'
export const SETTINGS_PATH = '/settings'
export const RESULTS_LIVE_PATH = '/resultslive'
export const ACCOUNT_BETS_PATH = '/account/bets'
export const PAYMENT_LIMITS_PATH = '/payments'
export const ACCOUNT_PAYMENTS_PATH = '/account/payments'
export const WITHDRAWAL_PATH = '/account/payments/withdrawal'
export const PAYMENT_HISTORY_PATH = '/account/payments/history'
export const paymentHistoryPath = (from: string, to: string) =>
  `${PAYMENT_HISTORY_PATH}/from/${from}/to/${to}`
export const BONUSES_PATH = '/bonuses'
export const ACCOUNT_BONUSES_PATH = '/account/bonuses'
export const ACCOUNT_STATEMENT_PATH = '/account/statement'
export const ACCOUNT_ROUNDS_PATH = '/account/rounds'
export const ACCOUNT_PROFILE_PATH = '/account/profile'
export const ACCOUNT_SECURITY_PATH = '/account/security'
export const ACCOUNT_IDENTITY_PATH = '/account/identity'
export const ACCOUNT_SAFETY_PATH = '/account/safety'
export const ACCOUNT_NOTICES_PATH = '/account/notifications'
export const ACCOUNT_DATA_PATH = '/account/data'

export const favouritesPath = (type: 'prematch' | 'live') => `/favorites/${type}`
export const rulesArticlePath = (article: number) => `${RULES_PATH}/article/${article}`
export const couponPath = (code: string) => `${COUPON_PATH}/${code}`
export const homeSportPath = (sport: number) => `/home/live/sport/${sport}`
export const VIDEO_PATH = '/video/1'
/** Of a list in play that part which has broadcasts. */
export const videoPath = (listPath: string) =>
  listPath.includes('/sport/') ? listPath + VIDEO_PATH : VIDEO_PATH
export const liveSportPath = (sport: number) => `/live/sport/${sport}`
export const upcomingSportPath = (sport: number) => `${UPCOMING_PATH}/sport/${sport}`
export const popularSportPath = (sport: number) => `${POPULAR_PATH}/sport/${sport}`
export const prematchSportPath = (sport: number) => `/prematch/sport/${sport}`
export const prematchCountryPath = (sport: number, country: number) =>
  `/prematch/sport/${sport}/country/${country}`
export const prematchLeaguePath = (sport: number, league: number) =>
  `/prematch/sport/${sport}/league/${league}`
export const statisticsLeaguePath = (league: number) => `${STATISTICS_PATH}/league/${league}`
/** Where a club stands: its row of the table is marked. */
export const statisticsClubPath = ({ id, league }: { id: number; league: { id: number } }) =>
  `${statisticsLeaguePath(league.id)}?club=${id}`
export const statisticsEventPath = (event: number) => `${STATISTICS_PATH}/event/${event}`
export const liveResultsPath = (league: number) => `${RESULTS_LIVE_PATH}/league/${league}`

export interface ResultsPlace {
  sport?: number | undefined
  league?: number | undefined
}

/** Results of a day, of a sport or a league where one is named. */
export function resultsPath(date: string, { sport, league }: ResultsPlace = {}): string {
  const ofSport = sport === undefined ? '' : `/sport/${sport}`
  return `/results/date/${date}${ofSport}${league === undefined ? '' : `/league/${league}`}`
}

/** The day of an address of results; undefined where it is none. */
export function resultsDateOf(path: string): string | undefined {
  return /^\/results\/date\/([\d-]+)(\/|$)/.exec(path)?.[1]
}

/** Whether an address is a page or a part of it: `/live/sport/1/event/12` is no part of `…/event/1`. */
export const isWithin = (page: string, path: string) => path === page || path.startsWith(`${page}/`)

/** Whether an address is a page of the sport, in whatever part of the site. */
export const isOfSport = (sport: number, path: string) => `${path}/`.includes(`/sport/${sport}/`)

/** Whether an address is a list of matches in play. */
export const isLiveList = (path: string) => /^\/($|home\/|video\/|live($|\/sport\/\d+($|\/v)))/.test(path)

/** What an event page is asked to find among its markets. */
export const FIND_PARAM = 'find'

/** The page of one event, in play or before it; with words of a market those are in its search. */
export function eventPath(event: { id: number; type: 0 | 1; sport: number }, find?: string): string {
  const path = `/${event.type === 1 ? 'live' : 'prematch'}/sport/${event.sport}/event/${event.id}`
  return find === undefined ? path : `${path}?${new URLSearchParams({ [FIND_PARAM]: find })}`
}

/** A game: each source has its own frame (product §2, screens). */
export const gamePath = ({ id, src }: { id: string; src: 'inbet' | 'rpl' }) =>
  src === 'inbet' ? `/game/id/${id}` : `/gamerpl/id/${id}`
/** The same with play money, which needs no account. */
export const demoPath = (game: { id: string; src: 'inbet' | 'rpl' }) => `${gamePath(game)}?demo=1`

/** Bets of a range of days, each `YYYY-MM-DD`. */
export const accountBetsRangePath = (from: string, to: string) => `/account/bets/from/${from}/to/${to}`
