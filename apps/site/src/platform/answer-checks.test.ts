import { seededRandom } from '@xezer/std/random'
import { beforeAll, describe, expect, it, vi } from 'vitest'

interface Reader {
  safeParse(value: unknown): { success: boolean; data?: unknown }
}
type Schemas = ReadonlyMap<string, Reader>
/** What zod keeps of a schema, as far as a value for it is made of it. */
interface Definition {
  type: string
  shape?: Record<string, Described>
  element?: Described
  items?: readonly Described[]
  innerType?: Described
  options?: readonly Described[]
  values?: readonly unknown[]
  entries?: Record<string, unknown>
  valueType?: Described
}
type Described = Reader & { readonly _zod: { readonly def: Definition } }

const ROUNDS = 40
const TEXTS = ['', ' ', 'a', 'az', '1x2', 'AZ', 'NAME', '0501234567', ' a@b.az ', '2026-01-02', '2026-13-45']
const TIMES = ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.250Z', '2026-13-45T99:00:00Z']
const LONG = ['x'.repeat(43), 'x'.repeat(65), 'ABCDEFGH', 'v1:a:1', 'longenoughpassword', 'm1:1x2::1', 'ÇŞİ']
const NUMBERS = [0, 1, 2, 3, -1, 1.5, 1.005, 1.25, 2.333, 12.345, 1e21, 90_000_000_000_001, 24, 839, 1000]
/** Where rules begin and end. */
const BOUNDS = [-840, 840, 20_000, 1_000_000, 90_000_000_000_000, Number.MAX_SAFE_INTEGER]
const JUNK = [null, true, false, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, [], {}, [1], { a: 1 }]
const CANDIDATES = [...TEXTS, ...TIMES, ...LONG, ...NUMBERS, ...BOUNDS, ...JUNK]

/** Every schema that the modules of the contract give away, and those of its calls. */
async function readContract(): Promise<Schemas> {
  const found = new Map<string, Reader>()
  const add = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('safeParse' in value) found.set(name, value as Reader)
    else if ('input' in value && 'output' in value) {
      found.set(`${name}.input`, value.input as Reader)
      found.set(`${name}.output`, value.output as Reader)
    } else if (Object.getPrototypeOf(value) === Object.prototype)
      for (const [key, part] of Object.entries(value)) if (key !== 'shape') add(`${name}.${key}`, part)
  }
  const files = import.meta.glob<Record<string, unknown>>('../../../../packages/contract/src/*.ts')
  for (const [path, load] of Object.entries(files))
    if (!path.endsWith('.test.ts'))
      for (const [name, value] of Object.entries(await load()))
        add(`${path.split('/').at(-1)} ${name}`, value)
  return found
}

const FITTING = new WeakMap<Described, readonly unknown[]>()
const random = seededRandom('answer-checks')
const choose = <T>(items: readonly T[]): T => items[Math.floor(random.next() * items.length)] as T

/** A value that the schema takes, mostly; what has rules of its own is tried until one fits. */
function makeValue(schema: Described): unknown {
  const { def } = schema._zod
  const { shape, element, items, innerType, options, values, entries, valueType } = def
  if (shape !== undefined) {
    const all = Object.entries(shape).map(([name, field]) => [name, makeValue(field)] as const)
    return Object.fromEntries(all.filter(([, value]) => value !== undefined))
  }
  if (element !== undefined) return Array.from({ length: choose([0, 1, 1, 2]) }, () => makeValue(element))
  if (items !== undefined) return items.map(makeValue)
  if (options !== undefined) return makeValue(choose(options))
  if (values !== undefined) return choose(values)
  if (entries !== undefined) return choose(Object.values(entries))
  if (valueType !== undefined) return { a: makeValue(valueType) }
  if (innerType !== undefined) {
    const none = def.type === 'nullable' ? null : undefined
    return random.next() < 0.3 ? none : makeValue(innerType)
  }
  const fitting = FITTING.get(schema) ?? CANDIDATES.filter((value) => schema.safeParse(value).success)
  FITTING.set(schema, fitting)
  return choose(fitting.length === 0 ? CANDIDATES : fitting)
}

/** The same with one thing in it otherwise: lost, replaced, or one more. */
function spoil(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.next() < 0.15) return choose(CANDIDATES)
  if (Array.isArray(value)) {
    if (value.length === 0 || random.next() < 0.2) return [...value, choose(CANDIDATES)]
    const place = Math.floor(random.next() * value.length)
    return value.map((item: unknown, index) => (index === place ? spoil(item) : item))
  }
  const keys = Object.keys(value)
  if (keys.length === 0 || random.next() < 0.15) return { ...value, more: choose(CANDIDATES) }
  const key = choose(keys)
  const { [key]: part, ...rest } = value as Record<string, unknown>
  return random.next() < 0.2 ? rest : { ...value, [key]: spoil(part) }
}

/** Whole, and in the same order: what the page does with it may depend on that. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

let whole: Schemas
let light: Schemas
beforeAll(async () => {
  whole = await readContract()
  vi.resetModules()
  vi.doMock('zod/mini', () => import('./answer-checks.ts'))
  light = await readContract()
})

describe('what the browser checks of an answer', () => {
  it('are all schemas of the contract', () => {
    expect(whole.size).toBeGreaterThan(100)
    expect([...light.keys()]).toEqual([...whole.keys()])
  })

  it('is what zod says, and gives what zod gives', () => {
    let taken = 0
    let refused = 0
    for (const [name, schema] of whole)
      for (let round = 0; round < ROUNDS; round += 1) {
        const value = makeValue(schema as Described)
        for (const one of [value, spoil(value)]) {
          const expected = schema.safeParse(one)
          const given = light.get(name)?.safeParse(one)
          if (given?.success !== expected.success || !isSame(given.data, expected.data))
            expect({ name, one, given }).toEqual({ name, one, given: expected })
          if (expected.success) taken += 1
          else refused += 1
        }
      }
    // Neither is an accident of what the values are made of.
    expect(Math.min(taken, refused)).toBeGreaterThan(0.2 * (taken + refused))
  })
})
