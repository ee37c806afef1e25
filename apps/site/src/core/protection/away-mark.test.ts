import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createExampleTabs } from '../../platform/example-tabs.ts'
import { createAwayMark, isMarkedAway } from './away-mark.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const PLAYER = 7
const isAway = (mark: string | undefined) => isMarkedAway(mark, PLAYER)

describe('what is known of who stays away', () => {
  test('outlives a reload, with whose it is', () => {
    const browser = createExampleTabs()
    createAwayMark(browser.open()).write(PLAYER, true)
    expect(isAway(createAwayMark(browser.open()).read())).toBe(true)
    expect(isMarkedAway(createAwayMark(browser.open()).read(), 77)).toBeUndefined()
    createAwayMark(browser.open()).write(PLAYER, false)
    expect(isAway(createAwayMark(browser.open()).read())).toBe(false)
  })

  test('who begins his break in one tab is known to stay away in the others', () => {
    const browser = createExampleTabs('7 here')
    const [here, there] = [createAwayMark(browser.open()), createAwayMark(browser.open())]
    const heard: unknown[] = []
    there.subscribe(() => heard.push(isAway(there.read())))
    here.write(PLAYER, true)
    vi.runAllTimers()
    expect(heard).toEqual([true])
  })

  test.each([undefined, '', 'away', '7', '-7 away', '77 away', '{"playerId":7}'])(
    'what is of nobody or of another one says nothing: %s',
    (text) => {
      expect(isAway(createAwayMark(createExampleTabs(text).open()).read())).toBeUndefined()
    },
  )

  test('the page that the server drew was drawn without it', () => {
    expect(createAwayMark(createExampleTabs('7 away').open()).readDrawn?.()).toBeUndefined()
  })
})
