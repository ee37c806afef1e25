import type { OpenedPlay, PlayInputs } from '@xezer/contract/game-server'
import type { WalletAnswer } from '@xezer/contract/game-wallet'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import type { Clock } from '@xezer/std/clock'
import type { Game } from '../../core/catalogue/game-book.ts'
import { DEMO_MINOR } from '../../core/money/demo-wallet.ts'
import { Refused, refusedByWallet } from '../../core/play-refusal.ts'
import { findOrMakePlayer, makeDemoPlayer } from '../../core/players/player-store.ts'
import { presentRounds } from '../../core/rounds/present-round.ts'
import { findAtHand, listRounds } from '../../core/rounds/round-store.ts'
import type { SeedRow } from '../../core/seeds/seed-store.ts'
import type { PlayOptions } from './answer-round.ts'
import { profileOf } from './pace.ts'

const RECENT_MAX = 20
const DEMO_CURRENCY = 'AZN'
/** Where nobody is logged in, time is told all the same. */
const DEMO_REALITY_S = 3600

type Opened = Required<
  Pick<WalletAnswer, 'session' | 'player' | 'balance' | 'currency' | 'limits' | 'reality'>
>

/** The first call of a frame: the token of its address becomes a session of one game. */
export async function openPlay(
  options: PlayOptions & { readonly clock: Clock },
  { game: id, token }: PlayInputs['open'],
): Promise<OpenedPlay> {
  const game = options.book.get(id)
  if (game === undefined) throw new Refused('GAME_DISABLED')
  return token === null ? openDemo(options, game) : openReal(options, game, token)
}

async function openReal(
  options: PlayOptions & { readonly clock: Clock },
  game: Game,
  token: string,
): Promise<OpenedPlay> {
  const said = await options.wire.ask(game.provider, 'session', { token, game: game.id })
  if (said.kind !== 'final') throw new Refused('INTERNAL')
  if (said.answer.code !== 'OK') throw refusedByWallet(said.answer)
  const opened = readOpened(said.answer)
  const { limits, reality } = opened
  return withTransaction(options.pool, async (client) => {
    const { id: playerId, isNew } = await findOrMakePlayer(client, opened.player, opened.currency)
    const seed = isNew
      ? await options.seeds.begin(client, playerId, null)
      : await options.seeds.find(client, playerId)
    const stakeMin = Math.max(limits.min, game.stakes.min)
    const stakeMax = Math.min(limits.max, game.stakes.max)
    const session = await options.sessions.open(client, {
      ...{ playerId, game, walletSession: opened.session, stakeMin, stakeMax },
      ...{ elapsedSeconds: reality.elapsedSeconds, netMinor: reality.netMinor },
    })
    return {
      ...(await presentOpened(options, client, { game, playerId, seed, stakeMin, stakeMax })),
      ...{ session, isDemo: false, currency: opened.currency, balanceMinor: opened.balance },
      ...{ elapsedSeconds: reality.elapsedSeconds, netMinor: reality.netMinor },
      reality: { remindSeconds: reality.remindSeconds },
    }
  })
}

function readOpened({ session, player, balance, currency, limits, reality }: WalletAnswer): Opened {
  return {
    session: must(session, 'a session without a name'),
    player: must(player, 'a session of nobody'),
    balance: must(balance, 'a session without a balance'),
    currency: must(currency, 'a session without a currency'),
    limits: must(limits, 'a session without limits'),
    reality: must(reality, 'a session without its time'),
  }
}

/** Play money of its own; no word of it reaches the wallet. */
async function openDemo(options: PlayOptions & { readonly clock: Clock }, game: Game): Promise<OpenedPlay> {
  if (!game.hasDemo || !game.isOn) throw new Refused('GAME_DISABLED')
  return withTransaction(options.pool, async (client) => {
    const playerId = await makeDemoPlayer(client, DEMO_CURRENCY)
    const seed = await options.seeds.begin(client, playerId, null)
    const { min: stakeMin, max: stakeMax } = game.stakes
    const session = await options.sessions.open(client, {
      ...{ playerId, game, walletSession: null, stakeMin, stakeMax, elapsedSeconds: 0, netMinor: 0 },
    })
    return {
      ...(await presentOpened(options, client, { game, playerId, seed, stakeMin, stakeMax })),
      ...{ session, isDemo: true, currency: DEMO_CURRENCY, balanceMinor: DEMO_MINOR },
      ...{ elapsedSeconds: 0, netMinor: 0, reality: { remindSeconds: DEMO_REALITY_S } },
    }
  })
}

async function presentOpened(
  options: PlayOptions & { readonly clock: Clock },
  client: PoolClient,
  {
    game,
    playerId,
    seed,
    stakeMin,
    stakeMax,
  }: {
    readonly game: Game
    readonly playerId: number
    readonly seed: SeedRow
    readonly stakeMin: number
    readonly stakeMax: number
  },
) {
  const atHand = await findAtHand(client, playerId, game.id)
  // A game that is switched off opens for a round that waits for its end.
  if (!game.isOn && atHand === null) throw new Refused('GAME_DISABLED')
  const recent = await listRounds(client, { playerId, game: game.id, before: null, most: RECENT_MAX })
  const shown = await presentRounds(options, client, recent)
  const { hash, client: own, nextNonce } = seed
  return {
    ...{ game: game.id, engine: game.engine.engine, variant: game.variant, version: game.engine.version },
    limits: { min: stakeMin, max: stakeMax, step: game.stakes.step, maxWin: game.maxWinMinor },
    profile: profileOf(options.profile, game),
    seeds: { hash, client: own, nonce: nextNonce },
    open: shown.find(({ id }) => id === atHand?.id) ?? null,
    recent: shown.filter(({ id }) => id !== atHand?.id),
    nowMs: options.clock.nowMs(),
  }
}
