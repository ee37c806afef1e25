import type { Queryable } from '@xezer/db/pool'
import { withReadAhead } from '@xezer/db/transaction'
import { BAKU_AHEAD_MINUTES, formatEventTime, nameZone } from '@xezer/i18n/format-time'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import type { SessionOrigin } from '../../core/player/session-origin.ts'
import type { OpenedSession, ProvenPlayer } from '../../core/player/sessions.ts'
import { DAYS_AFTER_SESSION } from '../../core/upkeep/prune-records.ts'
import type { IdentityOptions } from './identity-options.ts'

type Options = Pick<IdentityOptions, 'pool' | 'sessions' | 'clock'>

/** Opens a session; of one from a device that no kept session of the player came from, a mail tells them. */
export async function openAndTell(
  { pool, sessions, clock }: Options,
  player: ProvenPlayer & { readonly from: SessionOrigin },
): Promise<OpenedSession | null> {
  const { playerId, from } = player
  const readKnown = (client: Queryable) => isKnownDevice(client, playerId, from)
  return withReadAhead(pool, readKnown, async (client, isKnown) => {
    const opened = await sessions.open(client, player)
    if (opened === null || isKnown) return opened
    const time = `${formatEventTime(new Date(clock.nowMs()), BAKU_AHEAD_MINUTES)} (${nameZone(BAKU_AHEAD_MINUTES)})`
    const device = [from.browser, from.system, from.address].filter((part) => part !== '').join(', ') || '–'
    await tellPlayer(client, { player: playerId, kind: 'new_device', values: { time, device } })
    return opened
  })
}

/**
 * Of an account that was not used for so long that none of its sessions is kept, no device is known: that it is opened again is
 * what its owner has to hear. A registration opens its session without asking here; an account that the house opened and nobody
 * ever used has nothing to differ from.
 */
async function isKnownDevice(
  database: Queryable,
  playerId: number,
  { device, browser, system }: SessionOrigin,
): Promise<boolean> {
  const { rows } = await database.query<{ is_known: boolean }>(
    `select exists (
       select from session where player_id = $1 and device = $2 and browser = $3 and system = $4
     ) or (
       not exists (select from session where player_id = $1)
       and exists (select from player where id = $1 and created_at > instant_now() - $5 * interval '1 day')
     ) as is_known`,
    [playerId, device, browser, system, DAYS_AFTER_SESSION],
  )
  return rows[0]?.is_known === true
}
