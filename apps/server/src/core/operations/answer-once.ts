import { lockAdvisory } from '@xezer/db/lock-order'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { assert } from '@xezer/std/assert'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  type AnsweredOperation,
  findOperations,
  insertOperations,
  type Operation,
  type StoredOperation,
} from './operation-store.ts'

/*
 * What every call that takes a key promises, whether it goes through `answerOnce` or, as placing does, decides many
 * requests in a transaction of its own and asks `createKnownKeys`:
 *
 * - The same key with the same request gets the first answer, and its effect happens once.
 * - The same key with another request is a conflict, and nothing happens.
 * - While the first is being worked on, the same request is in progress, or waits for it (`createInFlight`).
 * - A refusal that is kept is an answer: refused stays refused, and the next try is a press with a key of its own.
 * - What is not kept is not remembered. A house that was not ready or an effect that failed may be asked again under
 *   the same key.
 *
 * An answer is kept in the transaction of its effect, and looked for after the lock that its scope goes by (the
 * player's wallet, or else the key) in a statement of its own: two servers never both find nothing.
 */

/** What is known of a request: nothing yet, its first answer, or a reason to give none. */
export type Replay<Kept> =
  | { readonly kind: 'new' | 'conflict' | 'in_progress' }
  | { readonly kind: 'known'; readonly kept: Kept }

/** The keys that one transaction has read, and those that it keeps. */
export interface KnownKeys<Kept extends object> {
  find(asked: Operation): Replay<Kept>
  /** For a request that is new; null says that it has begun, and `finishOperations` gives its answer later. */
  keep(asked: Operation, kept: Kept | null): void
  /** What belongs into the transaction of the effects. */
  readonly written: readonly AnsweredOperation[]
}

export function createKnownKeys<Kept extends object>(stored: readonly StoredOperation[]): KnownKeys<Kept> {
  const known = new Map(stored.map((operation) => [nameOf(operation), operation]))
  const written: AnsweredOperation[] = []
  return {
    written,
    find(asked) {
      const first = known.get(nameOf(asked))
      if (first === undefined) return { kind: 'new' }
      if (!first.requestHash.equals(asked.requestHash)) return { kind: 'conflict' }
      if (first.response === null) return { kind: 'in_progress' }
      // Written by `keep` or `finishOperations` of the same scope, never by anybody else.
      return { kind: 'known', kept: first.response as Kept }
    },
    keep({ scope, key, requestHash }, kept) {
      const operation = { scope, key, requestHash, response: kept }
      assert(!known.has(nameOf(operation)), 'a key is kept once')
      known.set(nameOf(operation), operation)
      written.push(operation)
    },
  }
}

/** Requests that are being worked on in this process; a short cut only, the promise is kept by the records. */
export interface InFlight<Answer> {
  /** Begins the work, or waits for the same request's; a scope must belong to one caller, who gets that answer. */
  join(asked: Operation, work: () => Promise<Answer>): Promise<Answer> | 'conflict'
  settled(): Promise<void>
}

export function createInFlight<Answer>(): InFlight<Answer> {
  const running = new Map<string, { readonly requestHash: Buffer; readonly answer: Promise<Answer> }>()
  return {
    join(asked, work) {
      const name = nameOf(asked)
      const first = running.get(name)
      if (first !== undefined) return first.requestHash.equals(asked.requestHash) ? first.answer : 'conflict'
      const answer = work()
      running.set(name, { requestHash: asked.requestHash, answer })
      const forget = () => running.delete(name)
      answer.then(forget, forget)
      return answer
    },
    async settled() {
      await Promise.allSettled([...running.values()].map(({ answer }) => answer))
    },
  }
}

/** The parts of a call that `answerOnce` puts in their order. */
export interface OnceWork<Prepared, Kept extends object, Answer> {
  /** Before anything is locked: what takes long, and refusals that are not kept. */
  readonly prepare: () => Promise<{ readonly ready: Prepared } | { readonly refused: Answer }>
  readonly effect: (client: PoolClient, ready: Prepared) => Promise<{ readonly kept: Kept; answer: Answer }>
  /** The first answer once more, from what was kept of it. */
  readonly repeat: (kept: Kept) => Promise<Answer>
}

/** Does the work once for its key; without a key (null) each request is one of its own. */
export async function answerOnce<Prepared, Kept extends object, Answer>(
  pool: Pool,
  asked: Operation | null,
  work: OnceWork<Prepared, Kept, Answer>,
): Promise<Answer | Refusal<'idempotency_conflict' | 'in_progress'>> {
  if (asked !== null) {
    const known = createKnownKeys<Kept>(await findOperations(pool, [asked]))
    const answer = await replay(known, asked, work)
    if (answer !== null) return answer
  }
  const prepared = await work.prepare()
  if ('refused' in prepared) return prepared.refused
  const done = await withTransaction(pool, async (client) => {
    if (asked === null) return { answer: (await work.effect(client, prepared.ready)).answer }
    // Two requests with one key wait for each other here; the second one then finds the first one's answer.
    await lockAdvisory(client, 'operation', nameOf(asked))
    const known = createKnownKeys<Kept>(await findOperations(client, [asked]))
    if (known.find(asked).kind !== 'new') return { known }
    const { kept, answer } = await work.effect(client, prepared.ready)
    known.keep(asked, kept)
    await insertOperations(client, known.written)
    return { answer }
  })
  if ('answer' in done) return done.answer
  return (asked === null ? null : await replay(done.known, asked, work)) ?? refuse('in_progress')
}

async function replay<Kept extends object, Answer>(
  known: KnownKeys<Kept>,
  asked: Operation,
  { repeat }: Pick<OnceWork<never, Kept, Answer>, 'repeat'>,
): Promise<Answer | Refusal<'idempotency_conflict' | 'in_progress'> | null> {
  const found = known.find(asked)
  if (found.kind === 'new') return null
  if (found.kind === 'known') return repeat(found.kept)
  return refuse(found.kind === 'conflict' ? 'idempotency_conflict' : 'in_progress')
}

function nameOf({ scope, key }: Pick<Operation, 'scope' | 'key'>): string {
  return `${scope} ${key}`
}
