import type { Pool } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'

/** What a provider names: its own names of these are texts such as `sr:match:42`. */
export type IdentityKind = 'event' | 'tournament' | 'category' | 'competitor'

/** Numbers of ours for what a provider names. The same name has the same number for ever, in every process. */
export interface ProviderIdentities {
  /** In the order of the names; those that are new get a number now. Players are competitors. */
  identify(kind: IdentityKind, externalIds: readonly string[]): Promise<number[]>
}

/** Names that are kept at hand; the others are asked for again. */
const KNOWN_MAX = 50_000

export function createProviderIdentities(
  pool: Pool,
  provider: string,
  knownMax = KNOWN_MAX,
): ProviderIdentities {
  const known = new Map<string, number>()
  const keyOf = (kind: IdentityKind, externalId: string) => `${kind} ${externalId}`
  return {
    async identify(kind, externalIds) {
      const unknown = [...new Set(externalIds)].filter((id) => !known.has(keyOf(kind, id)))
      const found = new Map(externalIds.map((id) => [id, known.get(keyOf(kind, id))]))
      if (unknown.length > 0) {
        for (const [id, number] of await findNumbers(pool, provider, kind, unknown)) {
          if (known.size >= knownMax) known.clear()
          known.set(keyOf(kind, id), number)
          found.set(id, number)
        }
      }
      return externalIds.map((id) => must(found.get(id), `${provider} ${kind} ${id} has no number`))
    },
  }
}

async function findNumbers(
  pool: Pool,
  provider: string,
  kind: IdentityKind,
  externalIds: readonly string[],
): Promise<(readonly [string, number])[]> {
  const values = [provider, kind, [...externalIds].sort()]
  // In the order of the names, so that two processes do not wait for each other in a ring.
  await pool.query(
    `insert into provider_identity (provider, kind, external_id)
     select $1, $2, id from unnest($3::text[]) as n (id)
     where not exists (
       select from provider_identity p where p.provider = $1 and p.kind = $2 and p.external_id = n.id
     ) order by id on conflict do nothing`,
    values,
  )
  // Another statement: what another process has written meanwhile is seen by it.
  const { rows } = await pool.query<{ external_id: string; id: bigint }>(
    `select external_id, id from provider_identity
     where provider = $1 and kind = $2 and external_id = any($3::text[])`,
    values,
  )
  return rows.map((row) => [row.external_id, Number(row.id)])
}
