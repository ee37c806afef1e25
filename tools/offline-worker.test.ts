import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const WORKER = readFileSync(new URL('../apps/site/public/worker.js', import.meta.url), 'utf8')
const PAGE = readFileSync(new URL('../apps/site/src/offline/offline.html', import.meta.url), 'utf8')

/** The worker as a browser runs it, without a network. */
function createStage() {
  const heard = new Map<string, (event: object) => void>()
  runInNewContext(WORKER, {
    Response,
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    fetch: async () => Promise.reject(new TypeError('no network')),
    caches: { match: async () => new Response('the offline page') },
  })
  return {
    /** What it answers; undefined where it leaves the request to the browser. */
    open: async (request: { mode: string; method: string }) => {
      const answers: Promise<Response>[] = []
      const respondWith = (answer: Promise<Response>) => answers.push(answer)
      heard.get('fetch')?.({ request, preloadResponse: Promise.resolve(undefined), respondWith })
      return (await answers[0])?.text()
    },
  }
}

describe('without a network', () => {
  it.each([
    ['a page that is opened', 'navigate', 'GET', 'the offline page'],
    // Back onto what a form was answered with: the browser may not send it again, which is no network that is gone.
    ['a form that is sent, or sent again by history', 'navigate', 'POST', undefined],
    ['what a page asks for', 'cors', 'GET', undefined],
  ])('%s (%s, %s) is answered with: %s', async (_, mode, method, answer) => {
    expect(await createStage().open({ mode, method })).toBe(answer)
  })
})

describe('the offline page', () => {
  it('has no colour of its own, and asks for nothing but whether the server is here', () => {
    const looks = PAGE.slice(PAGE.indexOf('<style>'), PAGE.indexOf('</style>'))
    expect(looks).toContain('__TOKENS__')
    expect(looks).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|url\(|@import|@font-face/)
    expect(PAGE).not.toMatch(/\b(src|href)=/)
    expect(PAGE.match(/fetch\([^,)]*/g)).toEqual(["fetch('/healthz'"])
  })
})
