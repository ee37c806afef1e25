import type { Pool } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import type { Logger } from '../../platform/logger.ts'
import { importPastMatches } from './import-past-matches.ts'

export interface PastMatchesOptions {
  readonly pool: Pool
  readonly log: Logger
  readonly timers: Pick<Timers, 'sleep'>
  /** Null: no results are imported. */
  readonly contentDir: string | null
}

/** Results of past seasons come in behind the visitors' backs; a failure is tried again at the next start. */
export function startPastMatches(options: PastMatchesOptions): { stop(): Promise<void> } {
  const { pool, log, timers, contentDir } = options
  const stopping = new AbortController()
  const work = async (): Promise<void> => {
    if (contentDir === null) return
    const count = await importPastMatches(pool, contentDir, timers, stopping.signal)
    if (count !== null) log.info({ count }, 'results of past seasons are in the database')
  }
  const done = work().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'results of past seasons')
  })
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}
