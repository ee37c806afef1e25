import { accountActual, accountBets, accountProfile, accountSetting } from '@xezer/contract/account'
import type { Pool } from '@xezer/db/pool'
import type { Session } from '../core/player/session.ts'
import type { Sessions } from '../core/player/sessions.ts'
import { presentAmounts } from '../features/account/account-amounts.ts'
import { listAccountBets } from '../features/account/account-bets.ts'
import { presentProfile } from '../features/account/account-profile.ts'
import { saveSetting } from '../features/account/account-setting.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

/** Every call acts on the session's player: nobody can name another one. */
export function bindAccount(
  app: RouteApp<Session>,
  account: { readonly pool: Pool; readonly sessions: Sessions },
): void {
  const { pool, sessions } = account
  // A poll: it does not keep the session alive.
  bindCall(app, accountActual, ({ session }) => presentAmounts(pool, session.playerId))
  bindCall(app, accountBets, ({ input, session, locale }) => {
    sessions.noteActivity(session.id)
    return listAccountBets(pool, session.playerId, input, locale)
  })
  bindCall(app, accountProfile, ({ session, locale }) => {
    sessions.noteActivity(session.id)
    return presentProfile(pool, session, locale)
  })
  bindCall(app, accountSetting, ({ input, session }) => {
    sessions.noteActivity(session.id)
    return saveSetting(account, session, input)
  })
}
