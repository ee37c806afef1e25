import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findComplaints } from '../example-svg.ts'
import type { Theme } from '../theme.ts'

const keys = readdirSync(new URL('.', import.meta.url))
  .filter((file) => !file.includes('.test.'))
  .map((file) => file.replace('.ts', ''))
const themes: readonly Theme[] = await Promise.all(
  keys.map(async (key) => ((await import(`./${key}.ts`)) as { theme: Theme }).theme),
)
const drawn = themes.flatMap(({ key, symbols }) =>
  Object.entries(symbols ?? {}).map(([letter, draw]) => [`${key} ${letter}`, letter, draw()] as const),
)

describe('themes', () => {
  it('stand in files of their keys', () => {
    expect(themes.map(({ key }) => key)).toEqual(keys)
  })

  it.each(themes.map((theme) => [theme.key, theme] as const))(
    '%s is a sound scene of its own',
    (_key, theme) => {
      const scene = theme.scene()
      expect(findComplaints(scene)).toEqual([])
      expect(scene).toContain('viewBox="0 0 300 188"')
      expect(theme.scene()).toBe(scene)
      // Drawn by code, not stored: what a frame loads is far less than this.
      expect(gzipSync(scene).length).toBeLessThan(24_000)
    },
  )

  it.each(themes.map(({ key, palette }) => [key, palette] as const))(
    '%s has words that can be read on its stage',
    (_key, { ink, stageEdge, stageMiddle }) => {
      for (const stage of [stageEdge, stageMiddle]) expect(contrast(ink, stage)).toBeGreaterThanOrEqual(7)
    },
  )

  it('have palettes of their own', () => {
    for (const name of ['accent', 'stageMiddle'] as const) {
      const colours = themes.map(({ palette }) => palette[name])
      expect(new Set(colours).size).toBeGreaterThanOrEqual(themes.length - 4)
    }
  })
})

describe('symbols', () => {
  it.each(drawn)('%s is a sound drawing', (_name, letter, svg) => {
    expect(findComplaints(svg)).toEqual([])
    expect(svg).toContain(letter === 'Wtall' ? 'viewBox="0 0 100 300"' : 'viewBox="0 0 100 100"')
  })

  it('of a theme differ from each other', () => {
    for (const { symbols } of themes) {
      const texts = Object.values(symbols ?? {}).map((draw) => draw().replace(/[a-z]+-[A-Za-z]+-\d+/g, ''))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

/** WCAG's ratio of two colours. */
function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
