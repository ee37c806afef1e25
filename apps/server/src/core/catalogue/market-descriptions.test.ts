import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import type { DescriptionMessage } from '@xezer/odds-book/messages'
import type { MarketDescription } from '@xezer/sport/described-market'
import { FIRST_SPORT } from '@xezer/sports/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarketDescriptions } from './market-descriptions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const named = (name: string) => ({ az: name, ru: name, en: name })
const told = (type: string, name: string, ...outcomes: readonly string[]): DescriptionMessage => ({
  ...{ provider: 'test', producer: 'live', generatedAtMs: 1, receivedAtMs: 1 },
  kind: 'description',
  sportId: FIRST_SPORT.id,
  markets: [
    {
      ...{ type, group: 'o', stopGroups: ['g'], specifiers: [], name: named(name) },
      outcomes: outcomes.map((outcome) => ({ outcome, name: named(`Name of ${outcome}`) })),
    } satisfies MarketDescription,
  ],
})
const open = () => createMarketDescriptions(database.pool)

describe('what a provider describes', () => {
  it.each([
    ['is found in its sport', told('p_1', 'First'), 'p_1', 'First'],
    ['is not a type of the house', told('total', 'Not ours'), 'total', undefined],
    ['is nothing that no handle can name', told('p:2', 'Second'), 'p:2', undefined],
  ])('%s', (_name, message, type, name) => {
    const descriptions = open()
    descriptions.note(message)
    expect(descriptions.find(FIRST_SPORT.id, type)?.told?.name.en).toBe(name)
    expect(descriptions.find(FIRST_SPORT.id + 1, type)).toBeNull()
  })

  it('is read by the next process, with all that was told of it', async () => {
    const first = open()
    for (const message of [
      told('p_3', 'Third', 'a'),
      told('p_3', 'Third again', 'b'),
      told('total', 'Not ours'),
    ]) {
      first.note(message)
      await first.store(message)
    }
    const next = open()
    expect(next.find(FIRST_SPORT.id, 'p_3')).toBeNull()
    await next.start()
    expect(next.find(FIRST_SPORT.id, 'p_3')).toEqual(first.find(FIRST_SPORT.id, 'p_3'))
    const outcomes = next.find(FIRST_SPORT.id, 'p_3')?.told?.outcomes
    expect([...(outcomes?.keys() ?? [])]).toEqual(['a', 'b'])
    const { rows } = await database.pool.query("select type from market_description where type = 'total'")
    expect(rows).toEqual([])
  })

  it('of another version is left where it is', async () => {
    const first = open()
    first.note(told('p_4', 'Fourth'))
    await first.store(told('p_4', 'Fourth'))
    await database.ownerPool.query(
      "update market_description set description = jsonb_set(description, '{v}', '2') where type = 'p_4'",
    )
    const next = open()
    await next.start()
    expect(next.find(FIRST_SPORT.id, 'p_4')).toBeNull()
  })
})
