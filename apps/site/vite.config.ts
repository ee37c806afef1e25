import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where the server listens; `npm run dev` gives it a port of its own and says so here. */
const serverAddress = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

/** By the name that `boot.js` looks for: the words of each language, and the letters that they are written in. */
const EARLY_CHUNKS = { az: '/generated/az.ts', ru: '/generated/ru.ts', en: '/generated/en.ts' } as const
/** What a player's page says besides, by the same names. */
const LATE_WORDS = {
  azlate: '/generated/az-late.ts',
  rulate: '/generated/ru-late.ts',
  enlate: '/generated/en-late.ts',
} as const
/** What a page of a player needs beside the first script. */
const PLAYER_CHUNK = 'player'
const EARLY_ASSETS = {
  core: 'onest-core.woff2',
  azeri: 'onest-az.woff2',
  cyrillic: 'onest-cyrillic-wght-normal.woff2',
} as const

/**
 * Says in the page where each language's words and letters are: `boot.js` asks for the shown ones while the script
 * that needs them is still on its way.
 */
function askedEarly(): Plugin {
  return {
    name: 'asked-early',
    transformIndexHtml(_html, { bundle }) {
      if (bundle === undefined) return []
      const outputs = Object.values(bundle)
      const chunks = Object.entries({ ...EARLY_CHUNKS, ...LATE_WORDS }).map(([name, end]) => {
        return [
          name,
          outputs.find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(end)),
        ] as const
      })
      const assets = Object.entries(EARLY_ASSETS).map(([name, file]) => {
        return [name, outputs.find((one) => one.type === 'asset' && one.names.includes(file))] as const
      })
      const player = outputs.find((one) => one.type === 'chunk' && one.name === PLAYER_CHUNK)
      const attributes = [...chunks, ...assets, [PLAYER_CHUNK, player] as const].map(([name, output]) => {
        if (output === undefined) throw new Error(`nothing of the build is asked for early as ${name}`)
        return [`data-${name}`, `/${output.fileName}`] as const
      })
      return [
        {
          tag: 'meta',
          attrs: { name: 'early', ...Object.fromEntries(attributes) },
          injectTo: 'head-prepend',
        },
      ]
    },
  }
}

/** Parts of other pages, and of players: a group takes along what its files need, so one of them comes unasked. */
const NOT_OF_AN_EVENT = ['statistics', 'results', 'info', 'broadcast', 'identity', PLAYER_CHUNK]
/** What a guest's visit of an event asks for beside the first script. */
const OF_AN_EVENT = [
  '/routes/live-event.tsx',
  '/routes/prematch-event.tsx',
  '/features/slip/next-matches.tsx',
]

/** Refuses a build in which the page of an event brings a part of another one along. */
function eventAlone(): Plugin {
  return {
    name: 'event-alone',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      for (const name of NOT_OF_AN_EVENT) {
        if (!chunks.some((one) => one.name === name)) this.error(`no part is called ${name} any more`)
      }
      for (const end of OF_AN_EVENT) {
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))
        if (start === undefined) this.error(`no part has ${end}`)
        // A set is walked over what is added on the way, too.
        const brought = new Set([start])
        for (const { imports } of brought) {
          for (const one of chunks) if (imports.includes(one.fileName)) brought.add(one)
        }
        for (const { name } of brought) {
          if (NOT_OF_AN_EVENT.includes(name)) this.error(`${end} brings the part ${name} along`)
        }
      }
    },
  }
}

/**
 * The page that stands in where the network is gone (`public/worker.js`), with its words in every language and the
 * site's own colours and measures: it can load neither.
 */
function offlinePage(): Plugin {
  return {
    name: 'offline-page',
    generateBundle() {
      const rows = readFileSync(join(HERE, '../../packages/i18n/messages/head.tsv'), 'utf8').split('\n')
      const [locales = [], ...messages] = rows.map((row) => row.split('\t'))
      const wordsIn = (locale: string) =>
        ['head.offline_title', 'head.offline_text', 'head.offline_retry'].map(
          (key) => messages.find(([name]) => name === key)?.[locales.indexOf(locale)] ?? '',
        )
      const words = JSON.stringify({ az: wordsIn('az'), ru: wordsIn('ru'), en: wordsIn('en') })
      const [title = '', text = '', retry = ''] = wordsIn('az')
      const looks = readFileSync(join(HERE, '../../packages/ui/src/tokens.css'), 'utf8')
      const tokens = (looks.match(/^:root(\[data-theme="light"\])? \{[^}]*\}/gm) ?? [])
        .join('\n')
        .replace(/\/\*[\s\S]*?\*\/|\n\s*/g, '')
      const fillings = {
        '/* __TOKENS__ */': tokens,
        __WORDS__: words,
        __TITLE__: title,
        __TEXT__: text,
        __RETRY__: retry,
      }
      const page = readFileSync(join(HERE, 'src/offline/offline.html'), 'utf8')
      const source = Object.entries(fillings).reduce(
        (text, [place, filling]) => text.replace(place, filling),
        page,
      )
      this.emitFile({ type: 'asset', fileName: 'offline.html', source })
    },
  }
}

const HERE = fileURLToPath(new URL('.', import.meta.url))
const STYLED = [join(HERE, 'src'), join(HERE, '../../packages/ui/src')]
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names of classes as short as they go, for they stand in the looks, in the script and in every document: two letters
 * for the file, a number for the name in it. Both builds give the same ones.
 */
function shortClassNames(): (name: string, file: string) => string {
  const sheets = STYLED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(folder, file)),
  ).sort()
  const known = new Map(sheets.map((file) => [file, new Map<string, number>()]))
  return (name, file) => {
    const path = resolve(file.replace(/\?.*$/, ''))
    const [names, place] = [known.get(path), sheets.indexOf(path)]
    if (names === undefined || place >= LETTERS.length ** 2) throw new Error(`no short names for ${path}`)
    const number = names.get(name) ?? names.size
    names.set(name, number)
    const letters = [Math.floor(place / LETTERS.length), place % LETTERS.length].map((at) => LETTERS[at])
    return letters.join('') + number.toString(36)
  }
}

/** Small things of several late parts: none of them waits for a whole part of which it needs only these. */
const SHARED = new RegExp(
  [
    'core/(place/pin|text/(server-text|fold-marks)|forms/date-text|chrome/(time-filter|sport-links))',
    'ui/src/(text-field|select|tokens-field)',
    'std/src/calendar-day|contract/src/field-errors',
    'icons/Icon(ArrowLeft|Calendar|ChevronLeft|InfoCircle|Maximize|PlayerPause)\\.|account-card\\.module',
  ].join('|'),
)

/** What a guest's first page asks last, and how: it brings nothing of a player along. */
const NEXT_MATCHES =
  /features\/slip\/next-matches\.|core\/match\/choose-next-matches\.|core\/calls\/use-call|contract\/src\/prematch\./

/** What a browser runs. */
const PAGES = {
  target: 'es2022',
  assetsInlineLimit: 0,
  // The document of the server brings the looks of every page with it.
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  // What belongs together is one file: many small ones compress worse, and each costs a request.
  rolldownOptions: {
    output: {
      // Seven signs tell one build from another; the first script names every file.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        groups: [
          { name: 'first', tags: ['$initial'], priority: 2 },
          { name: 'shared', test: SHARED, priority: 1 },
          { name: 'next-matches', test: NEXT_MATCHES, priority: 1 },
          { name: 'identity', test: /core\/(session\/use-identity|forms\/fault-text)\./, priority: 1 },
          {
            name: PLAYER_CHUNK,
            test: /core\/(slip\/slip|session\/account-watch)\.|features\/slip\/(player-slip|slip-pill)\.|(account-menu|player-card)\.tsx|routes\/account-pages\./,
          },
          { name: 'broadcast', test: /features\/broadcast\/|routes\/(animation|stream|match-window)\./ },
          { name: 'view', test: /core\/view\/(choose-view|view-\w+)\.|contract\/src\/view\./, priority: 2 },
          { name: 'odds', test: /money\/src\/odds-formats\.|core\/view\/odds-writers\./, priority: 1 },
          { name: 'info', test: /features\/(rules|settings)\/|routes\/(rules|vip|settings)\.tsx/ },
          { name: 'results', test: /features\/results\/|routes\/results(-live)?\.tsx/ },
          { name: 'statistics', test: /features\/statistics\/|routes\/statistics(-\w+)?\.tsx/ },
          {
            name: 'prematch',
            test: /features\/prematch\/|core\/match\/keep-known|routes\/prematch(-list)?\.tsx/,
          },
        ],
      },
    },
  },
}
/** What the server draws documents with: it stands beside the pages, for what lies among them is served. */
const DRAWING = { target: 'node20', outDir: 'dist-document', assetsInlineLimit: 0, emptyOutDir: true }

export default defineConfig(({ isSsrBuild, command }) => ({
  // The server runs under other names than a build: React's slow half is no part of what it draws with.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames() } } } : {}),
  plugins: [react(), askedEarly(), ...(isSsrBuild ? [] : [offlinePage(), eventAlone()])],
  build: isSsrBuild ? DRAWING : PAGES,
  ssr: { noExternal: true },
  // The contract's schemas, with as much of them as a browser needs (decision 76, the browser reads
  // answers with a checker of its own).
  ...(command === 'build'
    ? { resolve: { alias: { 'zod/mini': join(HERE, 'src/platform/answer-checks.ts') } } }
    : {}),
  server: { proxy: { '/api': { target: serverAddress, ws: true } } },
}))
