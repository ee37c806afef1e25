import type { Pool } from '@xezer/db/pool'
import { createBonusesSide } from './bonuses-side.ts'
import type { AccountPublisher } from './core/player/account-publisher.ts'
import type { Session } from './core/player/session.ts'
import { startAsking } from './core/rates/ask-bank.ts'
import { createLeastPayout, type FindLeastPayout } from './core/rates/least-payout.ts'
import { createRates } from './core/rates/rates.ts'
import { createSealing } from './core/sealing/sealing.ts'
import { checkCode } from './features/identity/factors/check-code.ts'
import { hasTotp } from './features/identity/factors/factor-store.ts'
import type { SecondFactor } from './features/payments/payment-options.ts'
import { createPayments } from './features/payments/payments.ts'
import { startReconciling } from './features/payments/reconcile.ts'
import { sandboxKeyOf } from './features/payments/sandbox-client.ts'
import { createSandboxGateway } from './features/sandbox-gateway/sandbox-gateway.ts'
import { openGateway } from './open-gateway.ts'
import type { Config } from './platform/config.ts'
import { createFetchBytes } from './platform/http/fetch-bytes.ts'
import type { SharedCall } from './platform/http/shared-answers.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'
import type { Metrics } from './platform/metrics.ts'
import { bindHooks } from './routes/bind-hooks.ts'
import { bindPayPage } from './routes/bind-pay-page.ts'
import { bindPayments, paymentsCalls } from './routes/bind-payments.ts'
import { bindSandbox } from './routes/bind-sandbox.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface PaymentsSideOptions {
  readonly config: Pick<
    Config,
    'hooksPerSecond' | 'rates' | 'payments' | 'dataKey' | 'publicUrl' | 'bonusFrameUrl'
  >
  readonly pool: Pool
  readonly machine: Pick<Machine, 'clock' | 'timers' | 'secureRandom'>
  readonly log: Logger
  readonly publisher: AccountPublisher
  readonly metrics: Pick<Metrics, 'differences' | 'forgedMessages'>
}

/** Money in and out and what it earns, as the composition root sees it. */
export interface PaymentsSide {
  /** What everybody reads alike. */
  readonly sharedCalls: readonly SharedCall[]
  readonly findLeastPayout: FindLeastPayout
  bind(app: RouteApp<Session>): void
  start(): void
  /** From now on the server can be asked: by the gateway that it is a house of. */
  open(ownUrl: string): void
  stop(): Promise<void>
}

const BEAT_MS = 1000

export function createPaymentsSide(options: PaymentsSideOptions): PaymentsSide {
  const { config, pool, machine, log, publisher, metrics } = options
  const { source, url } = config.rates
  const { gateway, ...terms } = config.payments
  const onError = (error: unknown) => log.error({ err: error }, 'a payment or a bonus did not go on')
  const sealing = createSealing(config.dataKey, machine.secureRandom)
  let ownUrl = ''
  const sandbox = gateway === 'sandbox' ? { ...machine, key: sandboxKeyOf(sealing) } : null
  const stranger =
    sandbox && createSandboxGateway({ ...sandbox, pool, hookUrl: () => `${ownUrl}/hooks/sandbox`, onError })
  const asked = openGateway(config, machine, sealing, () => ownUrl)
  const rates = createRates(source, pool, machine.clock)
  const payments = createPayments({
    ...{ ...machine, ...terms, pool, sealing, publisher, onError, beatMs: BEAT_MS },
    ...{ rates, gateway: asked },
    secondFactor: createSecondFactor({ pool, clock: machine.clock, sealing }),
  })
  const bonuses = createBonusesSide({
    ...{ pool, timers: machine.timers, sealing, publisher, onError },
    frameUrl: config.bonusFrameUrl,
  })
  let stopReconciling = async (): Promise<void> => undefined
  let stopAsking = async (): Promise<void> => undefined
  return {
    sharedCalls: [...paymentsCalls(payments), ...bonuses.sharedCalls],
    findLeastPayout: createLeastPayout(rates, gateway !== null),
    bind(app) {
      bindPayments(app, payments)
      bonuses.bind(app)
      bindHooks(app, payments, metrics, config.hooksPerSecond)
      bindPayPage(app.fastify, pool)
      if (stranger !== null) bindSandbox(app.fastify, stranger)
    },
    start() {
      bonuses.start()
      if (source === 'static') return
      const fetchBytes = createFetchBytes(machine.timers)
      stopAsking = startAsking({ pool, bank: source, url, fetchBytes, ...machine, log })
    },
    open(url) {
      ownUrl = url
      payments.start()
      stranger?.start()
      stopReconciling = startReconciling({
        ...{ pool, gateway: asked, timers: machine.timers, onError },
        tell: (paymentId) => log.error({ payment: paymentId }, 'nobody knows what became of a payout'),
        count(open) {
          metrics.differences.reset()
          for (const [kind, count] of open) metrics.differences.set({ kind }, count)
        },
      })
    },
    async stop() {
      await stopAsking()
      await stopReconciling()
      await bonuses.stop()
      await payments.stop()
      await stranger?.stop()
    },
  }
}

/** What the log-in asks for, as payments ask for it. */
function createSecondFactor(options: Parameters<typeof checkCode>[0]): SecondFactor {
  return {
    isOn: hasTotp,
    async check(playerId, code, addressKey) {
      const check = await checkCode(options, playerId, code, addressKey)
      return check === 'wrong' || check === 'too_many' ? check : 'right'
    },
  }
}
