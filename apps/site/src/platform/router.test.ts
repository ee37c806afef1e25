import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRouter } from './router.ts'

/** A browser's history from the first page of a visit on; `exits` counts the ways out of the site. */
function openTab(first: string) {
  const entries = [{ address: first, state: null as unknown }]
  const listeners: (() => void)[] = []
  const tab = { index: 0, exits: 0 }
  const read = () => new URL(entries[tab.index]?.address ?? '/', 'https://site.test')
  const go = (by: number) => {
    if (tab.index + by < 0) tab.exits += 1
    else tab.index += by
    for (const listener of listeners) listener()
  }
  vi.stubGlobal('location', {
    get pathname() {
      return read().pathname
    },
    get search() {
      return read().search
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return entries[tab.index]?.state
    },
    pushState: (state: unknown, _title: string, address: string) => {
      entries.splice(tab.index + 1, entries.length, { address, state })
      tab.index += 1
    },
    // As in a browser, an address that is not told stays.
    replaceState: (state: unknown, _title: string, address = entries[tab.index]?.address ?? '/') => {
      entries[tab.index] = { address, state }
    },
    back: () => go(-1),
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.push(listener))
  return { ...createRouter(), tab, pressBack: () => go(-1) }
}

afterEach(() => vi.unstubAllGlobals())

describe('the page’s own way back', () => {
  it('goes where the visitor came from', () => {
    const visit = openTab('/live')
    visit.navigate('/live/sport/1/event/7')
    visit.navigate('/live/sport/1/event/7?markets=t', 'replace')
    visit.back('/prematch')
    expect(visit.place.read().path).toBe('/live')
  })

  it('leads to the list when the visit began here', () => {
    const visit = openTab('/live/sport/1/event/7')
    visit.back('/live')
    expect([visit.place.read().path, visit.tab.exits]).toEqual(['/live', 0])
  })

  it('never leads out of the site, also after the browser’s own back', () => {
    const visit = openTab('/live/sport/1/event/7')
    visit.navigate('/prematch')
    visit.pressBack()
    visit.back('/live')
    expect([visit.place.read().path, visit.tab.exits]).toEqual(['/live', 0])
  })

  it('gives every entry of the history a name of its own, which a filter and a reload keep', () => {
    const visit = openTab('/live')
    const first = visit.place.read().entry
    visit.navigate('/live/sport/1/event/7')
    const second = visit.place.read().entry
    visit.navigate('/live/sport/1/event/7?markets=t', 'replace')
    expect(visit.place.read().entry).toBe(second)
    visit.navigate('/live')
    const third = visit.place.read().entry
    expect(new Set([first, second, third]).size).toBe(3)
    visit.pressBack()
    visit.pressBack()
    expect(visit.place.read().entry).toBe(first)
    expect(createRouter().place.read().entry).toBe(first)
  })
})
