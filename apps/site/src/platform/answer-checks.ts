/**
 * The part of `zod/mini` that the contract speaks, for the browser: the site's build puts this file where the contract
 * imports zod (`vite.config.ts`; decision 76, the browser reads answers with a checker of its own). It says yes or no and
 * gives the value; what was wrong with a value is the server's to say. What it reads is JSON: nothing in it is there and
 * undefined. `answer-checks.test.ts` holds both against each other, schema by schema.
 */
interface Check {
  /** Undefined: refused. */
  readonly run: (value: unknown) => { readonly value: unknown } | undefined
}
interface Schema {
  /** What stands for a value, or `REFUSED`. */
  readonly read: (value: unknown) => unknown
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown }
  readonly parse: (value: unknown) => unknown
  readonly check: (...checks: readonly Check[]) => Schema
  readonly shape?: Shape
  /** Of literals: what they are; a union of objects is told apart by them. */
  readonly values?: readonly unknown[]
}
type Shape = Readonly<Record<string, Schema>>

const REFUSED = Symbol()

function schema(read: Schema['read'], more: Pick<Schema, 'shape' | 'values'> = {}): Schema {
  return {
    ...more,
    read,
    safeParse: (value) => {
      const data = read(value)
      return data === REFUSED ? { success: false } : { success: true, data }
    },
    parse: (value) => {
      const data = read(value)
      if (data === REFUSED) throw new TypeError('a value is not what the contract says')
      return data
    },
    check: (...checks) => schema((value) => readChecked(read(value), checks)),
  }
}

function readChecked(first: unknown, checks: readonly Check[]): unknown {
  let value = first
  for (const { run } of checks) {
    if (value === REFUSED) return REFUSED
    const passed = run(value)
    value = passed === undefined ? REFUSED : passed.value
  }
  return value
}

const when = (holds: (value: never) => boolean) =>
  schema((value) => (holds(value as never) ? value : REFUSED))
const check = (holds: (value: never) => boolean): Check => ({
  run: (value) => (holds(value as never) ? { value } : undefined),
})

export const string = () => when((value) => typeof value === 'string')
export const number = () => when(Number.isFinite)
export const int = () => when(Number.isSafeInteger)
export const boolean = () => when((value) => typeof value === 'boolean')
export const unknown = () => schema((value) => (value === undefined ? REFUSED : value))

const oneOf = (values: readonly unknown[]) =>
  schema((value) => (values.includes(value) ? value : REFUSED), { values })
export const literal = (value: unknown) => oneOf(Array.isArray(value) ? value : [value])
const enumOf = (values: readonly string[]) => oneOf(values)

export { enumOf as enum }

export const optional = ({ read }: Schema) =>
  schema((value) => (value === undefined ? undefined : read(value)))
export const nullable = ({ read }: Schema) => schema((value) => (value === null ? null : read(value)))
export const _default = ({ read }: Schema, other: readonly unknown[]) =>
  schema((value) => (value === undefined ? [...other] : read(value)))

/** Reads every item by its schema. */
function readAll(items: readonly unknown[], schemaAt: (index: number) => Schema): unknown {
  const read: unknown[] = []
  for (let index = 0; index < items.length; index += 1) {
    const value = schemaAt(index).read(items[index])
    if (value === REFUSED) return REFUSED
    read.push(value)
  }
  return read
}
export const array = (item: Schema) =>
  schema((value) => (Array.isArray(value) ? readAll(value, () => item) : REFUSED))
export const tuple = (items: readonly Schema[]) =>
  schema((value) =>
    Array.isArray(value) && value.length === items.length
      ? readAll(value, (index) => items[index] as Schema)
      : REFUSED,
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the shape does not name is left out; a strict object has nothing else. */
function objectOf(shape: Shape, isStrict: boolean): Schema {
  const fields = Object.entries(shape)
  return schema(
    (value) => {
      if (!isObject(value)) return REFUSED
      const data: Record<string, unknown> = {}
      for (const [name, { read }] of fields) {
        const field = read(value[name])
        if (field === REFUSED) return REFUSED
        if (field !== undefined) data[name] = field
      }
      return isStrict && Object.keys(value).some((name) => !(name in shape)) ? REFUSED : data
    },
    { shape },
  )
}
export const object = (shape: Shape) => objectOf(shape, false)
export const strictObject = (shape: Shape) => objectOf(shape, true)
const some = ({ shape = {} }: Schema, isKept: (name: string) => boolean) =>
  object(Object.fromEntries(Object.entries(shape).filter(([name]) => isKept(name))))
export const pick = (whole: Schema, names: object) => some(whole, (name) => name in names)
export const omit = (whole: Schema, names: object) => some(whole, (name) => !(name in names))

export const record = (_key: Schema, { read }: Schema) =>
  schema((value) => {
    if (!isObject(value)) return REFUSED
    const entries = Object.entries(value).map(([name, field]) => [name, read(field)] as const)
    return entries.some(([, field]) => field === REFUSED) ? REFUSED : Object.fromEntries(entries)
  })

export const union = (members: readonly Schema[]) =>
  schema((value) => {
    for (const { read } of members) {
      const data = read(value)
      if (data !== REFUSED) return data
    }
    return REFUSED
  })
export const discriminatedUnion = (key: string, members: readonly Schema[]) =>
  schema((value) => {
    const member = isObject(value) && members.find(({ shape }) => shape?.[key]?.values?.includes(value[key]))
    return member ? member.read(value) : REFUSED
  })

export const trim = (): Check => ({ run: (value) => ({ value: (value as string).trim() }) })
export const minLength = (least: number) => check((value: { length: number }) => value.length >= least)
export const maxLength = (most: number) => check((value: { length: number }) => value.length <= most)
export const regex = (shape: RegExp) => check((value: string) => shape.test(value))
export const refine = check
export const gt = (bound: number) => check((value: number) => value > bound)
export const gte = (bound: number) => check((value: number) => value >= bound)
export const lte = (bound: number) => check((value: number) => value <= bound)
export const positive = () => gt(0)
export const nonnegative = () => gte(0)
