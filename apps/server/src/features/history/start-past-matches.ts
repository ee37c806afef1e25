import type { Pool } from '@xezer/db/pool'
import type { Logger } from '../../platform/logger.ts'
import { type ImportPastOptions, importPast } from './import-past.ts'
import { importPastMatches } from './import-past-matches.ts'

export interface PastMatchesOptions extends Omit<ImportPastOptions, 'signal'> {
  readonly pool: Pool
  readonly log: Logger
  /** Null: no results are imported. */
  readonly contentDir: string | null
  /** The feed has told what is on sale; before that nothing of its past is asked. */
  readonly told: Promise<void>
}

const STOP_MS_MAX = 1000

/** Results of the past come in behind the visitors' backs; a failure is tried again at the next start. */
export function startPastMatches(options: PastMatchesOptions): { stop(): Promise<void> } {
  const { pool, log, timers, contentDir, told } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async (): Promise<void> => {
    if (contentDir === null) return
    const real = await importPastMatches(pool, contentDir, timers, signal)
    if (real !== null) log.info({ count: real }, 'results of past seasons are in the database')
    await told
    signal.throwIfAborted()
    const played = await importPast({ ...options, signal })
    if (played !== null) log.info({ count: played }, 'what was played before is in the database')
  }
  const done = work().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'results of the past')
  })
  return {
    async stop() {
      stopping.abort()
      // Nobody waits for a feed that is still telling: what it says then is not written.
      await Promise.race([done, timers.sleep(STOP_MS_MAX)])
    },
  }
}
