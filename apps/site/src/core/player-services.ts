import type { ApiClient } from '../platform/api-client.ts'
import type { LiveConnection } from '../platform/live-connection.ts'
import type { Services } from './services.tsx'
import { createAccountWatch } from './session/account-watch.ts'
import { createAuthPrompt } from './session/auth-prompt.ts'
import { createIdentity } from './session/identity.ts'
import type { Session } from './session/session.ts'

type PlayerParts = {
  session: Session
  api: ApiClient
  connection: LiveConnection
  setTimer: (run: () => void, delayMs: number) => () => void
  /** Another player, or none: every answer kept in memory belongs to somebody else. */
  onPlayerChange: () => void
}

/** Everything that exists for a player rather than for a visitor, wired once by the composition root. */
export function createPlayerServices({
  session,
  api,
  connection,
  setTimer,
  onPlayerChange,
}: PlayerParts): Pick<Services, 'session' | 'identity' | 'account' | 'authPrompt'> {
  const account = createAccountWatch({ session, connection, api, setTimer })
  let token = session.findToken()
  session.subscribe(() => {
    if (session.findToken() === token) return
    token = session.findToken()
    connection.greetAgain()
    onPlayerChange()
  })
  return { session, identity: createIdentity(api, session), account, authPrompt: createAuthPrompt() }
}
