import type { PoolClient } from '@xezer/db/pool'
import type { Currency, Minor } from '@xezer/money/minor'
import { DEFAULT_LOCALE, type Locale } from '@xezer/std/locale'
import { lockWallets } from '../wallet/lock-wallets.ts'
import { createPosting, grantPlayMoney } from '../wallet/posting.ts'
import { insertAdjustment, openWallet, writePosting } from '../wallet/write-posting.ts'
import { canonicalEmail } from './canonical-email.ts'
import { MAIN_POINT, type Point } from './point.ts'
import { HOUSE_RULES_VERSION } from './rules-version.ts'

export interface NewPlayer {
  readonly email: string
  readonly passwordHash: string
  readonly currency: Currency
  readonly firstname: string
  readonly lastname: string
  readonly middlename: string
  /** Null: his form asked for none. */
  readonly passport: string | null
  /** `YYYY-MM-DD` */
  readonly passportIssuedOn: string | null
  readonly phone: string
  readonly birthdate: string
  readonly affiliatePartner: string
  /** Kept for the bonuses; nothing reads them before there are any. */
  readonly promo: string | null
  readonly bonusChoice: 1 | null
  /** Where he registered. */
  readonly point?: Point
  /** In which he is written to. */
  readonly locale?: Locale
  /** Nobody reads the mailbox of the demo player. */
  readonly isEmailConfirmed?: boolean
}

/** A player with an empty wallet, and the play money that this installation gives; null when the mailbox has one already. */
export async function openPlayer(
  client: PoolClient,
  player: NewPlayer,
  playMoney: Minor,
): Promise<number | null> {
  const { rows } = await client.query<{ id: bigint }>(
    `insert into player (email, password_hash, currency, firstname, lastname, middlename, passport,
       passport_issued_on, phone, birthdate, affiliate_partner, promo, bonus_choice, point, locale, email_key, email_confirmed_at,
       rules_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
       case when $17 then instant_now() end, $18)
     on conflict do nothing returning id`,
    [
      player.email,
      player.passwordHash,
      player.currency,
      player.firstname,
      player.lastname,
      player.middlename,
      player.passport,
      player.passportIssuedOn,
      player.phone,
      player.birthdate,
      player.affiliatePartner,
      player.promo,
      player.bonusChoice,
      player.point ?? MAIN_POINT,
      player.locale ?? DEFAULT_LOCALE,
      canonicalEmail(player.email),
      player.isEmailConfirmed ?? false,
      HOUSE_RULES_VERSION,
    ],
  )
  const row = rows[0]
  if (row === undefined) return null
  const playerId = Number(row.id)
  await openWallet(client, playerId, player.currency)
  const wallets = await lockWallets(client, [playerId])
  const wallet = wallets.get(playerId)
  if (wallet !== undefined && playMoney > 0n) {
    const posting = createPosting(wallets)
    const adjustmentId = await insertAdjustment(client, { playerId, kind: 'play_money' })
    grantPlayMoney(posting, wallet, playMoney, adjustmentId)
    await writePosting(client, posting)
  }
  return playerId
}
