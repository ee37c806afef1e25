import { accountExport, accountExportPart, accountExportTake, accountLeaving } from '@xezer/contract/leaving'
import type { Session } from '../core/player/session.ts'
import type { FindLeastPayout } from '../core/rates/least-payout.ts'
import {
  presentLeaving,
  sendExportPart,
  startExport,
  useExportLink,
} from '../features/account/export/account-leaving.ts'
import type { ExportDesk } from '../features/account/export/export-desk.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

/** What a player takes along. */
export function bindLeaving(
  app: RouteApp<Session>,
  desk: ExportDesk,
  house: { readonly years: number; readonly findLeastPayout: FindLeastPayout },
): void {
  bindCall(app, accountLeaving, ({ session }) => presentLeaving(desk.pool, session, house))
  bindCall(app, accountExport, ({ session }) => startExport(desk, session.playerId))
  bindCall(app, accountExportTake, ({ input, session }) => useExportLink(desk, session, input.token))
  bindCall(app, accountExportPart, ({ input, session }) => sendExportPart(desk, session, input.part))
}
