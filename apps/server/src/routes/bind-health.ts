import type { FastifyInstance } from 'fastify'
import { type Check, findObstacles } from '../platform/readiness.ts'

export interface HealthOptions {
  readonly checks: readonly Check[]
}

/** `/healthz`: the process answers. `/readyz`: its offer is whole and it takes bets; else it says what is missing. */
export function bindHealth(fastify: FastifyInstance, { checks }: HealthOptions): void {
  fastify.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  fastify.get('/readyz', async (_request, reply) => {
    const obstacles = await findObstacles(checks)
    reply.header('cache-control', 'no-store')
    return obstacles.length === 0 ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, obstacles })
  })
}
