import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { INVARIANTS } from './invariants.ts'

export interface AuditLine {
  readonly name: string
  /** Breaches found; 0 is right. */
  readonly count: number
}

/** Every invariant on one snapshot of the database. */
export function runAudit(pool: Pool): Promise<AuditLine[]> {
  return withTransaction(
    pool,
    async (client) => {
      const lines: AuditLine[] = []
      for (const { name, sql } of INVARIANTS) {
        const { rows } = await client.query<{ count: bigint }>(sql)
        lines.push({ name, count: Number(rows[0]?.count ?? 0n) })
      }
      return lines
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}
