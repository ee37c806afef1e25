import type { Pool } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import { startDelivery } from './core/mail/deliver-mails.ts'
import { createSmtp } from './core/mail/smtp.ts'
import { createLetterWriter } from './core/mail/write-letter.ts'
import type { Session } from './core/player/session.ts'
import type { Sealing } from './core/sealing/sealing.ts'
import type { Config } from './platform/config.ts'
import { bindOutbox } from './routes/bind-outbox.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface MailSideOptions {
  readonly config: Config
  readonly pool: Pool
  readonly timers: Timers
  readonly sealing: Sealing
  readonly onError: (error: unknown) => void
}

/** What becomes of the mail that features write: it is sent, or it waits in the outbox. */
export interface MailSide {
  bind(app: RouteApp<Session>): void
  start(): void
  stop(): Promise<void>
}

export function createMailSide({ config, pool, timers, sealing, onError }: MailSideOptions): MailSide {
  const { smtpUrl, mailFrom, publicUrl, isProduction } = config
  const letters = createLetterWriter({ publicUrl, sealing })
  let stop = async (): Promise<void> => undefined
  return {
    bind({ fastify }) {
      if (!isProduction) bindOutbox(fastify, pool, letters)
    },
    start() {
      if (smtpUrl === null) return
      const mailServer = createSmtp({ url: smtpUrl, from: mailFrom })
      stop = startDelivery({ database: pool, mailServer, letters }, timers, onError)
    },
    stop: () => stop(),
  }
}
