import { presentListing } from '@xezer/game-catalogue/present-listing'
import { describe, expect, it } from 'vitest'
import { fillGame, readPreloads } from './game-document.ts'

const HTML = '<meta name="game" content="%GAME%" />%PRELOADS%'
const preloads = {
  page: ['/assets/game.js', '/assets/kit.js'],
  engines: { dice: ['/assets/dice.js', '/assets/kit.js'], wheel: ['/assets/wheel.js'] },
  themes: { zer: ['/assets/zer.js'] },
  words: { az: ['/assets/az.js'], ru: ['/assets/ru.js'] },
}
const linked = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)

/** As a browser reads the attribute. */
function gameIn(html: string): string {
  const content = /content="([^"]*)"/.exec(html)?.[1] ?? ''
  return content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

describe('the document of a game', () => {
  it('says which game it is', () => {
    expect(JSON.parse(gameIn(fillGame(HTML, { id: 'ib_zer', locale: 'ru' }, preloads)))).toEqual(
      presentListing('ib_zer'),
    )
  })

  it('asks for all that its game needs in its language, each once, and for nothing of another', () => {
    expect(linked(fillGame(HTML, { id: 'ib_zer', locale: 'ru' }, preloads))).toEqual([
      ...['/assets/game.js', '/assets/kit.js', '/assets/ru.js', '/assets/dice.js', '/assets/zer.js'],
      '/thumbnails/ib_zer.jpeg',
    ])
  })

  it.each(['nobody', '"><script>', '../zer', 'constructor'])(
    'says nothing of a game that nobody knows: %s',
    (id) => {
      expect(fillGame(HTML, { id, locale: 'az' }, preloads)).toBe('<meta name="game" content="" />')
    },
  )

  it('is whole where the client names nothing', () => {
    expect(readPreloads(new Map())).toBeNull()
    expect(linked(fillGame(HTML, { id: 'ib_zer', locale: 'az' }, null))).toEqual(['/thumbnails/ib_zer.jpeg'])
  })
})
