import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import type { Timers } from '@xezer/std/timers'
import type { MoneyPort, Said, Whose } from '../money/money-port.ts'
import { decideStep, type Heard, type Standing } from './decide-step.ts'
import type { RoundRow } from './round-row.ts'
import { endMessage, insertMessage, lockRound, type MessageRow, writeStep } from './round-store.ts'

export interface DeliverOptions {
  readonly pool: Pool
  readonly money: MoneyPort
  readonly timers: Pick<Timers, 'sleep'>
  /** How a locked round stands behind its moves. */
  readonly standingOf: (
    client: PoolClient,
    round: RoundRow,
  ) => Promise<(moves: readonly unknown[]) => Standing>
  /** A word that no round of ours should ever get. */
  readonly onOddWord: (round: RoundRow, message: MessageRow, code: string) => void
}

export interface Delivered {
  readonly round: RoundRow
  /** As the wallet last told it. */
  readonly balanceMinor: number | null
  /** Whether the wallet has said all there is to say of the round now. */
  readonly isSettled: boolean
}

const TRIES = 3
const REST_MS = 300

/**
 * Says a message and what follows from its answer, until nothing is to be said or the wallet is silent; what is left then is said
 * again by whoever looks for it. `session` is the wallet's, for bets.
 */
export async function deliver(
  options: DeliverOptions,
  first: MessageRow,
  { whose, session }: { readonly whose: Whose; readonly session: string | null },
): Promise<Delivered> {
  let message: MessageRow | null = first
  let balanceMinor: number | null = null
  for (;;) {
    const said = await sayPatiently(options, whose, message, session)
    if (said.kind === 'final' && said.answer.balance !== undefined) balanceMinor = said.answer.balance
    const written = await hear(options, message, heardOf(said, message))
    if (written.next === null) {
      return { round: written.round, balanceMinor, isSettled: !written.isAwaited }
    }
    message = written.next
  }
}

/** A bet that nobody is asking for any more: what became of it is brought out by its rollback. */
export async function giveUpBet(options: DeliverOptions, message: MessageRow): Promise<MessageRow | null> {
  return (await hear(options, message, { kind: 'unknown' })).next
}

async function sayPatiently(
  { money, timers }: DeliverOptions,
  whose: Whose,
  { word }: MessageRow,
  session: string | null,
): Promise<Said> {
  let isUnknown = false
  for (let attempt = 1; ; attempt += 1) {
    const said = await money.say(whose, word, session)
    if (said.kind === 'final') return said
    // What was not read now may have been read and done before.
    if (said.kind === 'unheard' && !isUnknown) return said
    isUnknown = true
    if (attempt === TRIES) return { kind: 'unknown' }
    await timers.sleep(REST_MS)
  }
}

/** What the state machine is told; null where the message is only to be said again. */
function heardOf(said: Said, { word: { call } }: MessageRow): Heard | null {
  if (said.kind === 'final') {
    return { kind: 'said', call, code: said.answer.code, reason: said.answer.reason }
  }
  if (call === 'win' || call === 'rollback') return null
  return said.kind === 'unheard' ? { kind: 'said', call, code: said.code } : { kind: 'unknown' }
}

interface Written {
  readonly round: RoundRow
  readonly next: MessageRow | null
  /** Whether the same message is still to be said. */
  readonly isAwaited: boolean
}

/** The step that the word leads to, with the end of the message and the next one, in one transaction. */
function hear(options: DeliverOptions, message: MessageRow, heard: Heard | null): Promise<Written> {
  return withTransaction(options.pool, async (client) => {
    const round = await lockRound(client, message.roundId)
    if (heard === null) return { round, next: null, isAwaited: true }
    const step = decideStep(round, heard, await options.standingOf(client, round))
    const code = heard.kind === 'said' ? heard.code : 'UNKNOWN'
    if (step === null) {
      options.onOddWord(round, message, code)
      return { round, next: null, isAwaited: true }
    }
    // Somebody else has heard of it meanwhile: what he wrote stands.
    if (!(await endMessage(client, message.id, code))) return { round, next: null, isAwaited: false }
    const written = await writeStep(client, round, step)
    const next = step.next === null ? null : await insertMessage(client, round.id, step.next)
    return { round: written, next, isAwaited: false }
  })
}

/** Of the same round, player and provider, whoever is logged in. */
export async function findWhose(client: Pick<Pool, 'query'>, round: RoundRow): Promise<Whose> {
  const { rows } = await client.query<{ handle: string | null }>({
    name: 'find_whose',
    text: 'select handle from games.player where id = $1',
    values: [round.playerId],
  })
  const { handle } = must(rows[0], 'a round of nobody')
  return { playerId: round.playerId, provider: round.provider, handle }
}
