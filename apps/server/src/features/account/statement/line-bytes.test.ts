import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '../csv-line.ts'
import { createLineBytes } from './line-bytes.ts'

const most = { max: Number.MAX_SAFE_INTEGER }
const line = fc.record({
  number: fc.integer({ min: 1, ...most }),
  atMs: fc.integer({ min: -1_000_000_000_000, max: 4_000_000_000_000 }),
  kind: fc.constantFrom('Mərc', 'Выигрыш', 'Payout', 'ö'.repeat(400)),
  subject: fc.integer({ min: 0, ...most }),
  amount: fc.integer({ min: -Number.MAX_SAFE_INTEGER, ...most }),
  balance: fc.integer({ min: -Number.MAX_SAFE_INTEGER, ...most }),
})

/** The same by texts of exact numbers. */
function plain(minor: number, mark: string): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}

describe('createLineBytes', () => {
  it.each(['az', 'en'] as const)('writes what texts would say (%s)', (locale) => {
    const [separator, decimal] = locale === 'en' ? [',', '.'] : [';', ',']
    fc.assert(
      fc.property(fc.array(line, { maxLength: 300 }), (lines) => {
        const bytes = createLineBytes({ separator, decimal, currency: 'AZN' })
        const texts = lines.map(({ number, atMs, kind, subject, amount, balance }) => {
          bytes.add({ number, atMs, kind: Buffer.from(kind), subject, amount, balance })
          const side = plain(Math.abs(amount), decimal)
          const cells = [new Date(atMs).toISOString(), kind, subject === 0 ? '' : String(subject)]
          const sides = amount < 0 ? ['', side] : [side, '']
          // No cell of it is quoted: the decimal comma stands where cells are parted by the semicolon.
          return [number, ...cells, ...sides, plain(balance, decimal), 'AZN'].join(separator) + '\r\n'
        })
        expect(bytes.take().toString()).toBe(texts.join(''))
        expect(bytes.take()).toHaveLength(0)
      }),
      { numRuns: 60 },
    )
    expect(csvLine(['1', '2'], locale)).toBe(`1${separator}2\r\n`)
  })
})
