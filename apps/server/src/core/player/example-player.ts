import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { openPlayer } from './open-player.ts'

/** A player of whom only the address and the money matter; answers the id. */
export async function openExamplePlayer(
  pool: Pool,
  email: string,
  playMoney: Minor,
  passwordHash = 'none',
): Promise<number> {
  const player = {
    email,
    passwordHash,
    currency: 'AZN',
    firstname: 'A',
    lastname: 'B',
    middlename: '',
    // Everybody is somebody else.
    passport: `AZE ${email}`,
    passportIssuedOn: '2020-01-01',
    phone: '-',
    birthdate: '1990-01-01',
    affiliatePartner: '904',
    promo: null,
    bonusChoice: null,
  } as const
  const id = await withTransaction(pool, (client) => openPlayer(client, player, playMoney))
  return must(id, 'the address is taken')
}
