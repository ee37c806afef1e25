import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'
import { createSession, type Player } from './session.ts'

const player: Player = {
  token: 'secret',
  user: { id: 7, number: '100007', currency: 'AZN', settings: { quoteChanges: 1 } },
}

/** One browser's storage: every keeper is a tab that hears what the others write. */
function createBrowser() {
  let stored: string | undefined
  const tabs = new Set<{ heard: () => void }>()
  const openTab = (): TabStorage => {
    const tab = { heard: () => {} }
    tabs.add(tab)
    return {
      read: () => stored,
      write: (text) => {
        stored = text
        for (const other of tabs) if (other !== tab) other.heard()
      },
      onChange: (listener) => {
        tab.heard = listener
      },
    }
  }
  return { openTab, put: (text: string) => (stored = text), read: () => stored }
}

describe('a session', () => {
  it('keeps the launch token through reloads and whatever is learnt of the user', () => {
    const browser = createBrowser()
    const session = createSession(browser.openTab())
    const launch = 'L'.repeat(43)
    session.open({ token: 'secret', user: { ...player.user, token: launch } })
    session.replaceUser({ ...player.user, settings: { quoteChanges: 3 } })
    const user = { ...player.user, settings: { quoteChanges: 3 }, token: launch }
    expect(session.read()).toEqual({ token: 'secret', user })
    expect(createSession(browser.openTab()).read()).toEqual({ token: 'secret', user })
  })

  it('survives a reload', () => {
    const browser = createBrowser()
    createSession(browser.openTab()).open(player)
    expect(createSession(browser.openTab()).read()).toEqual(player)
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a token alone', '{"token":"secret"}'],
    ['a user of an older shape', '{"token":"secret","user":{"id":7}}'],
    ['a token that is no text', JSON.stringify({ ...player, token: 7 })],
  ])('is none when storage holds %s', (_name, text) => {
    const browser = createBrowser()
    browser.put(text)
    expect(createSession(browser.openTab()).read()).toBeUndefined()
  })

  it('opens and ends in every tab', () => {
    const browser = createBrowser()
    const [first, second] = [createSession(browser.openTab()), createSession(browser.openTab())]
    const heard = vi.fn()
    second.onEnd(heard)
    first.open(player)
    expect(second.findToken()).toBe('secret')
    first.end('expired')
    expect(second.findToken()).toBeUndefined()
    expect(heard).toHaveBeenCalledExactlyOnceWith('elsewhere')
    expect(browser.read()).toBeUndefined()
  })

  it('ends once, however often the server says so', () => {
    const session = createSession(createBrowser().openTab())
    const heard = vi.fn()
    session.onEnd(heard)
    session.end('expired')
    session.open(player)
    session.end('expired')
    session.end('expired')
    expect(heard).toHaveBeenCalledExactlyOnceWith('expired')
  })

  it("does not take over another user's settings", () => {
    const session = createSession(createBrowser().openTab())
    session.replaceUser(player.user)
    expect(session.read()).toBeUndefined()
    session.open(player)
    session.replaceUser({ ...player.user, id: 8 })
    expect(session.read()).toEqual(player)
    const user: Player['user'] = { ...player.user, settings: { quoteChanges: 3 } }
    session.replaceUser(user)
    // What an older release stored has no launch token, and none is made up.
    expect(session.read()).toStrictEqual({ ...player, user })
  })
})

describe('the storage of the tabs', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['another tab has written it', 'xezer.session', 1],
    ['another tab has cleared everything', null, 1],
    ['something else was written', 'xezer.slip', 0],
  ])('is read again when %s', (_name, key, times) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const heard = vi.fn()
    createTabStorage('session').onChange(heard)
    page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(heard).toHaveBeenCalledTimes(times)
  })
})
