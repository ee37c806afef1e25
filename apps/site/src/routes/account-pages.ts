import { withCasinoWords, withLateWords } from '../core/text/with-late-words.ts'

/** The files of the account's pages, by the name in their address: they come with a player's code. */
export const accountPages = {
  bets: withLateWords(() => import('./account-bets.tsx')),
  bonuses: withLateWords(() => import('./account-bonuses.tsx')),
  bonusFrame: withLateWords(() => import('./bonus-frame.tsx')),
  data: withLateWords(() => import('./account-data.tsx')),
  identity: withLateWords(() => import('./account-identity.tsx')),
  notices: withLateWords(() => import('./account-notices.tsx')),
  payments: withLateWords(() => import('./account-payments.tsx')),
  profile: withLateWords(() => import('./account-profile.tsx')),
  rounds: withCasinoWords(withLateWords(() => import('./account-rounds.tsx'))),
  safety: withLateWords(() => import('./account-safety.tsx')),
  security: withLateWords(() => import('./account-security.tsx')),
  statement: withLateWords(() => import('./account-statement.tsx')),
}
export type AccountPage = keyof typeof accountPages
