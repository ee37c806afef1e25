import type { Queryable } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import type { AccountPublisher } from './account-publisher.ts'

/** What was written by another program, or through another server, is looked for this often. */
const BEAT_MS = 1000
/** What was written within it is looked at again: a row may be seen later than it says it was written. */
const BACK_SECONDS = 10

export interface AccountNews {
  /** One beat: tells the topics of the players for whom something was written. */
  beat(): Promise<void>
}

export interface AccountNewsParts {
  readonly database: Queryable
  readonly publisher: AccountPublisher
  /** Statements for `player_id` and `written_at` of what was written within `$1` seconds. */
  readonly written: readonly string[]
}

/** Remembers what it told of the last seconds, and nothing older. */
export function createAccountNews({ database, publisher, written }: AccountNewsParts): AccountNews {
  const statement = written.join(' union all ')
  let told = new Set<string>()
  return {
    async beat() {
      const { rows } = await database.query<{ player_id: bigint; written_at: Date }>({
        name: 'account_news',
        text: statement,
        values: [BACK_SECONDS],
      })
      const seen = new Set<string>()
      const players = new Set<number>()
      for (const { player_id: playerId, written_at: writtenAt } of rows) {
        const news = `${playerId}/${writtenAt.getTime()}`
        seen.add(news)
        if (!told.has(news)) players.add(Number(playerId))
      }
      told = seen
      for (const playerId of players) publisher.publishAccount(playerId, [])
    },
  }
}

export interface AccountNewsOptions extends AccountNewsParts {
  readonly timers: Pick<Timers, 'every'>
  readonly onError: (error: unknown) => void
}

/** Until what is returned is called, which waits for what runs. */
export function startAccountNews({ timers, onError, ...parts }: AccountNewsOptions): () => Promise<void> {
  const news = createAccountNews(parts)
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
