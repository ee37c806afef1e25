import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrayLiteral } from './array-literal.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function roundTrip(type: string, elements: Parameters<typeof arrayLiteral>[0]): Promise<unknown[]> {
  const text = `select e from unnest($1::${type}[]) with ordinality as u (e, n) order by n`
  const { rows } = await database.pool.query<{ e: unknown }>(text, [arrayLiteral(elements)])
  return rows.map(({ e }) => e)
}
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(fc.option(arbitrary))

describe('arrayLiteral: the database reads what was meant', () => {
  it('texts, whatever is in them', async () => {
    // PostgreSQL has no zero character in its texts.
    const anyText = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''))
    const traps = fc.constantFrom(
      '',
      'NULL',
      'null',
      '{}',
      '"',
      '\\',
      '\\"',
      ',',
      ' ',
      "'",
      '\n',
      '{"a": "b,c\\""}',
    )
    await fc.assert(
      fc.asyncProperty(orNull(fc.oneof(anyText, traps)), async (texts) => {
        expect(await roundTrip('text', texts)).toEqual(texts)
      }),
      { numRuns: 60 },
    )
  })

  it('whole numbers of 64 bits, and truth values', async () => {
    await fc.assert(
      fc.asyncProperty(
        orNull(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
        orNull(fc.boolean()),
        async (numbers, truths) => {
          expect(await roundTrip('bigint', numbers)).toEqual(numbers)
          expect(await roundTrip('boolean', truths)).toEqual(truths)
        },
      ),
      { numRuns: 30 },
    )
  })
})
