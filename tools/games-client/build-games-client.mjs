import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compressFiles } from '../compress-files.mjs'
import { REPOSITORY, Refusal } from '../launch/progress.mjs'

const FOLDER = join(REPOSITORY, 'apps/game-client')
/** Documents of the games' origin beside that of a game: each has a script and a style sheet of its name. */
const OTHER_DOCUMENTS = ['verify', 'lobby']
const ENGINE = /apps\/game-client\/src\/engines\/([a-z-]+)\/entry\.ts$/
const THEME = /packages\/game-art\/src\/themes\/([a-z-]+)\.ts$/
const WORDS = /packages\/i18n\/src\/generated\/([a-z]+)-play\.ts$/

/** Scripts in chunks (the kit, an engine, a theme, a language), style sheets, and documents that name them. */
export async function buildGamesClient() {
  const dist = join(FOLDER, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const assets = join(dist, 'assets')
  const frame = await bundleGame(assets)
  const names = new Map([...frame.names, ...(await bundle(assets, OTHER_DOCUMENTS)).names])
  writeFileSync(join(dist, 'preloads.json'), JSON.stringify(frame.preloads))
  for (const name of ['game', ...OTHER_DOCUMENTS]) {
    const html = readFileSync(join(FOLDER, `src/${name}.html`), 'utf8')
    const filled = html.replace(/%([a-z-]+\.(?:js|css))%/g, (_, wanted) => {
      const found = names.get(wanted)
      if (found === undefined) throw new Refusal(`${name}.html wants ${wanted}, which was not built.`)
      return `/assets/${found}`
    })
    writeFileSync(join(dist, `${name}.html`), filled)
  }
  return compressFiles(dist)
}

/**
 * The page of a game, its engines, themes and languages. The bundler makes a chunk of all modules that the same entries reach: each
 * engine reaches all that the page itself does, so that this is one chunk and not thirty of a kilobyte each.
 */
async function bundleGame(outdir) {
  const { metafile } = await bundle(outdir, ['game'], { write: false })
  const kit = closure('apps/game-client/src/game.ts', metafile.inputs)
  kit.delete('apps/game-client/src/game.ts')
  const built = await bundle(outdir, ['game'], { plugins: [sheetsAsText, enginesReach(kit)] })
  return { names: built.names, preloads: listPreloads(built.metafile.outputs) }
}

/** Modules that one imports at once, and those that they import. */
function closure(from, inputs, found = new Set()) {
  if (found.has(from)) return found
  found.add(from)
  for (const { path, kind, external } of inputs[from]?.imports ?? [])
    if (kind === 'import-statement' && !external && inputs[path] !== undefined) closure(path, inputs, found)
  return found
}

const enginesReach = (modules) => ({
  name: 'engines-reach',
  setup(bundler) {
    const paths = [...modules].filter((path) => path.endsWith('.ts')).map((path) => join(REPOSITORY, path))
    bundler.onLoad({ filter: ENGINE }, async ({ path }) => ({
      contents: [await readFile(path, 'utf8'), ...paths.map((one) => `import ${JSON.stringify(one)}`)].join(
        '\n',
      ),
      loader: 'ts',
    }))
  },
})

/** What a game's page needs before it can be played, to be asked for by its document at once. */
function listPreloads(outputs) {
  const preloads = { page: [], engines: {}, themes: {}, words: {} }
  for (const [path, { entryPoint = '' }] of Object.entries(outputs)) {
    if (!path.endsWith('.js') || entryPoint === '') continue
    const files = [...outputClosure(path, outputs)].map((one) => `/assets/${basename(one)}`)
    if (entryPoint.endsWith('src/game.ts')) preloads.page = files
    for (const [kind, form] of [
      ['engines', ENGINE],
      ['themes', THEME],
      ['words', WORDS],
    ]) {
      const name = form.exec(entryPoint)?.[1]
      if (name !== undefined) preloads[kind][name] = files
    }
  }
  return preloads
}

function outputClosure(path, outputs, found = new Set()) {
  if (found.has(path)) return found
  found.add(path)
  for (const one of outputs[path]?.imports ?? [])
    if (one.kind === 'import-statement' && !one.external) outputClosure(one.path, outputs, found)
  return found
}

/** The names that the entries have by their content, by the names that documents want, and what the bundler says of all. */
async function bundle(outdir, documents, more = {}) {
  const { build } = await import('esbuild')
  const entryPoints = documents.flatMap((name) => [
    { in: join(FOLDER, `src/${name}.ts`), out: name },
    { in: join(FOLDER, `src/${name}.css`), out: name },
  ])
  try {
    const { metafile } = await build({
      absWorkingDir: REPOSITORY,
      entryPoints,
      outdir,
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      bundle: true,
      splitting: true,
      minify: true,
      charset: 'utf8',
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      loader: { '.woff2': 'file' },
      plugins: [sheetsAsText],
      metafile: true,
      logLevel: 'silent',
      ...more,
    })
    const names = Object.entries(metafile.outputs)
      .filter(([, { entryPoint }]) => entryPoint !== undefined)
      .map(([path, { entryPoint }]) => [basename(entryPoint ?? '').replace(/\.ts$/, '.js'), basename(path)])
    return { names: new Map(names), metafile }
  } catch (error) {
    throw new Refusal(`The games' client could not be built.\n${error.message}`)
  }
}

/** A style sheet that a script imports is text: an engine hands it to the document when it is there. */
const sheetsAsText = {
  name: 'sheets-as-text',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css$/ }, ({ kind, path, resolveDir }) =>
      kind === 'import-statement' ? { path: join(resolveDir, path), namespace: 'sheet' } : undefined,
    )
    bundler.onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path }) => {
      const { transform } = await import('esbuild')
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code, loader: 'text', watchFiles: [path] }
    })
  },
}
