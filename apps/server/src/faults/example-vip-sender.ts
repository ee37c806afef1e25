import type { Pool } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import { assert, must } from '@xezer/std/assert'
import { sayOnVip } from '../features/betting/vip-desk.ts'
import { combined, createAsker, homeWin, pause, registerStubborn } from './example-stubborn-player.ts'

/** What comes of a VIP bet. */
const ENDS = ['accepted', 'part', 'rejected', 'expired'] as const
export type VipEnd = (typeof ENDS)[number]
export const VIP_STAKE_MINOR = minor(1500n)
export const PART_MINOR = minor(700n)
const RETRY_MS = 40

/** A player whose stakes are above the limits, with an operator who says a word on each, or none. */
export interface VipSender {
  readonly id: number
  /** What must have become of each bet that was acknowledged. */
  readonly sent: ReadonlyMap<number, VipEnd>
  readonly repeats: () => number
  readonly doing: () => string
  /** Sends on until told to stop; whoever holds a stake for ever lets it run for ever. */
  run(): Promise<void>
  stop(): void
}

export async function openVipSender(number: number, url: () => string, pool: Pool): Promise<VipSender> {
  const { token, user } = await registerStubborn(number, url())
  const asker = createAsker(url, token)
  const sent = new Map<number, VipEnd>()
  let isStopped = false
  let waiting = 'for no end'
  const send = async (turn: number): Promise<number> => {
    const remote = homeWin(4, 5000)
    const amount = Number(VIP_STAKE_MINOR) / 100
    const bet =
      turn % 2 === 0
        ? { type: 'singles', amount, positions: [remote] }
        : { type: 'accumulator', amount, positions: [remote, combined(1)] }
    const answer = await asker.ask('betSlip/place', `v${number}-${turn}`, { bets: [bet], vip: true })
    return must(answer.bets?.[0]?.id, `not sent: ${answer.code}`)
  }
  return {
    id: user.id,
    sent,
    repeats: asker.repeats,
    doing: () => `${waiting}; ${asker.doing()}`,
    stop: () => {
      isStopped = true
    },
    async run() {
      for (let turn = 0; !isStopped; turn++) {
        const end = must(ENDS[(turn + number) % ENDS.length], 'no end')
        const betId = await send(turn)
        sent.set(betId, end)
        waiting = `for bet ${betId} to be ${end}`
        // What asks where the server is hears of the end of the test.
        await untilDone(words(pool, betId)[end], url)
        await untilDone(() => findEnded(pool, betId), url)
        waiting = 'for no end'
      }
    },
  }
}

/** A word whose answer was lost may count already: said again it is told so, and changes nothing. */
function words(pool: Pool, betId: number): Record<VipEnd, () => Promise<unknown>> {
  const accept = (stakeMinor: Minor | null) => sayOnVip(pool, betId, { kind: 'accept', stakeMinor }, 'desk')
  return {
    accepted: () => accept(null),
    part: () => accept(PART_MINOR),
    rejected: () => sayOnVip(pool, betId, { kind: 'reject' }, 'desk'),
    expired: () => pool.query('update vip_bet set due_at = instant_now() where bet_id = $1', [betId]),
  }
}

async function findEnded(pool: Pool, betId: number): Promise<void> {
  const { rowCount } = await pool.query('select from vip_bet where bet_id = $1 and ended_at is not null', [
    betId,
  ])
  assert(rowCount === 1, 'it waits')
}

/** Again and again, until it is done; `url` throws when the test is over. */
export async function untilDone(work: () => Promise<unknown>, url: () => string): Promise<void> {
  for (;;) {
    const isDone = await work().then(
      () => true,
      () => false,
    )
    if (isDone) return
    url()
    await pause(RETRY_MS)
  }
}
