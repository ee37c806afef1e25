import type { FastifyInstance } from 'fastify'

export interface HealthOptions {
  /** Why the server cannot serve now; null when it can. */
  readonly findObstacle: () => Promise<string | null>
}

/** `/healthz`: the process answers. `/readyz`: it can serve, so that a balancer may send visitors. */
export function bindHealth(fastify: FastifyInstance, { findObstacle }: HealthOptions): void {
  fastify.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  fastify.get('/readyz', async (_request, reply) => {
    const obstacle = await findObstacle()
    reply.header('cache-control', 'no-store')
    return obstacle === null ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, obstacle })
  })
}
