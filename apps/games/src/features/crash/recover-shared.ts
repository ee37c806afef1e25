import { sharedPoint } from '@xezer/game-math/crash/crash'
import { must } from '@xezer/std/assert'
import type { GameBook } from '../../core/catalogue/game-book.ts'
import type { DeliverOptions } from '../../core/rounds/deliver.ts'
import { isOutdated } from '../../core/rounds/outdated.ts'
import { hmac, sha256 } from '../../core/seeds/seed-store.ts'
import type { Sealing } from '../../platform/sealing.ts'
import { linkAt } from './chain.ts'
import { type Leaving, leaveBet } from './leave-bet.ts'
import {
  type CutOff,
  cancelShared,
  endShared,
  findCutOff,
  listCutOff,
  listOpenBets,
  listRules,
  type OpenBet,
} from './shared-store.ts'

export interface RecoverOptions extends DeliverOptions {
  readonly book: GameBook
  readonly sealing: Sealing
  readonly onError: (error: unknown) => void
}

/**
 * What is found of rounds that were cut off. Before their start everybody has his bet back. In the air, who was to leave by
 * himself before the point is paid there; the others could not leave while nobody served them, and have their bets back. Behind
 * its end a round has only not been written down for all of its bets: it is now. A flight that was begun under other rules is
 * never drawn by those of now: everybody has his bet back. `isUnderWay` says of a round that this very server plays it, `pressed`
 * where who pressed in time has left, of presses that this very server could not write.
 */
export async function recoverShared(
  options: RecoverOptions,
  game: string,
  isUnderWay: (number: number) => boolean,
  pressed: Map<number, number> = new Map(),
): Promise<void> {
  for (const number of await listCutOff(options.pool, game)) {
    if (!isUnderWay(number)) await endCutOff(options, game, number, pressed).catch(options.onError)
  }
}

/** Bets first, the end of a flight last: whoever dies between them finds it in the air again, and its bets are given back. */
async function endCutOff(
  options: RecoverOptions,
  game: string,
  number: number,
  pressed: Map<number, number>,
): Promise<void> {
  const { pool } = options
  const shared = must(await findCutOff(pool, game, number), 'a shared round that is gone')
  const isDrawn = shared.state === 'flying' && !(await hasOtherRules(options, game, number))
  if (shared.state === 'betting' || (shared.state === 'flying' && !isDrawn)) {
    await cancelShared(pool, game, number)
  }
  const end = isDrawn ? await drawEnd(options, shared) : null
  const point = end?.point ?? shared.point
  let hasFailed = false
  for (const bet of await listOpenBets(pool, game, number)) {
    const { id } = bet.round
    const at = point === null ? undefined : pressed.get(id)
    const leaving =
      at === undefined ? leavingOf(bet, point, shared.state === 'crashed') : ({ kind: 'out', at } as const)
    await leaveBet(options, id, leaving)
      .then(() => pressed.delete(id))
      .catch((error: unknown) => {
        hasFailed = true
        options.onError(error)
      })
  }
  if (end !== null && !hasFailed) await endShared(pool, game, number, end)
}

async function hasOtherRules({ pool, book }: RecoverOptions, game: string, number: number): Promise<boolean> {
  const now = book.get(game)
  const begun = await listRules(pool, game, number)
  return now === undefined || begun.some((rules) => isOutdated(rules, now))
}

function leavingOf({ round }: OpenBet, point: number | null, hasEnded: boolean): Leaving {
  const { autoOut } = round.choice as { readonly autoOut: number | null }
  if (point !== null && autoOut !== null && autoOut <= point) return { kind: 'out', at: autoOut }
  return hasEnded ? { kind: 'ended' } : { kind: 'back' }
}

async function drawEnd({ pool, sealing }: RecoverOptions, { chainId, linkNumber, seeds }: CutOff) {
  const link = await linkAt(pool, sealing, chainId, linkNumber)
  return { link, point: sharedPoint(hmac, sha256, link, seeds) }
}
