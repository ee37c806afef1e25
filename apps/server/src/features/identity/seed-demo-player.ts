import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { openPlayer } from '../../core/player/open-player.ts'
import { NO_PASSWORD, type Passwords } from '../../core/player/passwords.ts'
import type { Sessions } from '../../core/player/sessions.ts'
import { ConfigError } from '../../platform/read-setting.ts'
import { isCommonPassword } from './common-passwords.ts'

export interface DemoPlayerOptions {
  readonly pool: Pool
  readonly passwords: Passwords
  readonly sessions: Pick<Sessions, 'endOthers' | 'noteEnded'>
  readonly isProduction: boolean
  /** Null: there is to be none. */
  readonly demoPlayer: { readonly email: string; readonly password: string } | null
}

/** Play money of the demo player at its creation: 1 000.00 AZN. */
export const DEMO_BALANCE = major(1000)

/** Nobody else is called so: by it the player is found whatever address it was once given. */
const DEMO_PERSON = { firstname: 'DEMO', lastname: 'PLAYER', passport: 'AZE0000000' } as const
const VISITOR = 'the start'

/**
 * There is the demo player that the settings want, and no other opens anything in production: one that is left over from
 * a development has no password there, and no session.
 */
export async function settleDemoPlayer(options: DemoPlayerOptions): Promise<void> {
  const { isProduction, demoPlayer } = options
  if (isProduction) await disableOthers(options)
  if (demoPlayer !== null) await seedDemoPlayer(options, demoPlayer)
}

/** Creates the demo player at the first start; later ones change its password in production only. */
async function seedDemoPlayer(
  options: DemoPlayerOptions,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { pool, passwords } = options
  if (isCommonPassword(password)) {
    throw new ConfigError('DEMO_PASSWORD is one that many people take: set another one.')
  }
  const { rows } = await pool.query<{ id: bigint; password_hash: string }>(
    'select id, password_hash from player where lower(email) = lower($1)',
    [email],
  )
  const [present] = rows
  if (present === undefined) return createDemoPlayer(options, email, await passwords.hash(password, VISITOR))
  const isKept = !options.isProduction && present.password_hash !== NO_PASSWORD
  const findHash = async () => present.password_hash
  if (isKept || (await passwords.verify(password, findHash, VISITOR)) !== 'wrong') return
  await changePassword(options, Number(present.id), await passwords.hash(password, VISITOR))
}

async function createDemoPlayer(
  { pool }: DemoPlayerOptions,
  email: string,
  passwordHash: string,
): Promise<void> {
  await withTransaction(pool, (client) =>
    openPlayer(
      client,
      {
        ...DEMO_PERSON,
        email,
        passwordHash,
        currency: 'AZN',
        middlename: '',
        passportIssuedOn: '2020-01-01',
        phone: '+994500000000',
        birthdate: '1990-01-01',
        affiliatePartner: '904',
        promo: null,
        bonusChoice: null,
        isEmailConfirmed: true,
      },
      DEMO_BALANCE,
    ),
  )
}

/** Whatever address and password it has by now: it was public once. */
async function disableOthers(options: DemoPlayerOptions): Promise<void> {
  const { firstname, lastname, passport } = DEMO_PERSON
  const { rows } = await options.pool.query<{ id: bigint }>(
    `select id from player where firstname = $1 and lastname = $2 and passport = $3
       and lower(email) is distinct from lower($4)`,
    [firstname, lastname, passport, options.demoPlayer?.email ?? null],
  )
  for (const { id } of rows) await changePassword(options, Number(id), NO_PASSWORD)
}

async function changePassword(
  { pool, sessions }: DemoPlayerOptions,
  playerId: number,
  passwordHash: string,
): Promise<void> {
  await withTransaction(pool, async (client) => {
    await client.query('update player set password_hash = $2 where id = $1', [playerId, passwordHash])
    await sessions.endOthers(client, playerId, null)
  })
  sessions.noteEnded(playerId)
}
