import type { PlayRound } from '@xezer/contract/game-server'
import { err, ok } from '@xezer/std/result'
import { expect, it } from 'vitest'
import { askUntilKnown, readUntilKnown } from './ask-server.ts'
import type { Call, CallError } from './play-calls.ts'

function script(answers: readonly unknown[]) {
  const asked: unknown[] = []
  const told: unknown[] = []
  let left = [...answers]
  const call = (async (_: string, input: unknown) => {
    asked.push(input)
    const [next, ...others] = left
    left = others
    return next
  }) as unknown as Call
  const waiting = (error: CallError | null) => void told.push(error?.code ?? null)
  return { asked, told, tools: { call, sleep: async () => {}, waiting } }
}

const press = { press: 'a-press-of-one', stakeMinor: 100, choice: null }
const round = (status: PlayRound['status']) => ({ id: 7, status }) as PlayRound

it('says the same press again until it is answered', async () => {
  const answer = ok({ round: round('settled'), balanceMinor: 5 })
  const { asked, told, tools } = script([err({ code: 'OFFLINE' }), err({ code: 'CHECKING' }), answer])
  expect(await askUntilKnown(tools, 'start', press)).toEqual(answer)
  expect(asked).toEqual([press, press, press])
  expect(told).toEqual(['OFFLINE', 'CHECKING', null])
})

it('takes a refusal as an answer', async () => {
  const { asked, told, tools } = script([err({ code: 'INSUFFICIENT_FUNDS' })])
  expect(await askUntilKnown(tools, 'start', press)).toEqual(err({ code: 'INSUFFICIENT_FUNDS' }))
  expect(asked).toHaveLength(1)
  expect(told).toEqual([])
})

it('reads a round that is checked until it is known, over lost calls', async () => {
  const { told, tools } = script([
    ok({ round: round('checking') }),
    err({ code: 'OFFLINE' }),
    ok({ round: round('voided') }),
  ])
  expect((await readUntilKnown(tools, round('checking'))).status).toBe('voided')
  expect(told).toEqual(['CHECKING', 'CHECKING', 'CHECKING', null])
})
