const BLOCK_BYTES = 512
const REGULAR_FILE = new Set(['0', '\0', ''])

/** The regular files of an uncompressed tar archive: path, mode and bytes. */
export function* readTar(archive) {
  for (let at = 0; at + BLOCK_BYTES <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK_BYTES)
    if (header[0] === 0) return
    const size = parseOctal(header, 124, 12)
    const start = at + BLOCK_BYTES
    const prefix = readText(header, 345, 155)
    const name = readText(header, 0, 100)
    const path = prefix === '' ? name : `${prefix}/${name}`
    if (path.split('/').includes('..') || path.startsWith('/'))
      throw new Error(`the archive leaves its folder: ${path}`)
    if (REGULAR_FILE.has(readText(header, 156, 1))) {
      yield { path, mode: parseOctal(header, 100, 8) & 0o777, bytes: archive.subarray(start, start + size) }
    }
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES
  }
}

function readText(header, offset, length) {
  const field = header.subarray(offset, offset + length)
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? length : end).toString('utf8')
}

function parseOctal(header, offset, length) {
  return Number.parseInt(readText(header, offset, length).trim() || '0', 8)
}
