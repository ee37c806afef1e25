import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compressFiles } from '../compress-files.mjs'
import { REPOSITORY, Refusal } from '../launch/progress.mjs'

const FOLDER = join(REPOSITORY, 'apps/game-client')
/** Documents of the games' origin: each has a script and a style sheet of its name. */
const DOCUMENTS = ['game', 'verify', 'lobby']

/** Scripts in chunks (the kit, an engine, a theme, a language), style sheets, and documents that name them. */
export async function buildGamesClient() {
  const dist = join(FOLDER, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const names = await bundle(join(dist, 'assets'))
  for (const name of DOCUMENTS) {
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

/** The names that the entries have by their content, by the names that documents want. */
async function bundle(outdir) {
  const { build } = await import('esbuild')
  const entryPoints = DOCUMENTS.flatMap((name) => [
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
    })
    return new Map(
      Object.entries(metafile.outputs)
        .filter(([, { entryPoint }]) => entryPoint !== undefined)
        .map(([path, { entryPoint }]) => [
          basename(entryPoint ?? '').replace(/\.ts$/, '.js'),
          basename(path),
        ]),
    )
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
