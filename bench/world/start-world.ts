import type { RoleUrls } from '@xezer/embedded-postgres/roles'
import { type LinkedProcess, startProcess } from '../measure/process-link.ts'
import type { WorldApi, WorldOptions } from '../world-process.ts'

export type World = LinkedProcess<WorldApi> & { readonly url: string; readonly port: number }

/** No limit stands in the way of one address that plays thousands of visitors. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  METRICS_PORT: '0',
  LOG_LEVEL: 'error',
  RESULTS_HISTORY: '0',
  LIVE_DELAY_MS: '0',
  CALLS_PER_SECOND: '1000000',
  POLLS_PER_SECOND: '1000000',
  PLACES_PER_SECOND: '1000000',
  LOGINS_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_HOUR: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  REQUESTS_PER_SECOND: '1000000',
  HOOKS_PER_SECOND: '1000000',
}

export async function startWorld(
  urls: RoleUrls,
  { settings = {}, ...size }: Partial<WorldOptions> = {},
): Promise<World> {
  const options: WorldOptions = {
    liveEvents: 40,
    prematchEvents: 200,
    ...size,
    settings: { ...SETTINGS, DATABASE_URL: urls.server, MIGRATION_DATABASE_URL: urls.owner, ...settings },
  }
  const world = await startProcess<WorldApi>('world', options)
  const url = await world.call('url')
  return { ...world, url, port: Number(new URL(url).port) }
}
