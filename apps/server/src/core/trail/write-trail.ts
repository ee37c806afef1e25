import { lockAdvisory } from '@xezer/db/lock-order'
import type { PoolClient } from '@xezer/db/pool'
import { writeStored } from '@xezer/db/stored-json'
import { assert } from '@xezer/std/assert'

/** Something that somebody may ask about later. */
export interface TrailEntry {
  /** Who did it: a player or session by its number, an operator or a gateway by name, a part of the house. */
  readonly actor: { readonly kind: 'player' | 'operator' | 'gateway' | 'system'; readonly name: string }
  /** What was done, in two words or more: `withdrawal.approved`. */
  readonly action: string
  /** To what: `payment 7000`. */
  readonly subject: string
  /** What changed. Never a secret: nobody can take it out again. */
  readonly before?: object | null
  readonly after?: object | null
  readonly requestId?: string | null
}

const VERSION = 1
const CHAINS = 16
const SECRET = /password|token|secret|hash|cvv|card_?number|recovery/i

/**
 * Adds to the trail in the transaction of what it tells of, as the last thing before it commits: whoever adds to the same
 * chain waits until then.
 */
export async function writeTrail(client: PoolClient, entries: readonly TrailEntry[]): Promise<void> {
  const placed = entries.map((entry) => ({ entry, chain: chainOf(entry.subject) }))
  // One order for all: two that add to the same chains never wait for each other in a ring.
  for (const { entry, chain } of placed.toSorted((one, other) => one.chain - other.chain)) {
    const { actor, action, subject, before = null, after = null, requestId = null } = entry
    for (const told of [before, after]) refuseSecrets(told)
    await lockAdvisory(client, 'trail', String(chain))
    await client.query({
      name: 'write_trail',
      text: `insert into trail (chain, actor_kind, actor, action, subject, before, after, request_id)
             values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        ...[chain, actor.kind, actor.name, action, subject],
        ...[before && writeStored(VERSION, before), after && writeStored(VERSION, after), requestId],
      ],
    })
  }
}

/** Any spread does; what is said of one subject stays together. */
function chainOf(subject: string): number {
  let sum = 0
  for (const letter of subject) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % CHAINS
}

function refuseSecrets(told: object | null): void {
  for (const name of Object.keys(told ?? {}))
    assert(!SECRET.test(name), `${name} does not belong into the trail`)
}
