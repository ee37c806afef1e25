import { err, ok } from '@xezer/std/result'
import { expect, it } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { fetchBetsTable } from './fetch-bets-table.ts'

/** Answers what it is given, and says what it was asked. */
function answering(answers: readonly unknown[]) {
  const asked: unknown[] = []
  const call = async (_call: unknown, input: unknown) => {
    asked.push(input)
    return answers[asked.length - 1]
  }
  return { api: { call } as unknown as ApiClient, asked }
}
const question = { filter: 'won' as never, from: '2026-11-01T00:00:00Z' }

it('asks page by page behind the last bet, and keeps their order', async () => {
  const { api, asked } = answering([
    ok({ csv: 'head a', before: 9 }),
    ok({ csv: 'b', before: 4 }),
    ok({ csv: 'c', before: null }),
  ])
  expect(await fetchBetsTable(api, question)).toEqual(ok(['head a', 'b', 'c']))
  expect(asked).toEqual([question, { ...question, before: 9 }, { ...question, before: 4 }])
})

it('gives half a file to nobody', async () => {
  const error = { code: 'network', text: undefined, fields: {} }
  const { api } = answering([ok({ csv: 'head a', before: 9 }), err(error)])
  expect(await fetchBetsTable(api, question)).toEqual(err(error))
})
