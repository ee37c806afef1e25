import type { AddressInfo } from 'node:net'
import type { ServeWallet } from './features/game-wallet/example-game-wallet.ts'
import { contentPolicy } from './platform/content-policy.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { createLogger } from './platform/logger.ts'
import { nodeMachine } from './platform/node-machine.ts'
import { bindGameWallet } from './routes/bind-game-wallet.ts'

/** A wallet behind the route and the server that providers meet, with the bounds of an address as they are set. */
export const serveBound: ServeWallet = async (wallet) => {
  const fastify = await createHttpServer({
    ...nodeMachine,
    ...{ socketsPerAddress: 256, requestsPerSecond: 200, isBehindProxy: false },
    signedCalls: { perSecond: 2000, isOne: ({ headers }) => headers['x-provider'] !== undefined },
    ...{ log: createLogger('silent'), origins: [], contentPolicy: contentPolicy(), findMethods: () => [] },
    answerFirst: () => false,
    sendRefusal: (_request, reply, { code }) => reply.code(404).send({ code }),
  })
  bindGameWallet(fastify, wallet, (error) => console.error(error))
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      fastify.server.closeAllConnections()
      await fastify.close()
      await wallet.settled()
    },
  }
}
