import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { slipPlace } from './bet-slip.ts'
import { readPlace } from './read-place.ts'

/** Numbers at every edge that a field has, and texts of others as JSON spells them. */
const NUMBERS = [
  0,
  -0,
  1,
  2,
  1.5,
  1.85,
  1.0005,
  1.001,
  1.005,
  1.0001,
  0.1 + 0.2,
  0.29,
  12.345,
  1e-7,
  1e2,
  1e6,
  1_000_000.001,
  1e12,
  1e12 + 0.01,
  1e12 + 0.005,
  90_000_000_000_000,
  90_000_000_000_000.02,
  1e21,
  2 ** 53 - 1,
  2 ** 53,
  1.7976931348623157e308,
  -1,
  4.35,
  999_999.999,
  999_999.9999,
]
const number = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.double({ noNaN: true }),
  fc.integer(),
  cents(100),
  cents(1000),
)
const hostile = fc.oneof(
  number,
  fc.string(),
  fc.constantFrom(null, true, false, [], {}, '', '1', 'singles', '\u0000', '\ud800', [1], { length: 1 }),
  fc.string({ unit: 'binary', minLength: 470, maxLength: 490 }),
)
const position = fc.record(
  {
    event: fc.nat({ max: 9e9 }).map((id) => id + 1),
    factor: fc.oneof(
      { weight: 50, arbitrary: fc.constantFrom('7:1x2::1', '8:total:total=2.5:over', '7:score::2:1', 'ə') },
      fc.constantFrom('', '7'.repeat(480), '7'.repeat(481)),
    ),
    value: fc.integer({ min: 1001, max: 9000 }).map((odds) => odds / 1000),
    maximum: number,
    maximumSystemExpress: number,
    amount: fc.integer({ min: 0, max: 10 ** 9 }).map((minor) => minor / 100),
  },
  { requiredKeys: ['event', 'factor', 'value'] },
)
const bet = fc.record(
  {
    type: fc.constantFrom('singles', 'accumulator', 'full_cover'),
    amount: fc.integer({ min: 0, max: 10 ** 9 }).map((minor) => minor / 100),
    positions: fc
      .constantFrom(0, 1, 2, 3, 5, 30, 31)
      .chain((count) => fc.array(position, { minLength: count, maxLength: count })),
    value: fc.integer({ min: -1, max: 40 }),
    code: fc.constantFrom(' singles', 'accumulator_2_2', ''),
  },
  { requiredKeys: ['type', 'amount', 'positions'] },
)
const place = fc.record(
  { bets: fc.array(bet, { minLength: 1, maxLength: 3 }), vip: fc.boolean() },
  { requiredKeys: ['bets'] },
)

function cents(scale: number): fc.Arbitrary<number> {
  return fc.integer({ min: -10, max: 2 * 10 ** 9 }).map((count) => count / scale)
}

/** Through the text, as a body comes: what a program would not write is not told apart there. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null')
}

function expectAgreement(body: unknown): boolean {
  const usual = readPlace(body)
  if (usual === null) return false
  const schema = z.safeParse(slipPlace.input, body)
  expect(schema.success).toBe(true)
  expect(usual).toStrictEqual(schema.data)
  // The hash of a request is one of its text: fields stand in the order of the schema.
  expect(JSON.stringify(usual)).toBe(JSON.stringify(schema.data))
  return true
}

it('reads what the schema reads, in its order, from every body that is as clients send it', () => {
  fc.assert(
    fc.property(place, (body) => {
      const sent = throughJson(body)
      const { success } = z.safeParse(slipPlace.input, sent)
      expect(expectAgreement(sent)).toBe(success)
    }),
    { numRuns: 500 },
  )
})

it('never reads what the schema refuses, however a body was changed', () => {
  const turn = fc.tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'reorder'), hostile)
  fc.assert(
    fc.property(place, fc.array(turn, { minLength: 1, maxLength: 2 }), (body, turns) => {
      const sent = throughJson(body)
      for (const [seed, how, value] of turns) change(sent, seed, how, throughJson(value))
      expectAgreement(sent)
    }),
    { numRuns: 4000 },
  )
})

it('leaves whatever is no press to the schema', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.jsonValue()), (body) => {
      expect(expectAgreement(body)).toBe(false)
    }),
  )
})

/** Something of one of the records in the body, whichever the seed means. */
function change(body: unknown, seed: number, how: string, value: unknown): void {
  const records: Record<string, unknown>[] = []
  const collect = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    records.push(one as Record<string, unknown>)
    for (const inner of Object.values(one)) collect(inner)
  }
  collect(body)
  const record = records[seed % records.length] ?? {}
  const keys = Object.keys(record)
  const key = keys[(seed >> 4) % keys.length] ?? 'more'
  const kept = record[key]
  if (how === 'replace') record[key] = value
  else if (how === 'add') record[['vip', 'code', 'value', 'amount', 'more'][seed % 5] ?? 'more'] = value
  else {
    delete record[key]
    if (how === 'reorder') record[key] = kept
  }
}
