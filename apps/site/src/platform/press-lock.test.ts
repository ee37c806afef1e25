import { afterEach, expect, it, vi } from 'vitest'
import { createPressLock } from './press-lock.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => Promise.reject(new Error('denied'))

it.each<[string, object | undefined, boolean]>([
  ['a page that is not secure, which has no locks', undefined, true],
  ['a browser that refuses them', { request: refuse, query: refuse }, true],
  ['nobody holds one', { query: async () => ({ held: [] }) }, false],
  [
    'another page of the origin holds one of its own',
    { query: async () => ({ held: [{ name: 'x' }] }) },
    false,
  ],
  ['a tab holds it', { query: async () => ({ held: [{ name: 'xezer.press' }] }) }, true],
])('whether a press is under way elsewhere: %s', async (_case, locks, expected) => {
  vi.stubGlobal('navigator', { locks })
  expect(await createPressLock().isHeld()).toBe(expected)
})
