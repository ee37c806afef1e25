import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatSpecifier,
  getSpecifierNumber,
  parseSpecifier,
  SPECIFIER_KEYS,
  type SpecifierValues,
} from './specifier.ts'

describe('parseSpecifier: one spelling only', () => {
  it.each<[string, SpecifierValues]>([
    ['', {}],
    ['hcp=-1.5', { hcp: -1.5 }],
    ['hcp=0', { hcp: 0 }],
    ['hcp=100', { hcp: 100 }],
    ['total=2.25', { total: 2.25 }],
    ['total=220.5', { total: 220.5 }],
    ['total=100000.5', { total: 100_000.5 }],
    ['goalnr=2|hcp=-1', { goalnr: 2, hcp: -1 }],
    ['gamenr=5|setnr=1', { gamenr: 5, setnr: 1 }],
    ['mapnr=3|total=26.5', { mapnr: 3, total: 26.5 }],
    ['hcp=-4.5|quarternr=2', { quarternr: 2, hcp: -4.5 }],
    ['variant=sr%3Aexact_games%3A3+', { variant: 'sr:exact_games:3+' }],
    ['variant=a%7Cb%3D100%25', { variant: 'a|b=100%' }],
    ['variant=Qarabağ', { variant: 'Qarabağ' }],
  ])('%s is read', (text, values) => {
    expect(parseSpecifier(text)).toEqual({ ok: true, value: values })
    expect(formatSpecifier(values)).toBe(text)
  })

  it.each([
    'hcp=-1.50',
    'hcp=+1',
    'hcp=-0',
    'hcp=1e1',
    'hcp=0.1',
    'hcp=1000000000',
    'hcp= 1',
    'hcp=',
    'hcp',
    '=1',
    'total=0',
    'total=-1',
    'total=0220.5',
    'goalnr=0',
    'goalnr=1.5',
    'setnr=-1',
    'setnr=1|gamenr=5',
    'hcp=1|goalnr=2',
    'hcp=1|hcp=1',
    'hcp=1=2',
    'line=1',
    'hcp=1|',
    '|',
    'hcp=１',
    'total=0x1',
    'variant=',
    'variant=a:b',
    'variant=a%3ab',
    'variant=a%41b',
    'variant=100%',
    'variant=a\u0000b',
    'variant=\ud800',
    'variant=g\u0306',
    `variant=${'a'.repeat(101)}`,
  ])('%s is refused', (text) => {
    expect(parseSpecifier(text).ok).toBe(false)
  })

  it('asserts on a value that cannot be one', () => {
    expect(() => formatSpecifier({ hcp: 0.1 })).toThrow('not a specifier value')
    expect(() => formatSpecifier({ variant: '' })).toThrow('not a specifier value')
  })

  it('sorts its keys, whatever the table says', () => {
    expect(SPECIFIER_KEYS).toEqual([...SPECIFIER_KEYS].sort())
  })

  it('gives a number that is there, and asserts on one that is not', () => {
    expect(getSpecifierNumber('setnr=2|total=12.5', 'total')).toBe(12.5)
    expect(() => getSpecifierNumber('setnr=2', 'total')).toThrow('has no total')
  })
})

const anyNumber = fc.integer({ min: 1, max: 4_000_000 })
const anyText = fc
  .oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^[%:|=a-f0-9+]{1,20}$/))
  .filter((text) => parseSpecifier(formatIfText(text)).ok)
const anyValues: fc.Arbitrary<SpecifierValues> = fc
  .record(
    {
      hcp: anyNumber.map((quarters) => (quarters - 2_000_000) / 4),
      total: anyNumber.map((quarters) => quarters / 4),
      setnr: anyNumber,
      gamenr: anyNumber,
      quarternr: anyNumber,
      mapnr: anyNumber,
      n: anyNumber,
      variant: anyText,
    },
    { requiredKeys: [] },
  )
  .map((values) => values as SpecifierValues)

/** What cannot be a text is refused before anything is made of it. */
function formatIfText(text: string): string {
  try {
    return formatSpecifier({ variant: text })
  } catch {
    return 'variant='
  }
}

describe('specifiers there and back', () => {
  it('every set of values is read back from its text, which holds no colon', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const text = formatSpecifier(values)
        expect(text).not.toContain(':')
        expect(parseSpecifier(text)).toEqual({ ok: true, value: values })
      }),
    )
  })

  it('what is read is written the same: no text has two spellings', () => {
    const pieces = fc.constantFrom(
      'hcp',
      'total',
      'setnr',
      'variant',
      '=',
      '|',
      '-',
      '1',
      '0',
      '.5',
      '%3A',
      '%',
      ':',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 8 }).map((list) => list.join('')),
        ),
        (text) => {
          const parsed = parseSpecifier(text)
          if (parsed.ok) expect(formatSpecifier(parsed.value)).toBe(text)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
