import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LISTED_THEMES } from './listed-themes.ts'
import { BYTES_MAX, BYTES_MIN, DRAWINGS, listDrawings, SIZES, THUMBNAILS } from './thumbnails.ts'

const ALL_BYTES_MAX = 2_500_000
const files = LISTED_THEMES.flatMap((listed) =>
  SIZES.map(({ suffix, width, height }) => ({ file: `${listed.listing.id}${suffix}.jpeg`, width, height })),
)

describe('the pictures of games', () => {
  it('are made of the drawings as they are now: after a change, npm run games:art', () => {
    expect(readFileSync(DRAWINGS, 'utf8')).toBe(listDrawings())
  })

  it.each(files)('$file is $width by $height and neither poor nor heavy', ({ file, width, height }) => {
    const path = join(THUMBNAILS, file)
    expect(existsSync(path)).toBe(true)
    expect(statSync(path).size).toBeGreaterThanOrEqual(BYTES_MIN)
    expect(statSync(path).size).toBeLessThanOrEqual(BYTES_MAX)
    expect(sizeOf(readFileSync(path))).toEqual({ width, height })
  })

  it('are those of the listed games and no others', () => {
    const kept = readdirSync(THUMBNAILS).filter((file) => file.endsWith('.jpeg'))
    expect(kept.sort()).toEqual(files.map(({ file }) => file).sort())
  })

  it('stay small together', () => {
    const bytes = readdirSync(THUMBNAILS).reduce(
      (sum, file) => sum + statSync(join(THUMBNAILS, file)).size,
      0,
    )
    expect(bytes).toBeLessThan(ALL_BYTES_MAX)
  })
})

/** Of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer) {
  let at = 2
  while (jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2)
      return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return null
}
