import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { REPOSITORY, step } from '../launch/progress.mjs'
import { cacheFolder } from './cache-folder.mjs'
import { readTar } from './tar.mjs'

const PACKAGE = join(REPOSITORY, 'node_modules/@sparticuz/chromium')

/**
 * Unpacks the Chromium of the npm package with its libraries and fonts into the cache of this user, once per
 * version. The package's own function would use one folder in /tmp that belongs to whoever came first.
 */
export async function extractPackedChromium() {
  if (!existsSync(PACKAGE)) throw new Error('the package @sparticuz/chromium is not installed')
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  const cache = cacheFolder()
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await step('unpacking the browser of the tests', () => unpack(cache, folder))
  await prepareFonts(cache)
  return { executablePath: join(folder, 'chromium'), libraries: join(folder, 'lib') }
}

/** Into a draft first: an interrupted unpacking is never taken for a browser. */
async function unpack(cache, folder) {
  const draft = await mkdtemp(join(cache, 'draft-'))
  try {
    const program = join(draft, 'chromium')
    const source = createReadStream(join(PACKAGE, 'bin/chromium.br'))
    await pipeline(source, createBrotliDecompress(), createWriteStream(program))
    await chmod(program, 0o755)
    await unpackArchive('al2023.tar.br', draft)
    await unpackArchive('swiftshader.tar.br', draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another run may have finished the same in the meantime.
    if (!existsSync(folder)) throw error
  }
}

async function unpackArchive(name, target) {
  for (const { path, mode, bytes } of readTar(
    brotliDecompressSync(readFileSync(join(PACKAGE, 'bin', name))),
  )) {
    const file = join(target, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes, { mode })
  }
}

/** Without a configuration that names a font all text is invisible, while tests still pass. */
async function prepareFonts(cache) {
  const folder = join(cache, 'fonts')
  if (!existsSync(join(folder, 'fonts'))) await unpackArchive('fonts.tar.br', folder)
  const families = ['sans-serif', 'serif', 'system-ui', 'monospace']
  const aliases = families.map(
    (family) => `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
  )
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `<dir>${folder}/fonts</dir>`,
    // Signs that ours lack (arrows, stars) where the machine has them.
    '<dir>/usr/share/fonts</dir>',
    `<cachedir>${folder}/cache</cachedir>`,
    ...aliases,
    '</fontconfig>',
  ]
  await writeFile(join(folder, 'fonts.conf'), `${lines.join('\n')}\n`)
}
