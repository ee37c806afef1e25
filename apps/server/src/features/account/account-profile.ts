import type { accountProfile } from '@xezer/contract/account'
import type { CallOutput } from '@xezer/contract/call'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { Queryable } from '@xezer/db/pool'
import { findServerText } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import { isVerifiedColumn } from '../../core/player/identity-states.ts'
import { presentUser, type Session } from '../../core/player/session.ts'
import { WITHDRAWALS_LOCKED } from '../../core/player/withdrawal-lock.ts'

interface ProfileRow {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly middlename: string
  readonly birthdate: string
  readonly phone: string
  /** Null: the form that he came by asked for none. */
  readonly passport: string | null
  readonly passport_issued_on: string | null
  readonly registered_on: string
  readonly is_rules_accepted: boolean
  readonly is_email_confirmed: boolean
  readonly has_second_factor: boolean
  readonly is_verified: boolean
  readonly wants_letters: boolean
  readonly wants_offers: boolean
  readonly locale: Locale
  readonly is_locked: boolean
  readonly unlock_at: Date | null
  readonly wanted_email: string | null
  readonly wanted_until: Date | null
}

/**
 * Names and values of the profile, the names in the language of its reader; yes and no are booleans (product §2,
 * screens).
 */
export async function presentProfile(
  database: Queryable,
  session: Session,
  locale: Locale,
): Promise<CallOutput<typeof accountProfile>> {
  const { rows } = await database.query<ProfileRow>(
    `select email, email_confirmed_at is not null as is_email_confirmed, firstname, lastname, middlename, to_char(birthdate, 'DD.MM.YYYY') as birthdate, phone,
       passport, to_char(passport_issued_on, 'DD.MM.YYYY') as passport_issued_on,
       to_char(created_at, 'DD.MM.YYYY') as registered_on, rules_accepted_at is not null as is_rules_accepted,
       exists (select from totp t where t.player_id = player.id and t.turned_on_at is not null) as has_second_factor,
       ${isVerifiedColumn('player.id')},
       wants_letters, wants_offers, locale, ${WITHDRAWALS_LOCKED} as is_locked, withdrawals_unlock_at as unlock_at,
       w.address as wanted_email, w.expires_at as wanted_until
     from player left join (
       select c.player_id, c.address, l.expires_at from email_change c
       join mailed_link l on l.player_id = c.player_id and l.purpose = 'new_email' and l.expires_at > instant_now()
     ) w on w.player_id = player.id
     where id = $1`,
    [session.playerId],
  )
  const row = rows[0]
  if (row === undefined) throw new Error(`player ${session.playerId} is gone`)
  const lines: readonly (readonly [string, string, string | boolean])[] = [
    ['number', 'account.number', String(session.playerId)],
    ['email', 'auth.email', row.email],
    ['emailConfirmed', 'profile.email_confirmed', row.is_email_confirmed],
    ['firstname', 'auth.first_name', row.firstname],
    ['lastname', 'auth.last_name', row.lastname],
    ['middlename', 'auth.middle_name', row.middlename],
    ['birthdate', 'auth.birthdate', row.birthdate],
    ['phone', 'auth.phone', row.phone],
    ['passport', 'auth.passport', row.passport ?? ''],
    ['iwhen', 'auth.passport_date', row.passport_issued_on ?? ''],
    ['currency', 'auth.currency', session.currency],
    ['registered', 'profile.registered', row.registered_on],
    // Nobody gets an account without both (agreement 15, registration).
    ['adult', 'profile.age_confirmed', true],
    ['rules', 'profile.rules_accepted', row.is_rules_accepted],
    ['identityVerified', 'profile.identity_verified', row.is_verified],
    ['secondFactor', 'profile.second_factor', row.has_second_factor],
    ['offers', 'profile.offers', row.wants_offers],
  ]
  const info = lines
    .filter(([, , value]) => value !== '')
    .map(([key, text, value]) => ({ key, name: findServerText(locale, text) ?? key, value }))
  return { info, user: presentUser(session), settings: presentSettings(row), wantedEmail: presentWanted(row) }
}

function presentWanted({ wanted_email, wanted_until }: ProfileRow) {
  return wanted_email === null || wanted_until === null
    ? null
    : { email: wanted_email, until: presentWireTime(wanted_until.getTime()) }
}

function presentSettings({ locale, wants_letters, wants_offers, is_locked, unlock_at }: ProfileRow) {
  return {
    language: locale,
    notifications: wants_letters,
    offers: wants_offers,
    withdrawalLock: is_locked,
    withdrawalUnlock: is_locked && unlock_at !== null ? presentWireTime(unlock_at.getTime()) : null,
  }
}
