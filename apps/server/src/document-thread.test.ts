import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { must } from '@xezer/std/assert'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDocumentThread } from './document-thread.ts'
import { readConfig } from './platform/config.ts'
import type { DrawAnswer } from './platform/documents/draw-words.ts'
import { createLogger } from './platform/logger.ts'

/** Of a thread that is translated as it is read, on a busy machine. */
const SLOW_MS = 60_000
const START_PAGE = `<html lang="az"><head><script src="/boot.js"></script><title>X</title>
<script type="module" src="/index.js"></script><link rel="stylesheet" href="/style.css"></head>
<body><div id="root"></div></body></html>`
/** What a site might bring: a page, one that ends the thread, one that is never done and one that fails. */
const DRAWING = `export async function drawDocument({ path }) {
  if (path === '/ends') process.exit(3)
  if (path === '/hangs') for (;;) {}
  if (path === '/fails') throw new Error('no such page')
  return { kind: 'drawn', markup: '<b>' + path + '</b>', rules: '', script: '', title: 'T', shareTitle: 'T',
    about: { description: 'D', structured: null }, isFound: true }
}`

const { casino, ownGames } = readConfig({})
const NOWHERE = { mainSite: null, mobileSite: null, bonusFrameUrl: null, casino, ownGames }
const timers = createHandDrivenTimers()
const log = createLogger('silent')
let folder: string
let siteDir: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'xezer-document-'))
  siteDir = join(folder, 'site')
  mkdirSync(siteDir)
  mkdirSync(`${siteDir}-document`)
  for (const [name, text] of [
    ['site/index.html', START_PAGE],
    ['site/boot.js', ''],
    ['site/style.css', ''],
    ['site-document/package.json', '{"type":"module"}'],
    ['site-document/document.js', DRAWING],
  ] as const)
    writeFileSync(join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open() {
  const drawer = must(
    createDocumentThread({ ...NOWHERE, siteDir }, log, { steadyClock: timers, timers }),
    'it was built',
  )
  const draw = (path: string) =>
    drawer.draw({ path, search: '', locale: 'az', answers: {}, atMs: 1 }).then(said)
  return { drawer, draw }
}
const said = (answer: DrawAnswer): string =>
  answer.kind === 'document'
    ? (/<b>.*<\/b>/.exec(String(brotliDecompressSync(answer.brotli)))?.[0] ?? '')
    : answer.kind

it('there is none where nothing was built to draw with', () => {
  expect(
    createDocumentThread({ ...NOWHERE, siteDir: join(folder, 'elsewhere') }, log, {
      steadyClock: timers,
      timers,
    }),
  ).toBeNull()
})

it(
  'one that ends leaves nobody waiting, rests, and begins anew; a page that fails ends nothing',
  async () => {
    const { drawer, draw } = open()
    expect(await draw('/a')).toBe('<b>/a</b>')
    expect(await draw('/fails')).toBe('failed')
    expect(await Promise.all([draw('/ends'), draw('/b')])).toEqual(['away', 'away'])
    timers.advance(9999)
    expect(await draw('/b')).toBe('away')
    timers.advance(1)
    expect(await draw('/b')).toBe('<b>/b</b>')
    expect(timers.waitingMs()).toEqual([])
    await drawer.stop()
    expect(await draw('/b')).toBe('away')
  },
  SLOW_MS,
)

it(
  'a page that is never done is given up, and the next ones are drawn',
  async () => {
    const { drawer, draw } = open()
    expect(await draw('/a')).toBe('<b>/a</b>')
    const [hanging, behind] = [draw('/hangs'), draw('/b')]
    timers.advance(30_000)
    expect(await Promise.all([hanging, behind])).toEqual(['away', 'away'])
    timers.advance(10_000)
    expect(await draw('/b')).toBe('<b>/b</b>')
    await drawer.stop()
  },
  SLOW_MS,
)
