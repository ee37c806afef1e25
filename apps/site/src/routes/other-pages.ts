import { withCasinoWords, withLateWords, withPageWords } from '../core/text/with-late-words.ts'

/** The files of pages that few visits come to: the first script does without their names. */
export const otherPages = {
  affiliate: withLateWords(() => import('./affiliate.tsx')),
  bonuses: withLateWords(() => import('./bonuses.tsx')),
  casino: withCasinoWords(() => import('./casino.tsx')),
  coupon: withLateWords(() => import('./coupon.tsx')),
  games: withCasinoWords(() => import('./games.tsx')),
  gameInbet: withCasinoWords(() => import('./game-inbet.tsx')),
  gameRpl: withCasinoWords(() => import('./game-rpl.tsx')),
  linkAddress: withLateWords(() => import('./link-address.tsx')),
  linkEmail: withLateWords(() => import('./link-email.tsx')),
  linkPassword: withLateWords(() => import('./link-password.tsx')),
  paymentLimits: withLateWords(() => import('./payment-limits.tsx')),
  registerPromo: withLateWords(() => import('./register-promo.tsx')),
  statistics: withPageWords(() => import('./statistics.tsx')),
  statisticsEvent: withPageWords(() => import('./statistics-event.tsx')),
  statisticsLeague: withPageWords(() => import('./statistics-league.tsx')),
  vip: withLateWords(() => import('./vip.tsx')),
}
export type OtherPage = keyof typeof otherPages
