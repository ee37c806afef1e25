import { major } from '@xezer/money/minor'
import { runAudit } from '@xezer/server/core/upkeep/run-audit'
import { serveBound } from '@xezer/server/example-bound-wallet'
import {
  type ExampleWallet,
  openExampleWallet,
  SECRETS,
} from '@xezer/server/features/game-wallet/example-game-wallet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KIT, runKit } from './kit.ts'
import { serveToy, WALLET_FAULTS, type WalletFault } from './toy-wallet.ts'

let wallet: ExampleWallet
beforeAll(async () => {
  wallet = await openExampleWallet(SECRETS, serveBound)
})
afterAll(() => wallet.stop())

describe('the conformance kit', () => {
  it('is green against the house’s own wallet, on either of two servers', async () => {
    const { login } = await wallet.newPlayer(major(1000))
    for (const url of wallet.urls) {
      const target = {
        url,
        provider: 'alpha',
        secret: 'alpha-secret',
        token: login.launchToken,
        game: 'a-game',
      }
      const results = await runKit(target)
      expect(results.filter(({ fault }) => fault !== null)).toEqual([])
      expect(results).toHaveLength(KIT.length)
    }
    const breached = (await runAudit(wallet.database.pool)).filter(({ count }) => count > 0)
    expect(breached).toEqual([])
  })

  it.each<WalletFault | null>([null, ...WALLET_FAULTS])(
    'of a wallet that %s tells so, and of a right one nothing',
    async (fault) => {
      const own = { provider: 'toy', secret: 'a secret', token: 'a-token', game: 'a-game' }
      const toy = await serveToy(own, fault)
      const results = await runKit({ ...own, url: toy.url }).finally(() => toy.stop())
      const failed = results.filter((result) => result.fault !== null)
      if (fault === null) expect(failed).toEqual([])
      else expect(failed.length).toBeGreaterThan(0)
    },
  )
})
