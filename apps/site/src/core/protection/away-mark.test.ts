import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createAwayMark } from './away-mark.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const marked = (text?: string) => createAwayMark(createExampleTabs(text).open())

describe('what is known of who stays away', () => {
  test('outlives a reload, with whose it is', () => {
    const browser = createExampleTabs()
    createAwayMark(browser.open()).write({ playerId: 7, isAway: true })
    expect(createAwayMark(browser.open()).read()).toEqual({ playerId: 7, isAway: true })
    createAwayMark(browser.open()).write({ playerId: 7, isAway: false })
    expect(createAwayMark(browser.open()).read()).toEqual({ playerId: 7, isAway: false })
  })

  test('who begins his break in one tab is known to stay away in the others', () => {
    const browser = createExampleTabs('7 here')
    const [here, there] = [createAwayMark(browser.open()), createAwayMark(browser.open())]
    const heard: unknown[] = []
    there.subscribe(() => heard.push(there.read()))
    here.write({ playerId: 7, isAway: true })
    vi.runAllTimers()
    expect(heard).toEqual([{ playerId: 7, isAway: true }])
  })

  test.each([undefined, '', 'away', '7', '7 gone', '-7 away', '{"playerId":7}', '9999999999999999999 away'])(
    'what cannot be read says nothing: %s',
    (text) => {
      expect(marked(text).read()).toBeUndefined()
    },
  )

  test('the page that the server drew was drawn without it', () => {
    expect(marked('7 away').readDrawn?.()).toBeUndefined()
  })
})
