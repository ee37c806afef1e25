import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { compressFiles } from './compress-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'xezer-packed-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('compressFiles', () => {
  it('lays both ways beside each file that gains by it', () => {
    const script = 'let a = 1;'.repeat(200)
    writeFileSync(join(folder, 'a.js'), script)
    writeFileSync(join(folder, 'small.js'), 'x()')
    writeFileSync(join(folder, 'picture.png'), script)
    compressFiles(folder)
    expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'picture.png', 'small.js'])
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script)
    expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(script)
  })
})
