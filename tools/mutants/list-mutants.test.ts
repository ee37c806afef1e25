import { describe, expect, it } from 'vitest'
import { applyEdit, listMutants } from './list-mutants.ts'

/** What the operators make of a text, one text for each fault. */
const faultsIn = (text: string) =>
  listMutants({ path: 'a.ts', text }).map((mutant) => applyEdit(text, mutant))

describe('the faults that are tried', () => {
  it.each([
    ['f(a < b)', ['f(a <= b)', 'f(a >= b)']],
    ['f(a === b)', ['f(a !== b)']],
    ['f(a + b)', ['f(a - b)']],
    ["f('x' + b)", ["f('' + b)"]],
    ['f(a && b)', ['f(a || b)']],
    ['f(a ?? b)', ['f(b)']],
    ['f(a[b] ?? 0)', ['f(0)']],
    ['f(a.b ?? 0)', ['f(0)', 'f(a.b ?? 1)']],
    ['f(!a)', ['f(a)']],
    ['f(-a)', ['f(a)']],
    ['f(a ? b : c)', ['f(true ? b : c)', 'f(false ? b : c)']],
    ['f(1)', ['f(2)']],
    ['f(10n)', ['f(11n)']],
    ['f(true)', ['f(false)']],
    ["f('x')", ["f('')"]],
    ["f('')", ["f('?')"]],
    ['f([a])', ['f([])']],
    ['f({ a: b })', []],
    [
      "f({ name: 'a', text: 'select $1', values: [b + 1] })",
      [
        "f({ name: 'a', text: 'select $1', values: [b - 1] })",
        "f({ name: 'a', text: 'select $1', values: [b + 2] })",
      ],
    ],
    ["f({ name: 'a' })", ["f({ name: '' })"]],
    ['f(a.some(b))', ['f(a.every(b))']],
    ['f(a.filter(b))', ['f(a)']],
    ['f(Math.min(a, b))', ['f(Math.max(a, b))']],
    ['f(a as number < b)', ['f(a as number <= b)', 'f(a as number >= b)']],
  ])('const v = %s', (text, expected) => {
    expect(faultsIn(`const v = ${text}`)).toEqual(expected.map((fault) => `const v = ${fault}`))
  })

  it.each([
    ['f()', [';']],
    ['a += b', ['a -= b', ';']],
    ['a++', ['a--', ';']],
    ['if (a) f()', ['if (true) f()', 'if (false) f()', 'if (a) ;']],
    [
      'for (;;) { if (a) break }',
      ['for (;;) { if (true) break }', 'for (;;) { if (false) break }', 'for (;;) { if (a) ; }'],
    ],
    ['function f() { return }', ['function f() { ; }']],
  ])('%s', (text, expected) => {
    expect([...faultsIn(text)].sort()).toEqual([...expected].sort())
  })

  it.each([
    ["import { a } from './b.ts'"],
    ["type A = 'x' | 1"],
    ['interface A { readonly b: 1 }'],
    ["assert(a < 1, 'never')"],
    ["must(a, 'never')"],
    ["throw new Error('for eyes')"],
    ["class A { readonly name = 'A' }"],
    ['const v: 1 = a as 1'],
    ['switch (a) { case b: break }'],
    ['const v = a.toString(b)'],
  ])('none in %s', (text) => {
    expect(faultsIn(text).filter((fault) => !fault.startsWith(';'))).toEqual([])
  })

  it('are named by their place and by what changes', () => {
    const text = 'f(\n  a <\n  b)\n'
    const mutant = listMutants({ path: 'a.ts', text }).find(({ from }) => from === '<')
    expect(mutant).toMatchObject({
      path: 'a.ts',
      line: 2,
      code: 'a <',
      from: '<',
      to: '<=',
      operator: 'comparison',
    })
  })
})
