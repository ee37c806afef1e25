import { createHandDrivenTimers } from '@xezer/std/example-timers'
import fastifyFactory from 'fastify'
import { expect, it } from 'vitest'
import type { PlaySession } from '../core/players/play-sessions.ts'
import { createCallLimits } from '../platform/call-limits.ts'
import { bindPlay } from './bind-play.ts'

it('players behind one address use up no calls of each other, and none of who takes his money out', async () => {
  const clock = createHandDrivenTimers()
  const fastify = fastifyFactory()
  const secretOf = (player: number) => String(player).padEnd(43, 'x')
  const find = async (secret: string) => {
    const playerId = Number(secret.replaceAll('x', ''))
    return playerId === 0 ? null : ({ playerId } as PlaySession)
  }
  const ok = async () => ({ code: 'OK' })
  bindPlay(fastify, {
    ...{ open: ok, find, onError: () => undefined },
    limits: { ofAddress: createCallLimits(clock, 20), ofCaller: createCallLimits(clock, 2) },
    cashOut: { arrive: () => ({ atMs: 0, end: () => undefined }), out: ok },
    calls: { start: ok, move: ok, balance: ok, rounds: ok, round: ok, seeds: ok, 'crash/bet': ok },
  })
  const ask = async (player: number, name: string, payload: object): Promise<string> => {
    const headers = { authorization: `Bearer ${secretOf(player)}` }
    const { body } = await fastify.inject({ method: 'POST', url: `/play/${name}`, payload, headers })
    return (JSON.parse(body) as { code: string }).code
  }
  const askThree = async (player: number, name: string, payload: object) => [
    ...[await ask(player, name, payload), await ask(player, name, payload)],
    await ask(player, name, payload),
  ]
  const out = { press: 'press-one', round: 1 }
  expect(await askThree(1, 'balance', {})).toEqual(['OK', 'OK', 'TOO_MANY'])
  expect(await askThree(1, 'crash/out', out)).toEqual(['OK', 'OK', 'TOO_MANY'])
  expect(await askThree(2, 'balance', {})).toEqual(['OK', 'OK', 'TOO_MANY'])
  // Who has no session is one of his address.
  expect(await askThree(0, 'balance', {})).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN', 'TOO_MANY'])
  const open = { game: 'ib_zer', token: null, locale: 'az' }
  expect(await askThree(0, 'open', open)).toEqual(['OK', 'OK', 'TOO_MANY'])
  // And an address costs so much at most, with all who are behind it.
  for (let player = 3; player < 6; player++) await ask(player, 'balance', {})
  expect(await askThree(9, 'balance', {})).toEqual(['OK', 'OK', 'TOO_MANY'])
  for (let player = 10; player < 12; player++) expect(await ask(player, 'balance', {})).toBe('TOO_MANY')
  await fastify.close()
})
