import type { Queryable } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import { noteTry, type StoredMail, type Tried, takeDueMails } from './mail-store.ts'
import type { MailServer } from './smtp.ts'
import type { Letter, LetterWriter } from './write-letter.ts'

export interface DeliveryOptions {
  readonly database: Queryable
  readonly mailServer: MailServer
  readonly letters: LetterWriter
}

/** Longer than a mail server is waited for: what nobody ended after it, its server died with. */
const LEASE_SECONDS = 300
/** Handed over side by side. */
const BATCH = 4
const BEAT_MS = 1000
const FIRST_RETRY_SECONDS = 60
const RETRY_SECONDS_MAX = 12 * 3600

/** A minute after the first try, then twice as long each time, and twice a day in the end. */
export function retrySeconds(attempts: number): number {
  return Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(attempts - 1, 0), RETRY_SECONDS_MAX)
}

/** Hands over what is due, once; how many mails it took. */
export async function deliverMails(options: DeliveryOptions): Promise<number> {
  const mails = await takeDueMails(options.database, { most: BATCH, leaseSeconds: LEASE_SECONDS })
  await Promise.all(mails.map(async (mail) => noteTry(options.database, mail, await tryMail(options, mail))))
  return mails.length
}

async function tryMail({ mailServer, letters }: DeliveryOptions, mail: StoredMail): Promise<Tried> {
  if (mail.isExpired) return { outcome: 'expired', fault: null }
  let letter: Letter | null
  try {
    letter = letters.write(mail)
  } catch (error) {
    // Sealed under another DATA_KEY: nobody can read it, and the others are not to wait for it.
    return { outcome: 'refused', fault: String(error) }
  }
  if (letter === null)
    return { retrySeconds: retrySeconds(mail.attempts), fault: 'a kind that is not known here' }
  const handed = await mailServer.hand(mail, letter)
  if (handed.kind === 'taken') return { outcome: 'sent', fault: null }
  if (handed.kind === 'refused') return { outcome: 'refused', fault: handed.fault }
  return { retrySeconds: retrySeconds(mail.attempts), fault: handed.fault }
}

/** Delivers from now on, one batch after the other; the returned function waits for the one that runs. */
export function startDelivery(
  options: DeliveryOptions,
  timers: Pick<Timers, 'every'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null
  let isStopped = false
  const deliver = async (): Promise<void> => {
    while (!isStopped && (await deliverMails(options)) === BATCH);
  }
  const stop = timers.every(BEAT_MS, () => {
    running ??= deliver()
      .catch(onError)
      .finally(() => {
        running = null
      })
  })
  return async () => {
    isStopped = true
    stop()
    await running
  }
}
