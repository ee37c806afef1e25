import { withTransaction } from '@xezer/db/transaction'
import { payoutOf } from '@xezer/game-math/hundredths'
import { must } from '@xezer/std/assert'
import { decideMove, decideRefund } from '../../core/rounds/decide-step.ts'
import { type Delivered, type DeliverOptions, deliver, findWhose } from '../../core/rounds/deliver.ts'
import { insertMessage, lockRound, type MessageRow, writeStep } from '../../core/rounds/round-store.ts'

/** Where a bet left, that it did not, or that it goes back to its player. */
export type Leaving =
  | { readonly kind: 'out'; readonly at: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'back' }

/** Written down first, then told to the wallet; between the two `onWritten` hears of it. Null where the bet has left before. */
export async function leaveBet(
  options: DeliverOptions,
  roundId: number,
  leaving: Leaving,
  onWritten: () => void = () => undefined,
): Promise<Delivered | null> {
  const message = await writeLeaving(options, roundId, leaving)
  onWritten()
  if (message === null) return null
  const { round } = message
  return deliver(options, message.message, { whose: await findWhose(options.pool, round), session: null })
}

/** One that dies behind this leaves a message that is due, and whoever looks for those goes on with it. */
export async function writeLeaving(options: DeliverOptions, roundId: number, leaving: Leaving) {
  return withTransaction(options.pool, async (client) => {
    const round = await lockRound(client, roundId)
    if (round.state !== 'open') return null
    const step = leaving.kind === 'back' ? decideRefund(round) : endBet(round, leaving)
    const written = await writeStep(client, round, step)
    if (leaving.kind === 'out') {
      await client.query('update games.round set shared_out = $2 where id = $1', [roundId, leaving.at])
    }
    const message: MessageRow = await insertMessage(client, roundId, must(step.next, 'the end of a bet'))
    return { round: written, message }
  })
}

function endBet(
  round: Parameters<typeof decideMove>[0],
  leaving: Exclude<Leaving, { readonly kind: 'back' }>,
) {
  const move = leaving.kind === 'out' ? { out: leaving.at } : { ended: true }
  const returnMinor = leaving.kind === 'out' ? payoutOf(round.stakeMinor, leaving.at) : 0
  const stands = { isOver: true, stakedMinor: round.stakedMinor, returnMinor }
  return decideMove(round, move, 0, () => stands)
}
