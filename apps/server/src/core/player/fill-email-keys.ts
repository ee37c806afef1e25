import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { canonicalEmail } from './canonical-email.ts'

const BATCH = 500

/**
 * Gives players without one the spelling of their address that counts. Of two who had the same mailbox before that was
 * looked at, the older account has it, and the other one keeps its address as it was typed.
 */
export async function fillEmailKeys(pool: Pool): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await pool.query<{ id: bigint; email: string }>(
      'select id, email from player where email_key is null and id > $1 order by id limit $2',
      [after, BATCH],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    after = Number(last.id)
    await withTransaction(pool, async (client) => {
      for (const { id, email } of rows) {
        await client.query(
          `update player set email_key = case
             when exists (select from player o where o.email_key = $2 and o.id <> $1) then lower($3) else $2 end
           where id = $1 and email_key is null`,
          [id, canonicalEmail(email), email],
        )
      }
    })
  }
}
