import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from './football-markets.ts'
import { formatHandle, isSpecifierOf, parseHandle } from './handle.ts'
import type { MarketType } from './market-type.ts'
import { formatSpecifier, parseSpecifier } from './specifier.ts'

describe('parseSpecifier: one spelling only', () => {
  it.each([
    ['', {}],
    ['hcp=-1.5', { hcp: -1.5 }],
    ['hcp=0', { hcp: 0 }],
    ['total=2.25', { total: 2.25 }],
    ['goalnr=2|hcp=-1', { goalnr: 2, hcp: -1 }],
  ])('%s is read', (text, values) => {
    expect(parseSpecifier(text)).toEqual({ ok: true, value: values })
  })

  it.each([
    'hcp=-1.50',
    'hcp=+1',
    'hcp=-0',
    'hcp=1e1',
    'hcp=0.1',
    'hcp=100',
    'hcp= 1',
    'hcp=',
    'hcp',
    '=1',
    'total=0',
    'total=-1',
    'goalnr=0',
    'goalnr=1.5',
    'hcp=1|goalnr=2',
    'hcp=1|hcp=1',
    'hcp=1=2',
    'line=1',
    'hcp=1|',
    '|',
    'hcp=１',
    'total=0x1',
  ])('%s is refused', (text) => {
    expect(parseSpecifier(text).ok).toBe(false)
  })

  it('asserts on a value that cannot be a line', () => {
    expect(() => formatSpecifier({ hcp: 0.1 })).toThrow('not a specifier value')
  })
})

describe('parseHandle: only what the catalogue knows', () => {
  it.each([
    ['7:1x2::x', { eventId: 7, type: '1x2', specifier: '', outcome: 'x' }],
    ['7:total:total=2.5:over', { eventId: 7, type: 'total', specifier: 'total=2.5', outcome: 'over' }],
    ['7:correct_score::2:1', { eventId: 7, type: 'correct_score', specifier: '', outcome: '2:1' }],
    ['7:winning_margin::1_by_3+', { eventId: 7, type: 'winning_margin', specifier: '', outcome: '1_by_3+' }],
  ])('%s is read', (text, selection) => {
    expect(parseHandle(text)).toEqual({ ok: true, value: selection })
  })

  it.each([
    '',
    ':::',
    '0:1x2::x',
    '07:1x2::x',
    '-7:1x2::x',
    '7.5:1x2::x',
    '9999999999999999:1x2::x',
    '7:nope::x',
    '7:1x2::3',
    '7:1x2:total=2.5:x',
    '7:1x2:x',
    '7:total::over',
    '7:total:total=2.25:over',
    '7:total:hcp=2.5:over',
    '7:result_total:total=2:1_over',
    '7:ehcp:hcp=0.5:1',
    '7:correct_score::6:6',
    '7:1x2::x:',
    '７:1x2::x',
    '7:1x2::x ',
  ])('%s is refused', (text) => {
    expect(parseHandle(text)).toEqual({ ok: false, error: 'handle_invalid' })
  })

  it('reads back every handle it writes', () => {
    const selection = fc
      .tuple(
        fc.integer({ min: 1, max: 2 ** 40 }),
        fc.constantFrom(...FOOTBALL_MARKETS),
        fc.integer({ min: 1, max: 20 }),
      )
      .chain(([eventId, type, line]) =>
        fc.constantFrom(...type.outcomes).map((outcome) => ({
          eventId,
          type: type.key,
          specifier: specifierFor(type, line),
          outcome,
        })),
      )
    fc.assert(
      fc.property(selection, (written) => {
        expect(parseHandle(formatHandle(written))).toEqual({ ok: true, value: written })
      }),
    )
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseHandle(text).ok === 'boolean'))
  })
})

function specifierFor(type: MarketType, line: number): string {
  const offset = type.lines === 'half_only' ? 0.5 : 0
  const specifier = formatSpecifier(Object.fromEntries(type.specifierKeys.map((key) => [key, line + offset])))
  expect(isSpecifierOf(type, specifier)).toBe(true)
  return specifier
}
