import type { IncomingMessage, Server } from 'node:http'
import helmet from '@fastify/helmet'
import type { SecureRandom } from '@xezer/std/secure-random'
import fastifyFactory, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { ContentPolicy } from '../content-policy.ts'
import type { Logger } from '../logger.ts'
import { type BareServerOptions, createBareServer } from './bare-server.ts'
import { answerCrossOrigin } from './cross-origin.ts'
import { findRefusal } from './find-refusal.ts'
import { acceptJsonOnly, BODY_BYTES_MAX } from './json-body.ts'
import { fillPageHost, PAGE_HOST } from './page-host.ts'
import { type Refusal, refuse } from './refusal.ts'

export interface HttpServerOptions extends BareServerOptions {
  readonly log: Logger
  /** Requests are named by it, so that no two of any process share a name. */
  readonly secureRandom: SecureRandom
  readonly origins: readonly string[]
  /** What only machines ask for: no page of another origin gets an answer. */
  readonly isForMachines?: (url: string) => boolean
  readonly contentPolicy: ContentPolicy
  /** The methods that the call of a path takes; none when there is no such call. */
  readonly findMethods: (url: string) => readonly string[]
  readonly sendRefusal: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply
}

/** Nothing here needs any of it, so nothing that gets in may have it. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
const REQUEST_ID_BYTES = 15

/** The HTTP server with everything that holds for every request. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const fastify = fastifyFactory<Server>({
    logger: false,
    // The nearest proxy is ours; what stands before it in the header, anybody can write.
    trustProxy: options.isBehindProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: BODY_BYTES_MAX,
    requestIdHeader: false,
    genReqId: () => Buffer.from(options.secureRandom.bytes(REQUEST_ID_BYTES)).toString('base64url'),
    // An address that cannot be decoded comes here before any hook.
    frameworkErrors: (_error, request, reply) => {
      options.sendRefusal(request, reply, refuse('bad_request'))
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 64 },
    serverFactory: (handle) => createBareServer(options, handle),
  })
  acceptJsonOnly(fastify)
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: fillDirectives(options.contentPolicy),
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS_POLICY)
    if (options.isForMachines?.(request.url) === true) return
    if (answerCrossOrigin(options.origins, request.raw, reply.raw)) reply.hijack()
  })
  fastify.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    const { method, url, id } = request
    const line = { requestId: id, method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) options.log.error(line, 'call')
    else options.log.debug(line, 'call')
  })
  fastify.setNotFoundHandler((request, reply) => {
    const methods = options.findMethods(request.url)
    if (methods.length === 0) return options.sendRefusal(request, reply, refuse('not_found'))
    reply.header('allow', [...methods, 'OPTIONS'].join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    return options.sendRefusal(request, reply, refuse('method_not_allowed'))
  })
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = findRefusal(error)
    const line = { err: error, requestId: request.id }
    if (refusal.code === 'internal') options.log.error(line, 'call failed')
    else if (refusal.code === 'unavailable') options.log.warn(line, 'the database did not answer a call')
    return options.sendRefusal(request, reply, refusal)
  })
  return fastify
}

/** Where a source names the host of the page, that is the visitor's. */
function fillDirectives(policy: ContentPolicy) {
  return Object.fromEntries(
    Object.entries(policy).map(([name, sources]) => [
      name,
      sources.map((source) =>
        source.includes(PAGE_HOST)
          ? ({ headers }: IncomingMessage) => fillPageHost(source, headers.host)
          : source,
      ),
    ]),
  )
}
