import { describe, expect, it } from 'vitest'
import type { Area } from './areas.ts'
import { findRelatedTests } from './related-tests.ts'

const area: Area = { name: 'a', sources: /^packages\/a\//, tests: /^packages\/a\//, countMax: 1 }
const file = (path: string, ...imported: string[]) => ({
  path,
  text: imported.map((name, index) => `import { f as f${index} } from '${name}'`).join('\n'),
})
const files = [
  file('packages/a/src/base.ts'),
  file('packages/a/src/middle.ts', './base.ts'),
  file('packages/a/src/top.ts', './middle.ts'),
  file('packages/a/src/base.test.ts', './base.ts'),
  file('packages/a/src/top.test.ts', './top.ts'),
  file('packages/a/src/other.test.ts', './other.ts'),
  file('packages/b/src/b.ts', '@xezer/a/base'),
  file('packages/b/src/b.test.ts', './b.ts'),
  file('apps/server/src/application.ts', './feature.ts'),
  file('packages/b/src/boot-world.ts', '@xezer/server/application'),
  file('packages/b/src/world.test.ts', './boot-world.ts'),
]

describe('the tests that are asked about a file', () => {
  it.each([
    ['base', ['base'], ['top']],
    ['middle', [], ['top']],
    ['top', ['top'], []],
    ['other', ['other'], []],
  ])('%s: near %j, far %j', (name, near, far) => {
    const paths = (names: readonly string[]) => names.map((test) => `packages/a/src/${test}.test.ts`)
    const found = findRelatedTests(area, `packages/a/src/${name}.ts`, files)
    expect([...found.near, ...found.far].sort()).toEqual(paths([...near, ...far]).sort())
    expect(found.near).toEqual(expect.arrayContaining(paths(near)))
  })

  it('may stand in another workspace', () => {
    const elsewhere = { ...area, tests: /^packages\/b\// }
    expect(findRelatedTests(elsewhere, 'packages/a/src/base.ts', files).far).toEqual([
      'packages/b/src/b.test.ts',
    ])
    expect(findRelatedTests(elsewhere, 'apps/server/src/feature.ts', files).far).toEqual([
      'packages/b/src/world.test.ts',
    ])
  })
})
