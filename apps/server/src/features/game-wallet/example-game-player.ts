import { must } from '@xezer/std/assert'
import type { ExampleWallet } from './example-game-wallet.ts'
import { createExampleProvider } from './example-provider.ts'

export type EnteredGame = Awaited<ReturnType<typeof enterGame>>

let names = 0

/** A player at a game of a provider, and rounds with names of their own. */
export async function enterGame(
  wallet: ExampleWallet,
  provider: string,
  of: ReturnType<ExampleWallet['newPlayer']>,
) {
  const { id, login } = await of
  const ask = createExampleProvider(wallet, provider)
  const { body } = await ask('session', { token: login.launchToken, game: 'a-game' })
  const [session, handle] = [String(body.session), String(body.player)]
  const round = () => {
    names += 1
    const name = `n${names}`
    const place = { round: name, game: 'a-game' }
    const at = { session, ...place, currency: 'AZN' }
    return {
      name,
      bet: (amount: number, over: object = {}) => ask('bet', { ...at, tx: `${name}b`, amount, ...over }),
      win: (amount: number, over: object = {}) =>
        ask('win', {
          ...{
            player: handle,
            ...place,
            currency: 'AZN',
            tx: `${name}w`,
            betTx: `${name}b`,
            amount,
            final: true,
          },
          ...over,
        }),
      play: (amount: number, won: number, over: object = {}) =>
        ask('play', {
          ...at,
          bet: { tx: `${name}b`, amount },
          win: { tx: `${name}w`, amount: won },
          final: true,
          ...over,
        }),
      rollback: (over: object = {}) =>
        ask('rollback', { player: handle, ...place, tx: `${name}r`, betTx: `${name}b`, ...over }),
      close: () => ask('close', { player: handle, ...place }),
    }
  }
  const cash = async () => {
    const { rows } = await wallet.database.pool.query<{ cash: bigint }>(
      'select cash from wallet where player_id = $1',
      [id],
    )
    return must(rows[0], 'a wallet').cash
  }
  return { id, login, ask, session, handle, round, cash }
}
