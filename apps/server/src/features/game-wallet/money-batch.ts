import { joinStatements } from '@xezer/db/joint-statement'
import type { PoolClient } from '@xezer/db/pool'
import { withReadAhead } from '@xezer/db/transaction'
import { countPlay, hasPlayLimits, isRoomFor } from '../../core/player/play-room.ts'
import { readPlayerTerms } from '../../core/player/read-player-terms.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { postingParts } from '../../core/wallet/write-posting.ts'
import { decideMoney, type MoneyContext } from './decide-money.ts'
import type { GameWalletOptions } from './game-wallet-options.ts'
import type { AskedMoney, KeptAnswer } from './money-call.ts'
import { readRoundBook, roundParts } from './round-store.ts'

/**
 * Decides many calls in one transaction: wallets locked in the order of ids, then what is known of their numbers and rounds
 * read, then all of it written at once. Calls of one player are decided in the order they came.
 */
export async function decideBatch(
  options: Pick<GameWalletOptions, 'pool' | 'findGame' | 'roundIds'>,
  asked: readonly AskedMoney[],
): Promise<KeptAnswer[]> {
  const ids = await options.roundIds.take(asked.length)
  return withReadAhead(
    options.pool,
    (client) => readBatch(client, asked),
    async (client, read) => {
      const free = [...ids]
      const context: MoneyContext = {
        ...read,
        posting: createPosting(read.wallets),
        findGame: options.findGame,
        nextRoundId: () => free.shift() ?? 0,
      }
      const answers = asked.map((one) => decideMoney(context, one))
      const parts = [...postingParts(context.posting), ...roundParts(context.book)]
      if (parts.length > 0) await client.query(joinStatements(parts))
      return answers
    },
  )
}

/** Sent at once and run in this order: what is read after the lock was committed before it was had. */
async function readBatch(client: PoolClient, asked: readonly AskedMoney[]) {
  const loginIds = asked.flatMap(({ loginId }) => (loginId === null ? [] : [loginId]))
  const [wallets, book, terms] = await Promise.all([
    lockWallets(
      client,
      asked.map(({ playerId }) => playerId),
    ),
    readRoundBook(client, asked),
    readPlayerTerms(client, loginIds),
  ])
  const stakes = new Map<number, bigint>()
  for (const { playerId, loginId, call } of asked) {
    if (loginId === null || !hasPlayLimits(terms.terms.get(loginId))) continue
    const amount = call.call === 'bet' ? call.amount : call.call === 'play' ? call.bet.amount : null
    if (amount !== null) stakes.set(playerId, (stakes.get(playerId) ?? 0n) + BigInt(amount))
  }
  const unsure = [...stakes].filter(
    ([playerId, stake]) => !isRoomFor(wallets.get(playerId)?.room ?? null, stake, terms.nowMs),
  )
  const counted = await countPlay(
    client,
    unsure.map(([playerId]) => playerId),
  )
  return { wallets, book, counted, ...terms }
}
