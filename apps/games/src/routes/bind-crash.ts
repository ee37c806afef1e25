import type { FastifyInstance } from 'fastify'
import type { CrashCalls } from '../features/crash/crash-calls.ts'
import { encodeEvent } from '../features/crash/watchers.ts'

export interface CrashStreamOptions {
  readonly crash: Pick<CrashCalls, 'find'>
  readonly watchersPerAddress: number
}

const WATCHERS_MAX = 20_000

/** Whoever looks on at a shared round: what everybody may see, so nobody is asked who he is. */
export function bindCrash(fastify: FastifyInstance, { crash, watchersPerAddress }: CrashStreamOptions): void {
  const byAddress = new Map<string, number>()
  let count = 0
  fastify.get<{ Params: { game: string } }>('/play/crash/:game/stream', async (request, reply) => {
    const shared = crash.find(request.params.game)
    if (shared === null) return reply.callNotFound()
    const own = byAddress.get(request.ip) ?? 0
    if (own >= watchersPerAddress || count >= WATCHERS_MAX) return reply.code(429).send({ code: 'TOO_MANY' })
    count += 1
    byAddress.set(request.ip, own + 1)
    const { raw } = reply
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const remove = shared.watchers.add({
      get waitingBytes() {
        return raw.writableLength
      },
      write: (bytes) => void raw.write(bytes),
      end: () => raw.destroy(),
    })
    raw.on('close', () => {
      remove()
      count -= 1
      const left = (byAddress.get(request.ip) ?? 1) - 1
      if (left > 0) byAddress.set(request.ip, left)
      else byAddress.delete(request.ip)
    })
    raw.on('error', () => undefined)
    await shared.wake().catch(() => undefined)
    raw.write(encodeEvent('state', shared.state()))
    return reply
  })
}
