import { describe, expect, it } from 'vitest'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createQuickAmounts, FIRST_AMOUNTS } from './quick-amounts.ts'

describe('the amounts that a thumb adds', () => {
  it.each([
    ['25', [25, 10, 20, 50]],
    [' 100000 ', [100_000, 10, 20, 50]],
    ['0', FIRST_AMOUNTS],
    ['', FIRST_AMOUNTS],
    ['-5', FIRST_AMOUNTS],
    ['2.5', FIRST_AMOUNTS],
    ['100001', FIRST_AMOUNTS],
    ['1e3', FIRST_AMOUNTS],
  ])('"%s" in the first place makes %j', (text, expected) => {
    const tabs = createExampleTabs()
    const amounts = createQuickAmounts(tabs.open())
    amounts.set(0, text)
    amounts.set(9, '7')
    expect(amounts.read()).toEqual(expected)
  })

  it('are the same in every tab, and after a reload', async () => {
    const tabs = createExampleTabs()
    const [one, two] = [createQuickAmounts(tabs.open()), createQuickAmounts(tabs.open())]
    one.set(3, '75')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect([two.read(), createQuickAmounts(tabs.open()).read()]).toEqual([
      [5, 10, 20, 75],
      [5, 10, 20, 75],
    ])
  })

  it.each(['{', 'null', '"x"', '[1e9,"7",null,-2,8]'])('stored text may be anything: %s', (text) => {
    const tabs = createExampleTabs()
    tabs.text = text
    const amounts = createQuickAmounts(tabs.open()).read()
    expect(amounts).toHaveLength(4)
    for (const amount of amounts) expect(amount).toBeGreaterThan(0)
  })
})
