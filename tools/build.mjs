import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress-files.mjs'
import { buildGamesClient } from './games-client/build-games-client.mjs'
import { hashOf, writeStamp } from './launch/freshness.mjs'
import { REPOSITORY, Refusal, refuseClearly, run, step } from './launch/progress.mjs'

// node tools/build.mjs [server] [site] [games] [games-client]: builds what is named, or everything.
const WORDS_LINES_MAX = 40
const named = process.argv.slice(2)
const targets = named.length === 0 ? ['server', 'site', 'games', 'games-client'] : named

await refuseClearly(async () => {
  compileCatalogues()
  const builders = {
    server: buildServer,
    site: buildSite,
    games: buildGames,
    'games-client': buildGamesClient,
  }
  await Promise.all(
    targets.map((name) =>
      step(`building the ${name}`, async () => {
        const hash = hashOf(name)
        await builders[name]()
        writeStamp(name, hash)
      }),
    ),
  )
})

/** The message tables become modules; every build starts from fresh ones. */
function compileCatalogues() {
  const script = join(REPOSITORY, 'packages/i18n/compile.ts')
  if (!existsSync(script)) return
  const result = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  })
  if (result.status !== 0)
    throw new Refusal(`The message catalogues could not be compiled.\n${result.stderr}`)
}

async function buildServer() {
  const workers = ['feed-worker', 'password-worker', 'document-worker']
  await buildProgram('apps/server', ['main', ...workers], 'The server')
}

async function buildGames() {
  await buildProgram('apps/games', ['main'], 'The game server')
}

/** One file with our own workspaces inside; npm packages stay outside, so that their native parts are found. */
async function buildProgram(place, entries, name) {
  const { build } = await import('esbuild')
  const keepPackagesOutside = {
    name: 'keep-packages-outside',
    setup(bundle) {
      bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@xezer/') ? undefined : { path, external: true },
      )
    },
  }
  const folder = join(REPOSITORY, place)
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  try {
    await build({
      absWorkingDir: REPOSITORY,
      entryPoints: Object.fromEntries(entries.map((entry) => [entry, join(folder, `src/${entry}.ts`)])),
      outdir: join(folder, 'dist'),
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      plugins: [keepPackagesOutside],
      logLevel: 'silent',
    })
  } catch (error) {
    throw new Refusal(`${name} could not be built.\n${error.message}`)
  }
}

async function buildSite() {
  const vite = join(REPOSITORY, 'node_modules/vite/bin/vite.js')
  // Whatever the terminal says: React's development build is four times the script.
  const env = { ...process.env, NODE_ENV: 'production' }
  const options = { cwd: join(REPOSITORY, 'apps/site'), env, isQuiet: true }
  const quietly = ['--logLevel', 'warn']
  // What browsers run, and what the server draws documents with.
  const builds = [[], ['--ssr', 'src/document.tsx']].map((more) =>
    run(process.execPath, [vite, 'build', ...more, ...quietly], options),
  )
  for (const { status, output } of await Promise.all(builds)) {
    if (status === 0) continue
    throw new Refusal(
      `The site could not be built.\n${output.trim().split('\n').slice(-WORDS_LINES_MAX).join('\n')}`,
    )
  }
  await shortenBoot(join(REPOSITORY, 'apps/site/dist/boot.js'))
  return compressFiles(join(REPOSITORY, 'apps/site/dist'))
}

/** Every document brings it along; the names that others call it by are properties, and stay. */
async function shortenBoot(file) {
  const { transform } = await import('esbuild')
  const { code } = await transform(readFileSync(file, 'utf8'), { minify: true, target: 'es2022' })
  writeFileSync(file, code)
}
