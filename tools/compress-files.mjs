import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What packs well; pictures and fonts are packed already. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
/** Smaller ones fit into one packet as they are. */
const BYTES_MIN = 1024

/** Writes `x.br` and `x.gz` beside each file that gains by it, as small as they go: the server only sends them. */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry)
    if (!COMPRESSIBLE.has(extname(path)) || !statSync(path).isFile()) continue
    const plain = readFileSync(path)
    if (plain.length < BYTES_MIN) continue
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    writeFileSync(`${path}.br`, brotliCompressSync(plain, best))
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }))
  }
}
