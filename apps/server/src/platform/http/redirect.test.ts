import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createRedirect, createRedirectBelow, type Redirect } from './redirect.ts'

/** Where a request is sent on to; null where it is not. */
function follow(redirect: Redirect, url: string, method = 'GET'): string | null {
  let location: string | null = null
  const response = {
    writeHead: (_status: number, headers: { location: string }) => {
      location = headers.location
      return { end: () => {} }
    },
  } as unknown as ServerResponse
  const isAnswered = redirect({ method, url }, response)
  expect(isAnswered).toBe(location !== null)
  return location
}

it.each([
  ['/partners', 'https://p.example/'],
  ['/partners?x=1', 'https://p.example/'],
  ['/partners/more', null],
  ['/partnersx', null],
])('a page that stands elsewhere: %s leads to %s', (url, expected) => {
  expect(follow(createRedirect('/partners', 'https://p.example/'), url)).toBe(expected)
  expect(follow(createRedirect('/partners', null), url)).toBeNull()
})

it.each([
  ['/statistics', 'https://s.example/x'],
  ['/statistics?lang=az', 'https://s.example/x?lang=az'],
  ['/statistics/event/7?lang=ru', 'https://s.example/x/event/7?lang=ru'],
  ['/statisticsx', null],
  ['/', null],
])('pages below a path that stand on another site: %s leads to %s', (url, expected) => {
  const redirect = createRedirectBelow('/statistics', 'https://s.example/x/')
  expect(follow(redirect, url)).toBe(expected)
  expect(follow(redirect, url, 'POST')).toBeNull()
  expect(follow(createRedirectBelow('/statistics', null), url)).toBeNull()
})
