import type { PlayCode } from '@xezer/contract/game-server'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import fastifyFactory from 'fastify'
import { expect, it } from 'vitest'
import { createCallLimits } from '../platform/call-limits.ts'
import { bindPlay } from './bind-play.ts'

const NOT_ASKED = () => Promise.reject(new Error('nobody is asked'))

it('neighbours behind one address do not use up the calls of who takes his money out', async () => {
  const clock = createHandDrivenTimers()
  const fastify = fastifyFactory()
  bindPlay(fastify, {
    ...{ open: NOT_ASKED, find: async () => null, onError: () => undefined },
    isWithin: createCallLimits(clock, 2),
    cashOut: { arrive: () => ({ atMs: 0, end: () => undefined }), out: NOT_ASKED },
    calls: {
      ...{ start: NOT_ASKED, move: NOT_ASKED, balance: NOT_ASKED, rounds: NOT_ASKED, round: NOT_ASKED },
      ...{ seeds: NOT_ASKED, 'crash/bet': NOT_ASKED },
    },
  })
  const ask = async (name: string, payload: object): Promise<PlayCode> => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    const { body } = await fastify.inject({ method: 'POST', url: `/play/${name}`, payload, headers })
    return (JSON.parse(body) as { code: PlayCode }).code
  }
  const out = () => ask('crash/out', { press: 'press-one', round: 1 })
  for (const code of ['INVALID_TOKEN', 'INVALID_TOKEN', 'TOO_MANY']) {
    expect(await ask('balance', {})).toBe(code)
  }
  expect([await out(), await out(), await out()]).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN', 'TOO_MANY'])
  await fastify.close()
})
