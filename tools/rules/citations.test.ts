import { describe, expect, it } from 'vitest'
import { findDeadLinks, findWrongCitations, readTitles } from './citations.ts'
import { readSources } from './source-files.ts'

const folders = ['packages', 'apps', 'tools', 'e2e', 'bench']
const code = readSources(folders, ['.ts', '.tsx', '.mjs', '.css']).filter(
  ({ path }) => !path.startsWith('tools/rules/citations'),
)
const pages = readSources([''], ['.md'])
const titles = readTitles()

describe('what is cited is in the repository', () => {
  it('under the number and the title that the code names', () => {
    expect(code.flatMap((file) => findWrongCitations(file, titles))).toEqual([])
  })

  it('where the pages say it is', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.flatMap(findDeadLinks)).toEqual([])
  })
})

describe('a wrong citation is found', () => {
  it.each([
    '// (agreement 6, money and odds)',
    '// product §4, states: "Bet statuses"',
    '/** (design §4, odds cell). */',
    '// a decision of the server (decision 2, the bets of one press are accepted together or not at all)',
  ])('not in %s', (text) => {
    expect(findWrongCitations({ path: 'a.ts', text }, titles)).toEqual([])
  })

  it.each([
    '// (agreement 6)',
    '// (agreement 6, odds)',
    '// (agreement 99, money and odds)',
    '// (decisions, 6)',
    '// design §4, cells',
    '// Spec §4',
    '// (money guide, "Invariants")',
  ])('in %s', (text) => {
    expect(findWrongCitations({ path: 'a.ts', text }, titles)).toHaveLength(1)
  })

  it.each([
    '[decision 1](docs/decisions/0002-a-press-is-one-decision.md)',
    '[a page](docs/nothing.md)',
    'see `packages/nothing/src/a.ts`',
  ])('in the page that says %s', (text) => {
    expect(findDeadLinks({ path: 'README.md', text })).toHaveLength(1)
  })
})
