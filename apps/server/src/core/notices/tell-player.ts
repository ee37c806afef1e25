import type { PlayerRow } from '@xezer/db/generated/rows'
import type { PoolClient } from '@xezer/db/pool'
import { writeStored } from '@xezer/db/stored-json'
import { must } from '@xezer/std/assert'
import { MAIL_KINDS, type ToldMailKind } from '../mail/mail-kinds.ts'
import { type QueuedMail, queueMail } from '../mail/queue-mail.ts'
import { notAway } from '../player/breaks.ts'
import { decideTelling, isProtecting, type Telling, type TellingWishes } from './decide-telling.ts'

/** The shape of `notice.details`. */
const DETAILS_VERSION = 1

/**
 * Tells a player something in the transaction of what it tells of: both happen or neither. It stands on the page of his
 * notifications, in whatever language he reads it, and goes by mail beside it; what he turned off is not told. Open pages
 * hear of it within a second or two of the commit, whichever server they hang on.
 */
export async function tellPlayer<Kind extends ToldMailKind>(
  client: PoolClient,
  told: QueuedMail<Kind>,
): Promise<void> {
  const kind = MAIL_KINDS[told.kind]
  const { isKept, isMailed } = await findTelling(client, told)
  if (isKept) {
    await client.query('insert into notice (player_id, kind, details) values ($1, $2, $3)', [
      ...[told.player, told.kind, writeStored(DETAILS_VERSION, told.values ?? {})],
    ])
  }
  if (isMailed && !('isNoticeOnly' in kind)) await queueMail(client, told)
}

async function findTelling(
  client: PoolClient,
  { player, kind }: { readonly player: number; readonly kind: ToldMailKind },
): Promise<Telling> {
  const { concern } = MAIL_KINDS[kind]
  // What nobody can turn off asks for no wishes: it is told behind locks of money.
  if (isProtecting(concern)) return { isKept: true, isMailed: true }
  return decideTelling(concern, await readWishes(client, player))
}

type WishesRow = Pick<PlayerRow, 'wants_letters' | 'wants_offers'> & { readonly is_here: boolean }

async function readWishes(client: PoolClient, playerId: number): Promise<TellingWishes> {
  const { rows } = await client.query<WishesRow>(
    `select wants_letters, wants_offers, ${notAway('player.id')} as is_here from player where id = $1`,
    [playerId],
  )
  const row = must(rows[0], `player ${playerId} is not there`)
  return { wantsLetters: row.wants_letters, wantsOffers: row.wants_offers, isAway: !row.is_here }
}
