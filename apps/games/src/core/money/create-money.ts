import type { Pool } from '@xezer/db/pool'
import { sayOfPlayMoney } from './demo-wallet.ts'
import type { MoneyPort } from './money-port.ts'
import type { WalletWire } from './wallet-wire.ts'

/** Real money is the wallet's, play money is ours; rounds say the same words to both. */
export function createMoney(pool: Pool, wire: WalletWire): MoneyPort {
  return {
    async say(whose, word, session) {
      if (whose.handle === null) return sayOfPlayMoney(pool, whose, word)
      const isBet = word.call === 'bet' || word.call === 'play'
      // Wins and rollbacks name the player: they need no living session.
      const owner = isBet ? { session } : { player: whose.handle }
      return wire.ask(whose.provider, word.call, { ...word.body, ...owner })
    },
  }
}
