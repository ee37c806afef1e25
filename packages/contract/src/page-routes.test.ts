import { describe, expect, it } from 'vitest'
import { isPagePath, matchPath, PAGE_ROUTES } from './page-routes.ts'

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/live/sport/:sport', '/live/sport/1', { sport: '1' }],
    ['/live/sport/:sport/event/:event', '/live/sport/1/event/7', { sport: '1', event: '7' }],
    [
      '/account/bets/from/:from/to/:to',
      '/account/bets/from/2026-11-01/to/2026-11-21',
      { from: '2026-11-01', to: '2026-11-21' },
    ],
    ['/live/sport/:sport', '/live/sport/', null],
    ['/live/sport/:sport', '/live/sport/1/event/7', null],
    ['/live/sport/:sport', '/live/sport/%3Cb%3E', null],
    ['/live', '/prematch', null],
  ])('%s against %s', (pattern, path, expected) => {
    expect(matchPath(pattern, path)).toEqual(expected)
  })
})

describe('isPagePath', () => {
  it.each([
    ...PAGE_ROUTES.map((pattern) => pattern.replaceAll(/:\w+/g, '1')),
    '/live/',
    '/prematch/sport/1//',
    '/account/bets/from/2026-11-01/to/2026-11-21',
  ])('%s is a page', (path) => {
    expect(isPagePath(path)).toBe(true)
  })

  it.each([
    '/nowhere',
    '/index.html',
    '/live/sport',
    '/live/sport/a b',
    '/live/sport/%31%2f',
    '//live',
    '/Live',
    `${'/'.repeat(16_000)}x`,
  ])('%s is none', (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})
