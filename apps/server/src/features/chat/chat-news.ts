import type { Queryable } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'

/** An answer is written by another program, or through another server: it is looked for this often. */
const BEAT_MS = 1000
/** What was written within it is looked at again: a row may be seen later than it says it was written. */
const BACK_SECONDS = 10

const WRITTEN = `
  select player_id, last_at from chat
  where last_at > instant_now() - $1 * interval '1 second' and player_id is not null`

export interface ChatNews {
  /** One beat: tells the topics of the players in whose conversations something was written. */
  beat(): Promise<void>
}

/** Remembers what it told of the last seconds, and nothing older. */
export function createChatNews(database: Queryable, publisher: AccountPublisher): ChatNews {
  let told = new Set<string>()
  return {
    async beat() {
      const { rows } = await database.query<{ player_id: bigint; last_at: Date }>(WRITTEN, [BACK_SECONDS])
      const seen = new Set<string>()
      for (const { player_id: playerId, last_at: lastAt } of rows) {
        const written = `${playerId}/${lastAt.getTime()}`
        seen.add(written)
        if (!told.has(written)) publisher.publishAccount(Number(playerId), [])
      }
      told = seen
    },
  }
}

export interface ChatNewsOptions {
  readonly database: Queryable
  readonly publisher: AccountPublisher
  readonly timers: Pick<Timers, 'every'>
  readonly onError: (error: unknown) => void
}

/** Until what is returned is called, which waits for what runs. */
export function startChatNews({
  database,
  publisher,
  timers,
  onError,
}: ChatNewsOptions): () => Promise<void> {
  const news = createChatNews(database, publisher)
  let running: Promise<void> | null = null
  const stop = timers.every(BEAT_MS, () => {
    running ??= news
      .beat()
      .catch(onError)
      .finally(() => {
        running = null
      })
  })
  return async () => {
    stop()
    await running
  }
}
