import { accountBets, accountBetsTable, accountProfile, accountSetting } from '@xezer/contract/account'
import { accountGlance } from '@xezer/contract/account-glance'
import { accountActual } from '@xezer/contract/account-news'
import { accountRules, accountRulesAgree } from '@xezer/contract/agreement'
import { accountFavorites, accountFavoritesChange } from '@xezer/contract/favorites'
import { accountNotifications, accountNotificationsRead } from '@xezer/contract/notices'
import { accountStatement, accountStatementFile } from '@xezer/contract/statement'
import { accountView, accountViewChange } from '@xezer/contract/view'
import type { AccountPublisher } from '../core/player/account-publisher.ts'
import type { Session } from '../core/player/session.ts'
import type { Sessions } from '../core/player/sessions.ts'
import { presentAmounts } from '../features/account/account-amounts.ts'
import { listAccountBets, tabulateAccountBets } from '../features/account/account-bets.ts'
import { changeFavorites, findFavorites } from '../features/account/account-favorites.ts'
import { presentGlance } from '../features/account/account-glance.ts'
import { listNotices, markRead } from '../features/account/account-notices.ts'
import { presentProfile } from '../features/account/account-profile.ts'
import { agreeToRules, presentRulesAgreed } from '../features/account/account-rules.ts'
import { saveSetting } from '../features/account/account-setting.ts'
import { changeView, findView } from '../features/account/account-view.ts'
import {
  makeStatementFile,
  type StatementOptions,
  tellStatement,
} from '../features/account/statement/account-statement.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

/** Every call acts on the session's player: nobody can name another one. */
export function bindAccount(
  app: RouteApp<Session>,
  account: StatementOptions & { readonly sessions: Sessions; readonly publisher: AccountPublisher },
): void {
  const { pool } = account
  bindCall(app, accountActual, ({ session }) => presentAmounts(pool, session.playerId))
  bindCall(app, accountGlance, ({ session }) => presentGlance(pool, session.playerId))
  bindCall(app, accountBets, ({ input, session, locale }) =>
    listAccountBets(pool, session.playerId, input, locale),
  )
  bindCall(app, accountBetsTable, ({ input, session, locale }) =>
    tabulateAccountBets(pool, session.playerId, input, locale),
  )
  bindCall(app, accountStatement, ({ input, session, locale }) =>
    tellStatement(pool, session.playerId, input, locale),
  )
  bindCall(app, accountStatementFile, ({ input, session, locale }) =>
    makeStatementFile(account, session.playerId, input, locale),
  )
  bindCall(app, accountProfile, ({ session, locale }) => presentProfile(pool, session, locale))
  bindCall(app, accountFavorites, ({ session }) => findFavorites(pool, session.playerId))
  bindCall(app, accountFavoritesChange, ({ input, session }) =>
    changeFavorites(pool, session.playerId, input),
  )
  bindCall(app, accountView, ({ session }) => findView(pool, session.playerId))
  bindCall(app, accountViewChange, ({ input, session }) => changeView(pool, session.playerId, input))
  bindCall(app, accountNotifications, ({ input, session, locale }) =>
    listNotices(pool, session.playerId, input, locale),
  )
  bindCall(app, accountNotificationsRead, ({ input, session }) => markRead(account, session.playerId, input))
  bindCall(app, accountSetting, ({ input, session }) => saveSetting(account, session, input))
  bindCall(app, accountRules, ({ session }) => presentRulesAgreed(pool, session.playerId))
  bindCall(app, accountRulesAgree, ({ input, session }) => agreeToRules(pool, session.playerId, input))
}
