import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createZipParts, PART_BYTES } from './zip-parts.ts'

describe('a zip that is made in parts', () => {
  it('is one zip when they are put together, and never more in memory than was added since', () => {
    const zip = createZipParts(new Date('2026-11-23T12:00:00Z'))
    const parts: Uint8Array[] = []
    // Digits of a chain that no packer shortens much.
    let state = 1
    const noise = () => {
      let text = ''
      while (text.length < 100_000) {
        state = (state * 48_271) % 0x7fffffff
        text += state.toString(36)
      }
      return text
    }
    const written: Record<string, string> = { 'a.csv': '', 'rows/b.json': '' }
    for (const name of Object.keys(written)) {
      zip.begin(name)
      for (let turn = 0; turn < 20; turn++) {
        const text = noise()
        written[name] += text
        zip.add(text)
        parts.push(...zip.take())
      }
    }
    zip.end()
    parts.push(...zip.take())
    expect(parts.length).toBeGreaterThan(5)
    expect(parts.slice(0, -1).every((part) => part.length === PART_BYTES)).toBe(true)
    const files = unzipSync(Buffer.concat(parts))
    expect(
      Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])),
    ).toEqual(written)
    expect(zip.take()).toEqual([])
  })

  it('keeps letters of every language, and files of which nothing is said', () => {
    const zip = createZipParts(new Date('2026-11-23T12:00:00Z'))
    zip.begin('empty.json')
    zip.begin('az.txt')
    zip.add('Hesabınızın surəti · Копия')
    zip.end()
    const files = unzipSync(Buffer.concat(zip.take()))
    expect(files['empty.json']).toHaveLength(0)
    expect(strFromU8(files['az.txt'] ?? new Uint8Array())).toBe('Hesabınızın surəti · Копия')
  })
})
