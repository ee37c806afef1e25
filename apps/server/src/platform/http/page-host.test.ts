import { expect, it } from 'vitest'
import { fillPageHost } from './page-host.ts'

it.each([
  ['localhost:8080', 'http://localhost:8081'],
  ['192.168.1.5:8080', 'http://192.168.1.5:8081'],
  ['xezer.example', 'http://xezer.example:8081'],
  ['[::1]:8080', 'http://[::1]:8081'],
  ['evil.example; script-src *', 'http://localhost:8081'],
  ['a b', 'http://localhost:8081'],
  ['x,y', 'http://localhost:8081'],
  [undefined, 'http://localhost:8081'],
])('a page of %s frames games of %s', (host, expected) => {
  expect(fillPageHost('http://{host}:8081', host)).toBe(expected)
})
