import {
  accountEmail,
  accountEmailAgain,
  accountEmailCancel,
  accountPhone,
  stopEmail as stopEmailCall,
  takeEmail as takeEmailCall,
} from '@xezer/contract/contacts'
import {
  accountFactors,
  accountProve,
  accountRecoveryCodes,
  accountTotpOff,
  accountTotpOn,
  accountTotpStart,
} from '@xezer/contract/factors'
import {
  accountConfirmation,
  changePassword as changePasswordCall,
  checkPromo as checkPromoCall,
  confirmEmail as confirmEmailCall,
  login,
  logout,
  register,
  restore,
  restorePassword as restorePasswordCall,
} from '@xezer/contract/identity'
import { accountClose } from '@xezer/contract/leaving'
import {
  accountPasskeyAdd,
  accountPasskeyName,
  accountPasskeyProve,
  accountPasskeyRemove,
  accountPasskeyStart,
  accountPasskeys,
  passkeyLogin,
  passkeyStart,
} from '@xezer/contract/passkeys'
import { accountSessionEnd, accountSessions, accountSessionsEnd } from '@xezer/contract/sessions'
import { PasswordsBusy } from '../core/player/passwords.ts'
import type { Session } from '../core/player/session.ts'
import { endOtherSessions, endSession, listSessions } from '../features/identity/account-sessions.ts'
import { changePassword } from '../features/identity/change-password.ts'
import { closeAccount } from '../features/identity/close-account.ts'
import { askToConfirm, confirmEmail } from '../features/identity/confirm-email.ts'
import { askForEmail, cancelEmail, mailAgain } from '../features/identity/contacts/change-email.ts'
import { changePhone } from '../features/identity/contacts/change-phone.ts'
import { stopEmail, takeEmail } from '../features/identity/contacts/take-email.ts'
import {
  presentFactors,
  renewRecoveryCodes,
  startTotp,
  turnTotpOff,
  turnTotpOn,
} from '../features/identity/factors/change-totp.ts'
import { proveAgain } from '../features/identity/factors/prove-again.ts'
import type { IdentityOptions } from '../features/identity/identity-options.ts'
import { logIn } from '../features/identity/log-in.ts'
import {
  addPasskey,
  namePasskey,
  presentPasskeys,
  proveWithPasskey,
  removePasskey,
  startPasskey,
} from '../features/identity/passkeys/change-passkeys.ts'
import { logInWithPasskey, startPasskeyLogin } from '../features/identity/passkeys/log-in-with-passkey.ts'
import { checkPromo } from '../features/identity/promo.ts'
import { registerPlayer } from '../features/identity/register-player.ts'
import { askToRestore, restorePassword } from '../features/identity/restore-password.ts'
import { type Refusal, refuseFor } from '../platform/http/refusal.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

export const BUSY_RETRY_SECONDS = 2
/** What strangers ask with a password; whoever is known waits in the same queue, and is counted by his account. */
export const PASSWORD_PATHS: readonly string[] = [login, register].map(({ path }) => `/api/${path}`)

export function bindIdentity(app: RouteApp<Session>, identity: IdentityOptions): void {
  bindCall(app, register, ({ input, idempotencyKey, ...visit }) =>
    sayWhenBusy(registerPlayer(identity, input, idempotencyKey, visit)),
  )
  bindCall(app, checkPromoCall, ({ input, addressKey }) => checkPromo(identity, input, addressKey))
  bindCall(app, login, ({ input, ...visit }) => sayWhenBusy(logIn(identity, input, visit)))
  bindCall(app, logout, async ({ session }) => {
    await identity.sessions.end(session)
    return { success: true }
  })
  bindCall(app, accountSessions, ({ session }) => listSessions(identity, session))
  bindCall(app, accountSessionEnd, ({ input, session }) => endSession(identity, session, input.session))
  bindCall(app, accountSessionsEnd, ({ session }) => endOtherSessions(identity, session))
  bindFactors(app, identity)
  bindPasskeys(app, identity)
  bindContacts(app, identity)
  bindCall(app, changePasswordCall, ({ input, session, addressKey }) =>
    sayWhenBusy(changePassword(identity, session, input, addressKey)),
  )
  bindCall(app, accountClose, ({ input, session, ...visit }) =>
    sayWhenBusy(closeAccount(identity, session, input, visit)),
  )
  bindCall(app, restore, ({ input, addressKey, locale }) =>
    askToRestore(identity, input, { addressKey, locale }),
  )
  bindCall(app, restorePasswordCall, ({ input, addressKey }) =>
    sayWhenBusy(restorePassword(identity, input, addressKey)),
  )
  bindCall(app, confirmEmailCall, ({ input }) => confirmEmail(identity, input.token))
  bindCall(app, accountConfirmation, ({ session, locale }) => askToConfirm(identity, session, locale))
}

async function sayWhenBusy<T>(work: Promise<T>): Promise<T | Refusal<'unavailable'>> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PasswordsBusy) return refuseFor('unavailable', BUSY_RETRY_SECONDS)
    throw error
  }
}

/** The second factor of a log-in: on, off, and the proof that a change of it wants. */
function bindFactors(app: RouteApp<Session>, identity: IdentityOptions): void {
  bindCall(app, accountFactors, ({ session }) => presentFactors(identity, session))
  bindCall(app, accountProve, ({ input, session, addressKey }) =>
    sayWhenBusy(proveAgain(identity, session, input, addressKey)),
  )
  bindCall(app, accountTotpStart, ({ session }) => startTotp(identity, session))
  bindCall(app, accountTotpOn, ({ input, session, addressKey }) =>
    turnTotpOn(identity, session, input, addressKey),
  )
  bindCall(app, accountTotpOff, ({ session }) => turnTotpOff(identity, session))
  bindCall(app, accountRecoveryCodes, ({ session }) => renewRecoveryCodes(identity, session))
}

/** Passkeys: in with one, and which there are. */
function bindPasskeys(app: RouteApp<Session>, identity: IdentityOptions): void {
  bindCall(app, passkeyStart, () => startPasskeyLogin(identity))
  bindCall(app, passkeyLogin, ({ input, ...visit }) => logInWithPasskey(identity, input, visit))
  bindCall(app, accountPasskeys, ({ session }) => presentPasskeys(identity, session))
  bindCall(app, accountPasskeyStart, ({ input, session }) => startPasskey(identity, session, input))
  bindCall(app, accountPasskeyAdd, ({ input, session }) => addPasskey(identity, session, input))
  bindCall(app, accountPasskeyProve, ({ input, session }) => proveWithPasskey(identity, session, input))
  bindCall(app, accountPasskeyName, ({ input, session }) => namePasskey(identity, session, input))
  bindCall(app, accountPasskeyRemove, ({ input, session }) => removePasskey(identity, session, input))
}

/** How the player is reached: another number, another address. */
function bindContacts(app: RouteApp<Session>, identity: IdentityOptions): void {
  bindCall(app, accountPhone, ({ input, session, ...visit }) =>
    sayWhenBusy(changePhone(identity, session, input, visit)),
  )
  bindCall(app, accountEmail, ({ input, session, ...visit }) =>
    sayWhenBusy(askForEmail(identity, session, input, visit)),
  )
  bindCall(app, accountEmailAgain, ({ session, locale }) => mailAgain(identity, session, locale))
  bindCall(app, accountEmailCancel, ({ session, requestId }) => cancelEmail(identity, session, requestId))
  bindCall(app, takeEmailCall, ({ input, requestId }) => takeEmail(identity, input.token, requestId))
  bindCall(app, stopEmailCall, ({ input, requestId }) => stopEmail(identity, input.token, requestId))
}
