import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import { answerOnce, createInFlight, createKnownKeys } from './answer-once.ts'
import { finishOperations, hashRequest, insertOperations } from './operation-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query('create table effect (note text not null); grant all on effect to public')
})
afterAll(() => database.close())

const asked = (key: string, request: unknown = 'first') => ({
  scope: 'test',
  key,
  requestHash: hashRequest(request),
})

interface Kept {
  readonly said: string
}

/** Counts its effects; `effect` fails or refuses when it is told to. */
async function press(
  key: string | null,
  request = 'first',
  effect: () => string = () => 'done',
): Promise<string> {
  const answer = await answerOnce<null, Kept, string>(
    database.pool,
    key === null ? null : asked(key, request),
    {
      prepare: async () => (request === 'unready' ? { refused: 'not ready' } : { ready: null }),
      async effect(client) {
        const kept = effect()
        if (kept !== 'refused') await client.query('insert into effect values ($1)', [key ?? 'keyless'])
        return { kept: { said: kept }, answer: kept }
      },
      repeat: async ({ said }) => `${said} again`,
    },
  )
  return answer instanceof Refusal ? answer.code : answer
}

async function effectsOf(key: string): Promise<number> {
  const { rowCount } = await database.pool.query('select from effect where note = $1', [key])
  return rowCount ?? 0
}

describe('answerOnce', () => {
  it('same key: the same answer, one effect; another request: a conflict', async () => {
    expect([await press('a'), await press('a'), await press('a', 'other')]).toEqual([
      'done',
      'done again',
      'idempotency_conflict',
    ])
    expect(await effectsOf('a')).toBe(1)
  })

  it('thirty at once have one effect', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => press('b')))
    expect(answers.toSorted()).toEqual(['done', ...Array<string>(29).fill('done again')])
    expect(await effectsOf('b')).toBe(1)
  })

  it('refused stays refused', async () => {
    expect(await press('c', 'first', () => 'refused')).toBe('refused')
    expect(await press('c')).toBe('refused again')
    expect(await effectsOf('c')).toBe(0)
  })

  it('what was not ready, or failed, is not remembered', async () => {
    expect(await press('d', 'unready')).toBe('not ready')
    await expect(
      press('d', 'first', () => {
        throw new Error('lost')
      }),
    ).rejects.toThrow('lost')
    expect(await press('d')).toBe('done')
    expect(await effectsOf('d')).toBe(1)
  })

  it('is in progress until the answer is there', async () => {
    await insertOperations(database.pool, [{ ...asked('e'), response: null }])
    expect([await press('e'), await press('e', 'other')]).toEqual(['in_progress', 'idempotency_conflict'])
    await finishOperations(database.pool, [{ ...asked('e'), response: { said: 'done' } }])
    expect(await press('e')).toBe('done again')
  })

  it('without a key each is a request of its own', async () => {
    expect([await press(null), await press(null)]).toEqual(['done', 'done'])
    expect(await effectsOf('keyless')).toBe(2)
  })
})

describe('createKnownKeys: many requests in one transaction', () => {
  it('a key that comes twice in it is decided once', () => {
    const keys = createKnownKeys<Kept>([])
    const won = { said: 'won' }
    expect(keys.find(asked('a'))).toEqual({ kind: 'new' })
    keys.keep(asked('a'), won)
    keys.keep(asked('b'), null)
    expect(keys.find(asked('a'))).toEqual({ kind: 'known', kept: won })
    expect(keys.find(asked('a', 'other'))).toEqual({ kind: 'conflict' })
    expect(keys.find(asked('b'))).toEqual({ kind: 'in_progress' })
    expect(keys.written.map(({ key, response }) => [key, response])).toEqual([
      ['a', won],
      ['b', null],
    ])
    expect(() => keys.keep(asked('a'), won)).toThrow('a key is kept once')
  })
})

describe('createInFlight', () => {
  it('the same request waits for the first, another one is a conflict, a later one begins anew', async () => {
    const inFlight = createInFlight<number>()
    let begun = 0
    let finish: () => void = () => undefined
    const work = async () => {
      begun += 1
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return begun
    }
    const [first, again] = [inFlight.join(asked('a'), work), inFlight.join(asked('a'), work)]
    expect(inFlight.join(asked('a', 'other'), work)).toBe('conflict')
    finish()
    expect(await Promise.all([first, again])).toEqual([1, 1])
    const later = inFlight.join(asked('a'), work)
    finish()
    await inFlight.settled()
    expect(await later).toBe(2)
  })
})
