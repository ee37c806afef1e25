import { errorStatus } from '@xezer/contract/errors'
import { AFFILIATE_PATH, STATISTICS_PATH } from '@xezer/contract/page-routes'
import type { FastifyInstance } from 'fastify'
import { findPoint } from './core/player/point.ts'
import type { Session } from './core/player/session.ts'
import { createDocumentThread } from './document-thread.ts'
import { BOOKING_DAYS_AFTER_START } from './features/booking/booked-slips.ts'
import { BOOKING_CODE_LENGTH } from './features/booking/booking-code.ts'
import type { ResultsAnswers } from './features/results/results-answers.ts'
import { createHouseRules } from './features/rules/house-rules.ts'
import type { LeagueClubs } from './features/search/league-clubs.ts'
import type { StatisticsAnswers } from './features/statistics/statistics-answers.ts'
import type { ReadSide } from './live-side.ts'
import type { Config } from './platform/config.ts'
import { contentPolicy, findOutside } from './platform/content-policy.ts'
import type { SignedCalls } from './platform/http/address-guard.ts'
import { createCallerKeys } from './platform/http/caller-keys.ts'
import { createFullQueue } from './platform/http/full-queue.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { createRedirect, createRedirectBelow } from './platform/http/redirect.ts'
import { refuse } from './platform/http/refusal.ts'
import { requestLocale } from './platform/http/request-locale.ts'
import { createSharedAnswers, type SharedCall } from './platform/http/shared-answers.ts'
import { createSharedDocuments } from './platform/http/shared-documents.ts'
import { serveSite } from './platform/http/static-site.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Check } from './platform/readiness.ts'
import { bindDocs } from './routes/bind-docs.ts'
import { favoritesCalls } from './routes/bind-favorites.ts'
import { WALLET_PREFIX } from './routes/bind-game-wallet.ts'
import { bindHealth } from './routes/bind-health.ts'
import { HOOKS_PREFIX } from './routes/bind-hooks.ts'
import { BUSY_RETRY_SECONDS, PASSWORD_PATHS } from './routes/bind-identity.ts'
import { bindLanguageLinks } from './routes/bind-language-links.ts'
import { liveCalls } from './routes/bind-live.ts'
import { prematchCalls } from './routes/bind-prematch.ts'
import { resultsCalls } from './routes/bind-results.ts'
import { rulesCalls } from './routes/bind-rules.ts'
import { searchCalls } from './routes/bind-search.ts'
import { bindSitemap } from './routes/bind-sitemap.ts'
import { statisticsCalls } from './routes/bind-statistics.ts'
import { bindThumbnails } from './routes/bind-thumbnails.ts'
import { findCallMethods } from './routes/call-methods.ts'
import { presentError, sendError } from './routes/error-answer.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface WebServerOptions {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly machine: Machine
  readonly errorText: RouteApp<Session>['errorText']
  readonly findSession: RouteApp<Session>['findSession']
  readonly noteActivity: RouteApp<Session>['noteActivity']
  readonly sharedCalls: readonly SharedCall[]
  readonly bindPlayers: (app: RouteApp<Session>) => void
  /** Whether a password that came now would be turned away. */
  readonly isPasswordQueueFull: () => boolean
  readonly read: ReadSide
  readonly results: ResultsAnswers
  readonly statistics: StatisticsAnswers
  readonly findClubs: LeagueClubs
  /** What `/readyz` asks. */
  readonly checks: readonly Check[]
}

/** Every call, page and file that the server answers. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { config, log, metrics, machine, errorText } = options
  const [callers, calls] = [createCallerKeys(), listSharedCalls(options)]
  const drawer = createDocumentThread(config, log, machine)
  let commonHeaders: readonly string[] = []
  const answerDocument =
    drawer &&
    createSharedDocuments({ drawer, calls, ...machine, log, metrics, commonHeaders: () => commonHeaders })
  const answerCall = createSharedAnswers({
    calls,
    log,
    metrics,
    callers,
    pollsPerSecond: config.pollsPerSecond,
    origins: config.siteOrigins,
    isBehindProxy: config.isBehindProxy,
    presentError: (refusal, locale) => ({
      status: errorStatus(refusal.code),
      body: JSON.stringify(presentError({ errorText }, refusal, locale)),
    }),
  })
  const turnAway = createTurnAway(options)
  const answerAffiliate = createRedirect(AFFILIATE_PATH, config.affiliateUrl)
  const answerStatistics = createRedirectBelow(STATISTICS_PATH, config.statisticsUrl)
  const fastify = await createHttpServer({
    log,
    secureRandom: machine.secureRandom,
    steadyClock: machine.steadyClock,
    timers: machine.timers,
    ...{ socketsPerAddress: config.socketsPerAddress, requestsPerSecond: config.requestsPerSecond },
    findMethods: findCallMethods,
    origins: config.siteOrigins,
    isForMachines: (url) => url.startsWith(HOOKS_PREFIX),
    contentPolicy: contentPolicy(findOutside(config)),
    ...{ isBehindProxy: config.isBehindProxy, signedCalls: signedCalls(config) },
    sendRefusal: (request, reply, refusal) =>
      sendError({ errorText }, reply, refusal, requestLocale(request.headers.cookie)),
    answerFirst: (request, response, cameMs, leave) =>
      answerCall(request, response, cameMs) ||
      turnAway(request, response) ||
      answerAffiliate(request, response) ||
      answerStatistics(request, response) ||
      answerDocument?.(request, response, leave) === true,
  })
  const app: RouteApp<Session> = {
    fastify,
    findSession: options.findSession,
    noteActivity: options.noteActivity,
    errorText,
    callers,
    clock: machine.clock,
    steadyClock: machine.steadyClock,
    accountOf: ({ playerId }) => `player:${playerId}`,
    callsPerSecond: config.callsPerSecond,
    findPoint: (host) => findPoint(host, config.mobileSite),
    observeCall: (call, status, seconds) =>
      metrics.callSeconds.observe({ call, status: String(status) }, seconds),
  }
  options.bindPlayers(app)
  bindDocs(fastify)
  bindHealth(fastify, { checks: options.checks })
  bindLanguageLinks(fastify)
  const hasCasino = config.ownGames.port !== null
  bindSitemap(fastify, { book: options.read.book, mainSite: config.mainSite, hasCasino })
  bindThumbnails(fastify, config.contentDir)
  serveSite(fastify, config.siteDir, { hasCasino })
  fastify.addHook('onClose', async () => drawer?.stop())
  commonHeaders = await findCommonHeaders(fastify)
  return fastify
}

/** Whoever types a password while too many others do. */
function createTurnAway({ config, metrics, errorText, isPasswordQueueFull }: WebServerOptions) {
  return createFullQueue({
    paths: PASSWORD_PATHS,
    isFull: isPasswordQueueFull,
    onTurnedAway: () => metrics.turnedAway.inc(),
    origins: config.siteOrigins,
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    present: (locale) => ({
      status: errorStatus('unavailable'),
      body: JSON.stringify(presentError({ errorText }, refuse('unavailable'), locale)),
    }),
  })
}

/** What everybody gets alike. */
function listSharedCalls(options: WebServerOptions): readonly SharedCall[] {
  const rules = createHouseRules({
    liveDelayMs: options.config.liveDelayMs,
    bookingCodeLength: BOOKING_CODE_LENGTH,
    bookingDays: BOOKING_DAYS_AFTER_START,
  })
  return [
    ...liveCalls(options.read),
    ...prematchCalls(options.read),
    ...favoritesCalls(options.read),
    ...searchCalls(options.read.book, options.findClubs),
    ...resultsCalls(options.results, options.read),
    ...statisticsCalls(options.statistics),
    ...rulesCalls(rules),
    ...options.sharedCalls,
  ]
}

/** What every answer says of itself, whoever gives it; a document has a policy of its own. */
const COMMON_HEADERS = /^(strict-transport|x-|referrer-|permissions-|cross-origin-|origin-agent)/

async function findCommonHeaders(fastify: FastifyInstance): Promise<readonly string[]> {
  const { headers } = await fastify.inject('/healthz')
  return Object.entries(headers).flatMap(([name, value]) =>
    COMMON_HEADERS.test(name) && name !== 'x-request-id' ? [name, String(value)] : [],
  )
}

/** Those of providers of games. It says that it is one; whether it is, its signature shows. */
function signedCalls({ gameProviders, ownGames, walletCallsPerSecond }: Config): SignedCalls {
  return {
    perSecond: walletCallsPerSecond,
    isOne({ url, headers }) {
      const provider = String(headers['x-provider'] ?? '')
      return (
        url?.startsWith(WALLET_PREFIX) === true &&
        (gameProviders.has(provider) || ownGames.secrets.has(provider))
      )
    },
  }
}
