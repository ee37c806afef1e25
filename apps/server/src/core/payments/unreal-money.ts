import type { Queryable } from '@xezer/db/pool'
import type { Config } from '../../platform/config.ts'
import { ConfigError } from '../../platform/read-setting.ts'

/**
 * Play money, and what the sandbox credited, is cash like any other: beside a gateway that pays out it would leave as real money. The
 * settings of today say nothing of what a database was given under those of yesterday.
 */
export async function refuseUnrealMoney(
  { payments: { gateway } }: Pick<Config, 'payments'>,
  database: Queryable,
): Promise<void> {
  if (gateway === null || gateway === 'sandbox') return
  const { rows } = await database.query<{ has_play_money: boolean; has_sandbox_money: boolean }>(
    `select exists (select from adjustment where kind = 'play_money') as has_play_money,
       exists (
         select from payment p join payment_step s on s.payment_id = p.id and s.status = 'credited' where p.gateway = 'sandbox'
       ) or exists (select from quarantine where gateway = 'sandbox' and status = 'credited') as has_sandbox_money`,
  )
  const found = [
    ...(rows[0]?.has_play_money ? ['play money'] : []),
    ...(rows[0]?.has_sandbox_money ? ['deposits that the sandbox credited'] : []),
  ]
  if (found.length === 0) return
  throw new ConfigError(
    `GATEWAY moves real money, and this database holds ${found.join(' and ')}, which could be withdrawn as such: ` +
      'start with a fresh database (DATABASE_URL or DATA_DIR), or set GATEWAY=sandbox or none for this one.',
  )
}
