import { describe, expect, it } from 'vitest'
import { findCycles } from './import-cycles.ts'
import { readSources } from './source-files.ts'
import { findBreach, findBreaches } from './walls.ts'

const sources = readSources(['packages', 'apps'], ['.ts', '.tsx']).filter((file) =>
  /^(packages|apps)\/[^/]+\/src\//.test(file.path),
)

describe('who may import whom', () => {
  it('holds in every file', () => {
    expect(sources.length).toBeGreaterThan(0)
    expect(findBreaches(sources)).toEqual([])
  })

  it('has no circles', () => {
    expect(findCycles(sources)).toEqual([])
  })

  const server = 'apps/server/src'
  it.each([
    ['packages/std/src/clock.ts', '@xezer/money/minor', false, 'may not import money'],
    ['packages/betting/src/slip.ts', '@xezer/pricing/margin', false, 'may not import pricing'],
    ['packages/betting/src/slip.ts', 'node:fs', false, 'may not use Node'],
    ['packages/betting/src/slip.ts', 'fs', false, 'may not use Node'],
    ['packages/money/src/odds.ts', 'lodash', false, 'may not import the package'],
    ['packages/ui/src/button.tsx', '@xezer/betting/slip', false, 'may not import betting'],
    ['packages/feed/src/port.ts', '@xezer/odds-book/book', false, 'only types of odds-book'],
    ['apps/site/src/main.tsx', '@xezer/db/pool', false, 'may not import db'],
    ['apps/site/src/main.tsx', '@xezer/dev-world/world', false, 'may not import dev-world'],
    [`${server}/platform/config.ts`, '../../../../packages/std/src/clock.ts', false, 'leaves its workspace'],
    ['packages/std/src/clock.ts', '@xezer/std/brand', false, 'own workspace by name'],
    ['packages/std/src/clock.ts', './brand', false, 'does not exist'],
  ])('refuses %s → %s', (path, specifier, isType, complaint) => {
    expect(findBreach(path, { specifier, isType, offset: 0 })).toContain(complaint)
  })

  it.each([
    ['packages/money/src/odds.ts', '@xezer/std/brand', false],
    ['packages/feed/src/port.ts', '@xezer/odds-book/messages', true],
    ['packages/std/src/clock.test.ts', 'fast-check', false],
    [`${server}/main.test.ts`, '@xezer/dev-world/world', false],
    ['packages/std/src/clock.ts', './brand.ts', false],
  ])('allows %s → %s', (path, specifier, isType) => {
    expect(findBreach(path, { specifier, isType, offset: 0 })).toBeNull()
  })

  it('finds a circle', () => {
    const files = [
      { path: 'cycle/a.ts', text: "import { b } from './b.ts'" },
      { path: 'cycle/b.ts', text: "import { a } from './a.ts'" },
    ]
    expect(findCycles(files)).toEqual(['cycle/a.ts → cycle/b.ts → cycle/a.ts'])
  })
})

describe('floors of an app', () => {
  const breach = (from: string, to: string) =>
    findBreaches([{ path: `apps/site/src/${from}`, text: `import { x } from '${to}'` }]).join()

  it.each([
    ['platform/a-probe.ts', '../core/services.tsx', 'a floor above'],
    ['core/b-probe.ts', '../fonts.css', 'a floor above'],
    ['core/b-probe.ts', '../features/live/live-page.tsx', 'a floor above'],
    ['features/live/c-probe.ts', '../slip/slip-panel.tsx', 'imports the feature slip'],
  ])('refuses %s → %s', (from, to, complaint) => {
    expect(breach(from, to)).toContain(complaint)
  })

  it.each([
    ['features/live/c-probe.ts', '../../core/services.tsx'],
    ['core/d-probe.ts', '../platform/clock.ts'],
    ['e-probe.ts', './core/services.tsx'],
  ])('allows %s → %s', (from, to) => {
    expect(breach(from, to)).toBe('')
  })
})
