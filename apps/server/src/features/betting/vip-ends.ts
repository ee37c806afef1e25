import { isAhead, priceVip } from '@xezer/betting/acceptance/decide-vip'
import { decideOpenness } from '@xezer/betting/acceptance/selection-state'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { formatHandle } from '@xezer/sport/handle'
import { must } from '@xezer/std/assert'
import type { VipRefusal } from '../../core/bets/bet-refusal.ts'
import { type Exposure, exposureOf } from '../../core/bets/exposure.ts'
import type { BetIds } from '../../core/bets/insert-bets.ts'
import { findSelectionOf, readSelectionState } from '../../core/bets/read-selection.ts'
import { struckAtMs } from '../../core/bets/suspension-log.ts'
import { hashRequest, insertOperations } from '../../core/operations/operation-store.ts'
import { breakCode } from '../../core/player/breaks.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting, placeStake, voidStake } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import type { BettingOptions } from './betting-options.ts'
import { publish } from './place-one.ts'
import {
  findEndingVips,
  insertVipPart,
  lockVip,
  type WaitingVip,
  writeVipAccepted,
  writeVipRejected,
} from './vip-store.ts'

/** Ends the waits of VIP bets: by the word of the operator, or by their time. */
export interface VipEnds {
  /** What is decided or due now; any server may, and each wait ends once. */
  endDue(): Promise<void>
  /** When what reads the book now has committed. */
  settled(): Promise<void>
}

export function createVipEnds(options: BettingOptions, betIds: BetIds): VipEnds {
  let running: Promise<void> | null = null
  const endAll = async () => {
    for (const { betId, playerId, handles } of await findEndingVips(options.restPool)) {
      try {
        await options.interest.wantAll(handles)
        const partId = must((await betIds.take(1))[0], 'no id for a part')
        const ended = await endOne(options, { betId, playerId, partId })
        if (ended !== null) publish(options, playerId, ended.betIds)
      } catch (error) {
        // What is wrong with one of them keeps no other waiting.
        options.onError(error)
      }
    }
  }
  return {
    endDue() {
      running ??= endAll().finally(() => {
        running = null
      })
      return running
    },
    async settled() {
      await running?.catch(() => undefined)
    },
  }
}

interface Ending {
  readonly betId: number
  readonly playerId: number
  /** Of the bet that is made where a part is taken. */
  readonly partId: number
}

interface Ended {
  readonly betIds: readonly number[]
  readonly exposure: Exposure | null
}

async function endOne(options: BettingOptions, ending: Ending): Promise<Ended | null> {
  const ended = await withTransaction(options.pool, (client) => endLocked(options, client, ending))
  if (ended !== null && ended.exposure !== null) options.liability.add(ended.exposure)
  return ended
}

const ENDS = {
  vip_rejected: 'rejected',
  vip_expired: 'expired',
  player_paused: 'away',
  player_excluded: 'away',
} as const

/** Null when it waits on, or when somebody else has ended it. */
async function endLocked(
  options: BettingOptions,
  client: PoolClient,
  { betId, playerId, partId }: Ending,
): Promise<Ended | null> {
  const posting = createPosting(await lockWallets(client, [playerId]))
  const wallet = must(posting.wallets.get(playerId), `player ${playerId} has no wallet`)
  const waiting = await lockVip(client, betId)
  if (waiting === null) return null
  const { vip, nowMs } = waiting
  const giveBack = () => voidStake(posting, wallet, vip.stakeMinor, vip.id)
  const word = readWord(options, vip, nowMs)
  if (word === 'wait') return null
  if (word !== 'accept') {
    giveBack()
    await writePosting(client, posting)
    await writeVipRejected(client, vip.id, vip.isShut ? 'away' : ENDS[word], refusalOf(word))
    return { betIds: [vip.id], exposure: null }
  }
  const stakeMinor = vip.acceptedMinor ?? vip.stakeMinor
  const { possibleReturnMinor } = priceVip(
    vip,
    vip.legs.map(({ odds }) => odds),
    stakeMinor,
  )
  const events = vip.legs.map(({ eventId }) => eventId)
  const placedAtMs = struckAtMs(options.suspensions, nowMs, events)
  const exposure = exposureOf({ ...vip, stakeMinor, possibleReturnMinor })
  if (stakeMinor === vip.stakeMinor) {
    await writeVipAccepted(client, vip.id, placedAtMs)
    return { betIds: [vip.id], exposure }
  }
  giveBack()
  placeStake(posting, wallet, stakeMinor, partId)
  const scope = `place:${playerId}`
  // No client sends a key with a space.
  const key = `vip ${vip.id}`
  await insertVipPart(client, { id: partId, ofId: vip.id, key, stakeMinor, possibleReturnMinor, placedAtMs })
  await writePosting(client, posting)
  // The part has an answer of its own, as every bet has.
  const requestHash = hashRequest({ vip: vip.id })
  await insertOperations(client, [
    { scope, key, requestHash, response: { kind: 'accepted', betIds: [partId] } },
  ])
  await writeVipRejected(client, vip.id, 'part', refusalOf('vip_part', stakeMinor), partId)
  return { betIds: [vip.id, partId], exposure }
}

/**
 * Of a player who stays away or is blocked nothing is taken. A word counts as long as every match is ten minutes ahead, and is
 * carried out when bets on all of them are taken: what is suspended may open again until then. Without the offer nobody can tell,
 * but time passes.
 */
function readWord(
  options: BettingOptions,
  vip: WaitingVip,
  nowMs: number,
): 'wait' | 'accept' | Exclude<VipRefusal, 'vip_part'> {
  if (vip.standingBreak !== null) return breakCode(vip.standingBreak)
  if (vip.decision === 'reject' || vip.isShut) return 'vip_rejected'
  if (vip.isDue) return 'vip_expired'
  if (vip.decision === null || !options.isOfferComplete()) return 'wait'
  const steadyMs = options.steadyClock.steadyMs()
  const areOpen = vip.legs.every(({ eventId, marketType, specifier, outcome }) => {
    const handle = formatHandle(eventId, marketType, specifier, outcome)
    const state = readSelectionState(
      options.book,
      eventId,
      findSelectionOf(options.book, eventId, handle),
      steadyMs,
    )
    if (state === null || state.eventStatus === 'live' || !isAhead(state.startsAtMs, nowMs)) return false
    return decideOpenness(state, nowMs).isOpen
  })
  return areOpen ? 'accept' : 'wait'
}

function refusalOf(code: VipRefusal, limitMinor: bigint | null = null) {
  return {
    legs: [],
    own: { code, odds: null, limitMinor: limitMinor === null ? null : String(limitMinor) },
  }
}
