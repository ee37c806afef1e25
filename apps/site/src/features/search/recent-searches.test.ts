import { describe, expect, it } from 'vitest'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createRecentSearches } from './recent-searches.ts'

describe('what was searched before', () => {
  it('is six searches, the newest first, none of them twice, in every tab', async () => {
    const tabs = createExampleTabs()
    const [one, two] = [createRecentSearches(tabs.open()), createRecentSearches(tabs.open())]
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C']) one.add(query)
    await new Promise((resolve) => setTimeout(resolve, 0))
    const expected = ['C', 'g', 'f', 'e', 'd', 'b']
    expect(one.queries.read()).toEqual(expected)
    expect(two.queries.read()).toEqual(expected)
    two.forget()
    expect(createRecentSearches(tabs.open()).queries.read()).toEqual([])
    expect(tabs.text).toBe(undefined)
  })

  it.each(['{', 'null', '"x"', '[1,null]'])('stored text may be anything: %s', (text) => {
    expect(createRecentSearches(createExampleTabs(text).open()).queries.read()).toEqual([])
  })
})
