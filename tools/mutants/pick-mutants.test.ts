import { describe, expect, it } from 'vitest'
import { listMutants } from './list-mutants.ts'
import { pickMutants } from './pick-mutants.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `f${index}(a < ${index})`).join('\n')
const large = listMutants({ path: 'large.ts', text: lines(40) })
const small = listMutants({ path: 'small.ts', text: 'f(a < 1)' })
const all = [...large, ...small]

describe('a sample of the faults', () => {
  it('is all of them when there are few', () => {
    expect(pickMutants(all, all.length)).toEqual(all)
  })

  it('takes from each file by its size, at least one, in the order of the text', () => {
    const picked = pickMutants(all, 40)
    const [fromLarge, fromSmall] = ['large.ts', 'small.ts'].map((path) =>
      picked.filter((one) => one.path === path),
    )
    expect(fromLarge!.length).toBeGreaterThan(30)
    expect(fromSmall).toHaveLength(1)
    expect(picked.length).toBeLessThanOrEqual(41)
    expect(picked).toEqual(all.filter((mutant) => picked.includes(mutant)))
  })

  it('is the same again, and keeps to its lines when others move', () => {
    const moved = listMutants({ path: 'large.ts', text: `g()\n\n${lines(40)}` })
    const names = (mutants: typeof all) =>
      new Set(mutants.map(({ code, from, to }) => `${code} ${from} ${to}`))
    const before = names(pickMutants(large, 40))
    const after = [...names(pickMutants(moved, 40))]
    expect(after.filter((name) => before.has(name)).length).toBeGreaterThan(35)
  })
})
