import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCallbackFields } from './piastrix-callback.ts'

it.each([
  ['a=1&b=x%3Ay&c=', { a: '1', b: 'x:y', c: '' }],
  [
    '{"a": 1930.50, "b":"x:y","c":null, "d" : 0,"e":true}',
    { a: '1930.50', b: 'x:y', c: null, d: '0', e: 'true' },
  ],
  [
    '{"ps_data":"{\\"ps_payer_account\\": \\"P1\\"}","n":-1.0e2}',
    { ps_data: '{"ps_payer_account": "P1"}', n: '-1.0e2' },
  ],
  ['{}', {}],
  ['', {}],
])('%s is read as it was written', (text, fields) => {
  expect(readCallbackFields(text)).toEqual(fields)
})

it.each(['{', '{"a":{}}', '{"a":[1]}', '{"a":1}x', '{"a":1,"a":2}', 'a=1&a=2', '{"a":01}'])(
  '%s is none',
  (text) => {
    expect(readCallbackFields(text)).toBe(null)
  },
)

it('reads what JSON writes, and the same of a form', () => {
  // None of them `z`, which each form has besides.
  const names = fc.stringMatching(/^[a-y_]{1,8}$/)
  const values = fc.oneof(fc.string(), fc.integer(), fc.constant(null))
  fc.assert(
    fc.property(fc.dictionary(names, values, { noNullPrototype: true }), (fields) => {
      const literal = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value === null ? null : String(value)]),
      )
      expect(readCallbackFields(JSON.stringify(fields, null, 1))).toEqual(literal)
      const said = Object.entries(literal).flatMap(([name, value]) =>
        value === null ? [] : [[name, value] as [string, string]],
      )
      expect(readCallbackFields(`z=&${new URLSearchParams(said)}`)).toEqual({
        z: '',
        ...Object.fromEntries(said),
      })
    }),
  )
})
