import { createScript } from '@xezer/dev-world/scripted-feed'
import { expect, it } from 'vitest'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createSitemap } from './sitemap.ts'

const HOUR_MS = 3_600_000

function openBook() {
  const script = createScript({ nowMs: () => 0 })
  const book = createBook(nodeMachine.secureRandom)
  book.advance(0)
  for (const message of [script.catalogue(), script.up('prematch'), script.fixture(7, HOUR_MS)])
    book.apply(message)
  return { book, announce: (id: number) => book.apply(script.fixture(id, 2 * HOUR_MS)) }
}

it('the sitemap names what everybody may read, with what starts next, and nothing of one visitor', () => {
  const { book } = openBook()
  const xml = createSitemap(book)('https://a.example')
  const paths = [...xml.matchAll(/<loc>https:\/\/a\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toContain('/')
  expect(paths).toContain('/prematch/sport/1/event/7')
  expect(paths.filter((path) => /account|coupon|favorites|:/.test(path ?? ''))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

it('the sitemap is that of the list as it stands, and of the site that is asked', () => {
  const { book, announce } = openBook()
  const present = createSitemap(book)
  expect(present('https://a.example')).not.toContain('/event/8')
  announce(8)
  expect(present('https://b.example')).toContain('<loc>https://b.example/prematch/sport/1/event/8</loc>')
})
