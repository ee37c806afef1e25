import type { Pool } from '@xezer/db/pool'
import type { OddsBook } from '@xezer/odds-book/book'
import type { FeedMessage } from '@xezer/odds-book/messages'
import type { Locale } from '@xezer/std/locale'
import { createBetsSide } from './bets-side.ts'
import { createCasinoSide } from './casino-side.ts'
import type { FeedPipeline, ResultMessage } from './core/catalogue/feed-pipeline.ts'
import type { Interest } from './core/catalogue/interest.ts'
import type { MarketDescriptions } from './core/catalogue/market-descriptions.ts'
import { WRITTEN_NOTICES } from './core/notices/notice-store.ts'
import { startAccountNews } from './core/player/account-news.ts'
import type { AccountPublisher } from './core/player/account-publisher.ts'
import { fillEmailKeys } from './core/player/fill-email-keys.ts'
import { createPasswords, type Hashing } from './core/player/passwords.ts'
import type { Session } from './core/player/session.ts'
import { createSessions } from './core/player/sessions.ts'
import { createSealing } from './core/sealing/sealing.ts'
import { presentAccountMessage } from './features/account/account-amounts.ts'
import { createBookedSlips } from './features/booking/booked-slips.ts'
import type { CashOutPublisher } from './features/cash-out/offer.ts'
import type { OfferedGame } from './features/casino/offered-game.ts'
import { WRITTEN_IN_CHATS } from './features/chat/chat-news.ts'
import { createIdentityLimits } from './features/identity/identity-limits.ts'
import { startRestoring } from './features/identity/restore-requests.ts'
import { settleDemoPlayer } from './features/identity/seed-demo-player.ts'
import { closeCheckouts } from './features/payments/close-checkouts.ts'
import { MOVED_PAYMENTS } from './features/payments/payment-store.ts'
import { applyResult } from './features/settlement/apply-result.ts'
import { startSweeping } from './features/settlement/sweep-late-bets.ts'
import { createGamesSide } from './games-side.ts'
import { createMailSide } from './mail-side.ts'
import { createPaymentsSide } from './payments-side.ts'
import { type Config, PUBLIC_DEMO_PASSWORD } from './platform/config.ts'
import type { SharedCall } from './platform/http/shared-answers.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'
import type { Metrics } from './platform/metrics.ts'
import { within } from './platform/within.ts'
import { bindAccount } from './routes/bind-account.ts'
import { bindBetSlip } from './routes/bind-bet-slip.ts'
import { bindBooking } from './routes/bind-booking.ts'
import { bindCashOut } from './routes/bind-cash-out.ts'
import { bindChat } from './routes/bind-chat.ts'
import { bindCombination } from './routes/bind-combination.ts'
import { bindIdentity } from './routes/bind-identity.ts'
import { bindIdentityCheck } from './routes/bind-identity-check.ts'
import { bindSafety } from './routes/bind-safety.ts'
import type { RouteApp } from './routes/route-app.ts'
import { createUpkeepSide } from './upkeep-side.ts'

/** Every call of a player begins with this question: a frozen database must not keep all of them. */
const SESSION_PATIENCE_MS = 3000

export interface PlayerSideOptions {
  readonly config: Config
  readonly pool: Pool
  readonly placingPool: Pool
  readonly settlingPool: Pool
  readonly book: OddsBook
  readonly descriptions: Pick<MarketDescriptions, 'find'>
  readonly machine: Machine
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'quarantined' | 'differences' | 'forgedMessages' | 'gameCalls'>
  readonly publisher: AccountPublisher & CashOutPublisher
  /** Told whose sessions ended, after they did. */
  readonly onSessionsEnded: (playerId: number) => void
  /** A selection of an event that nobody looked at is told before it is asked for. */
  readonly interest: Interest
  readonly takeRightOfWay?: (() => () => void) | undefined
  /** Where passwords are hashed. */
  readonly hashing?: Hashing | undefined
  /** Games of the lobby. */
  readonly listedGames?: readonly OfferedGame[] | undefined
  /** Before it is, nothing is decided on the book. */
  readonly isOfferComplete: () => boolean
  readonly isSettling: FeedPipeline['isSettling']
}

/** Everything about players, their money and their bets, as the composition root sees it. */
export interface PlayerSide {
  /** What everybody reads alike. */
  readonly sharedCalls: readonly SharedCall[]
  findSession(token: string): Promise<Session | null>
  noteActivity(session: Session): void
  /** Whether a password that came now would be turned away. */
  isPasswordQueueFull(): boolean
  bind(app: RouteApp<Session>): void
  applyResult(message: ResultMessage): Promise<void>
  /** In the step in which the book took the message. */
  noteMessage(message: FeedMessage): void
  /** The message of the `account` topic: amounts, and the bets that changed. */
  accountMessage(playerId: number, betIds: readonly number[], locale: Locale): Promise<object>
  /** Before the first visitor: the demo player, what a crash left behind. */
  start(): Promise<void>
  /** When the server can be asked at this address. */
  open(ownUrl: string): void
  stop(): Promise<void>
}

export function createPlayerSide(options: PlayerSideOptions): PlayerSide {
  const { config, pool, machine, log } = options
  const { clock, timers } = machine
  const onError = (error: unknown) => log.error({ err: error }, 'work beside the requests failed')
  const { onSessionsEnded: onEnded } = options
  const sessions = createSessions({ pool, clock, secureRandom: machine.secureRandom, onEnded })
  const passwords = createPasswords(options.hashing)
  const sealing = createSealing(config.dataKey, machine.secureRandom)
  const { suspensions, databaseClock, cashOuts, betting, settlement } = createBetsSide(options, {
    sessions,
    onError,
  })
  const payments = createPaymentsSide(options)
  const { findLeastPayout } = payments
  const identity = {
    ...{ pool, clock, sessions, passwords, sealing },
    limits: createIdentityLimits(config),
    promoCodes: config.promoCodes,
    secureRandom: machine.secureRandom,
    passkeys: config.passkeys,
    publicPassword: config.isProduction ? PUBLIC_DEMO_PASSWORD : null,
    ...{ playMoneyManatMinor: config.playMoneyManatMinor, findLeastPayout },
  }
  const mail = createMailSide({ config, pool, timers, sealing, onError })
  const upkeep = createUpkeepSide({ config, pool, machine, sealing, findLeastPayout, onError })
  let stopRestoring = async (): Promise<void> => undefined
  const casino = createCasinoSide({ config, pool, machine, listed: options.listedGames })
  const games = createGamesSide({ ...options, sessions, onError })
  let stopTelling = async (): Promise<void> => undefined
  let stopSweeping = async (): Promise<void> => undefined
  return {
    sharedCalls: [...payments.sharedCalls, ...casino.sharedCalls],
    findSession: (token) => within(timers, SESSION_PATIENCE_MS, sessions.findSession(token)),
    noteActivity: ({ id }) => sessions.noteActivity(id),
    isPasswordQueueFull: passwords.isFull,
    bind(app) {
      bindIdentity(app, identity)
      bindIdentityCheck(app, { pool, sealing })
      upkeep.bind(app)
      bindAccount(app, { pool, sessions, clock, timers, publisher: options.publisher })
      bindBetSlip(app, betting, { pool, placesPerSecond: config.placesPerSecond })
      bindCombination(app, betting.options)
      bindBooking(app, betting.options, createBookedSlips(pool, machine.secureRandom))
      bindChat(app, pool, machine.secureRandom)
      bindCashOut(app, cashOuts, config.placesPerSecond)
      mail.bind(app)
      bindSafety(app, { pool, closeCheckouts, publisher: options.publisher, helpLinks: config.helpLinks })
      payments.bind(app)
      games.bind(app)
      casino.bind(app)
    },
    applyResult: (message) => applyResult(settlement, message),
    noteMessage: (message) => suspensions.note(message),
    accountMessage: (playerId, betIds, locale) => presentAccountMessage(pool, playerId, betIds, locale),
    async start() {
      await databaseClock.start()
      mail.start()
      payments.start()
      stopRestoring = startRestoring({ pool, sealing, secureRandom: machine.secureRandom }, timers, onError)
      await suspensions.start()
      await betting.start()
      await cashOuts.start()
      await fillEmailKeys(pool)
      await settleDemoPlayer({ ...config, pool, passwords, sessions })
      upkeep.start()
      stopTelling = startAccountNews({
        ...{ database: pool, publisher: options.publisher, timers, onError },
        written: [WRITTEN_IN_CHATS, WRITTEN_NOTICES, MOVED_PAYMENTS],
      })
      stopSweeping = startSweeping(settlement, timers, onError)
    },
    open: (ownUrl) => payments.open(ownUrl),
    async stop() {
      await stopRestoring()
      await mail.stop()
      await payments.stop()
      await games.stop()
      await upkeep.stop()
      await stopTelling()
      await stopSweeping()
      await cashOuts.stop()
      await betting.stop()
      await suspensions.stop()
      databaseClock.stop()
    },
  }
}
