import type { Random } from '@xezer/std/random'
import type { PageTimers } from '../platform/page-timers.ts'
import { createTabStorage } from '../platform/storage.ts'
import { isStale } from './live/topic-hub.ts'
import type { Services } from './services.tsx'
import { createAuthPrompt } from './session/auth-prompt.ts'
import { createLateAccount } from './session/late-account.ts'
import { createLateSlip } from './slip/late-slip.ts'
import { createWaitingPicks } from './slip/waiting-picks.ts'

type PlayerParts = Pick<
  Services,
  'session' | 'api' | 'connection' | 'prices' | 'topics' | 'picks' | 'language'
> & {
  newKey: () => string
  random: Random
  timers: PageTimers
  /** Another player, or none: every answer kept in memory belongs to somebody else. */
  onPlayerChange: () => void
}

/** Everything that exists for a player rather than for a visitor, wired once by the composition root. */
export function createPlayerServices(
  parts: PlayerParts,
): Pick<Services, 'session' | 'account' | 'authPrompt' | 'slip'> {
  const { session, api, connection, random, timers, onPlayerChange } = parts
  const account = createLateAccount({ session, connection, api, random, timers })
  const slip = createLateSlip({
    ...parts,
    keeper: createTabStorage('slip'),
    waiting: createWaitingPicks(createTabStorage('waiting')),
    arePricesStale: () =>
      isStale(connection.state.read(), connection.isFeedAlive.read(), parts.topics.isPollAlive.read()),
    onPlaced: () => void account.refresh(),
    findBalance: () => account.amounts.read()?.balance,
  })
  const authPrompt = createAuthPrompt()
  connection.onSessionEnd(() => session.end('expired'))
  session.onEnd((reason) => reason === 'expired' && authPrompt.write('expired'))
  let token = session.findToken()
  session.subscribe(() => {
    if (session.findToken() === token) return
    token = session.findToken()
    connection.greetAgain()
    onPlayerChange()
  })
  return { session, account, authPrompt, slip }
}
