import type { CallOutput } from '@xezer/contract/call'
import type {
  accountExport,
  accountExportPart,
  accountExportTake,
  accountLeaving,
} from '@xezer/contract/leaving'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { PlayerExportRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { readHindrances } from '../../../core/player/closing.ts'
import type { Session } from '../../../core/player/session.ts'
import type { FindLeastPayout } from '../../../core/rates/least-payout.ts'
import { type Refusal, refuse, refuseFor } from '../../../platform/http/refusal.ts'
import { askExport, type ExportDesk, readExportPart, takeExport } from './export-desk.ts'

export async function presentLeaving(
  database: Queryable,
  { playerId, currency }: Pick<Session, 'playerId' | 'currency'>,
  { years, findLeastPayout }: { readonly years: number; readonly findLeastPayout: FindLeastPayout },
): Promise<CallOutput<typeof accountLeaving>> {
  const { rows } = await database.query<Pick<PlayerExportRow, 'asked_at' | 'ready_at' | 'taken_at'>>(
    'select asked_at, ready_at, taken_at from player_export where player_id = $1 order by id desc limit 1',
    [playerId],
  )
  const [newest] = rows
  const least = await findLeastPayout(currency)
  const { leftMinor, staysMinor, ...open } = await readHindrances(database, playerId, least)
  return {
    export: newest
      ? {
          asked: presentWireTime(newest.asked_at.getTime()),
          ready: newest.ready_at && presentWireTime(newest.ready_at.getTime()),
          isTaken: newest.taken_at !== null,
        }
      : null,
    ...open,
    ...{ left: presentWireAmount(leftMinor), stays: presentWireAmount(staysMinor), years },
  }
}

export async function startExport(
  { pool }: Pick<ExportDesk, 'pool'>,
  playerId: number,
): Promise<CallOutput<typeof accountExport> | Refusal<'too_many_requests'>> {
  const waitSeconds = await askExport(pool, playerId)
  return waitSeconds > 0 ? refuseFor('too_many_requests', waitSeconds) : { success: true }
}

export async function useExportLink(
  { pool }: Pick<ExportDesk, 'pool'>,
  session: Session,
  token: string,
): Promise<CallOutput<typeof accountExportTake> | Refusal<'link_expired'>> {
  const parts = await takeExport(pool, session, token)
  return parts === null ? refuse('link_expired') : { name: `xezer-${session.playerId}.zip`, parts }
}

export async function sendExportPart(
  desk: Pick<ExportDesk, 'pool' | 'sealing'>,
  session: Session,
  part: number,
): Promise<CallOutput<typeof accountExportPart> | Refusal<'not_found'>> {
  const bytes = await readExportPart(desk, session, part)
  return bytes === null ? refuse('not_found') : { data: bytes.toString('base64') }
}
