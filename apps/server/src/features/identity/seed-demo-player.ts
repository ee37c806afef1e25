import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { openPlayer } from '../../core/player/open-player.ts'
import type { Passwords } from '../../core/player/passwords.ts'

/** Play money of the demo player at its creation: 1 000.00 AZN. */
export const DEMO_BALANCE = major(1000)

/** Creates the demo player at the first start; later starts change nothing, not even a password set since. */
export async function seedDemoPlayer(
  pool: Pool,
  passwords: Passwords,
  demo: { readonly email: string; readonly password: string },
): Promise<'created' | 'present'> {
  const { rowCount } = await pool.query('select from player where lower(email) = lower($1)', [demo.email])
  if (rowCount !== 0) return 'present'
  const passwordHash = await passwords.hash(demo.password)
  const playerId = await withTransaction(pool, (client) =>
    openPlayer(
      client,
      {
        email: demo.email,
        passwordHash,
        currency: 'AZN',
        firstname: 'DEMO',
        lastname: 'PLAYER',
        middlename: '',
        passport: 'AZE0000000',
        passportIssuedOn: '2020-01-01',
        phone: '+994500000000',
        birthdate: '1990-01-01',
        affiliatePartner: '904',
        promo: null,
        bonusChoice: null,
      },
      DEMO_BALANCE,
    ),
  )
  return playerId === null ? 'present' : 'created'
}
