import { expect, it, vi } from 'vitest'
import { Unreached } from '../core/chrome/unreached.tsx'
import { latePart } from './late-part.ts'

const Page = () => null

it('a part is there once its code is', async () => {
  const part = latePart(async () => ({ default: Page }))
  expect(part.findLoaded()).toBeUndefined()
  await part.preload()
  expect(part.findLoaded()).toBe(Page)
})

it('what does not come is said in its place, and nobody who asked for it fails', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no network')))
  const part = latePart<object>(load)
  await part.preload()
  expect(part.findLoaded()).toBe(Unreached)
})
