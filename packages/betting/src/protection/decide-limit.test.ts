import { type Minor, minor } from '@xezer/money/minor'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmLimit, decideLimit, findPassedLimit, findWanted, type OwnLimit } from './decide-limit.ts'

const NOW = 1_795_255_200_000
const DAY_MS = 86_400_000
const money = (amount: number) => minor(BigInt(Math.round(amount * 100)))
const limit = (amount: number, wanted: OwnLimit['wanted'] = null): OwnLimit => ({
  amountMinor: money(amount),
  wanted,
})
const asked = (amount: number | null, fromMs: number): OwnLimit['wanted'] => ({
  amountMinor: amount === null ? null : money(amount),
  fromMs,
  untilMs: fromMs + 7 * DAY_MS,
})

describe('decideLimit: less at once, more after a day and a second word', () => {
  it.each<[string, OwnLimit | null, number | null, OwnLimit | null]>([
    ['the first one at once', null, 100, limit(100)],
    ['none where there is none', null, null, null],
    ['lower at once', limit(100), 50, limit(50)],
    ['the same at once', limit(100), 100, limit(100)],
    ['higher waits', limit(100), 100.01, limit(100, asked(100.01, NOW + DAY_MS))],
    ['none waits', limit(100), null, limit(100, asked(null, NOW + DAY_MS))],
    ['lower drops what was asked', limit(100, asked(500, NOW)), 50, limit(50)],
    ['the same takes it back', limit(100, asked(500, NOW)), 100, limit(100)],
    ['asked again waits no longer', limit(100, asked(500, NOW + 5)), 500, limit(100, asked(500, NOW + 5))],
    ['another waits anew', limit(100, asked(500, NOW)), 600, limit(100, asked(600, NOW + DAY_MS))],
    [
      'what lapsed is asked anew',
      limit(100, asked(500, NOW - 7 * DAY_MS)),
      500,
      limit(100, asked(500, NOW + DAY_MS)),
    ],
  ])('%s', (_name, current, amount, expected) => {
    expect(decideLimit(current, amount === null ? null : money(amount), NOW)).toEqual(expected)
  })
})

describe('confirmLimit', () => {
  it.each<[string, OwnLimit | null, string | number | null]>([
    ['nothing there', null, 'limit_not_asked'],
    ['nothing asked', limit(100), 'limit_not_asked'],
    ['a millisecond before the day is over', limit(100, asked(500, NOW + 1)), 'limit_too_early'],
    ['as the day is over', limit(100, asked(500, NOW)), 500],
    ['the removal', limit(100, asked(null, NOW)), null],
    ['a millisecond before it lapses', limit(100, asked(500, NOW - 7 * DAY_MS + 1)), 500],
    ['as it lapses', limit(100, asked(500, NOW - 7 * DAY_MS)), 'limit_not_asked'],
  ])('%s', (_name, current, expected) => {
    const said = confirmLimit(current, NOW)
    const value = said.ok ? said.value && Number(said.value.amountMinor) / 100 : said.error
    expect(value).toBe(expected)
  })

  it('whatever is asked, the limit in force never rises without a day and a word', () => {
    const word = fc.oneof(
      fc.record({ amount: fc.option(fc.bigInt({ min: 1n, max: 1000n })), afterMs: fc.nat(3 * DAY_MS) }),
      fc.record({ confirm: fc.constant(true), afterMs: fc.nat(9 * DAY_MS) }),
    )
    const inForce = (one: OwnLimit | null) => one?.amountMinor ?? 1_000_000n
    fc.assert(
      fc.property(fc.array(word), (words) => {
        let [current, nowMs]: [OwnLimit | null, number] = [null, NOW]
        for (const one of words) {
          nowMs += one.afterMs
          const before = current
          if ('confirm' in one) {
            const said = confirmLimit(current, nowMs)
            if (said.ok) expect(findWanted(before, nowMs)?.fromMs).toBeLessThanOrEqual(nowMs)
            current = said.ok ? said.value : current
          } else {
            const amount = one.amount === null ? null : minor(one.amount)
            current = decideLimit(current, amount as Minor | null, nowMs)
            expect(inForce(current) <= inForce(before)).toBe(true)
          }
        }
      }),
    )
  })
})

describe('findPassedLimit: the strictest of all that apply', () => {
  const of = (name: string, amount: number, used: number) => ({
    name,
    amountMinor: money(amount),
    usedMinor: BigInt(Math.round(used * 100)),
  })
  it.each([
    ['none', [], 10, null],
    ['exactly the limit', [of('day', 100, 90)], 10, null],
    ['a qəpik more', [of('day', 100, 90.01)], 10, ['day', 9.99]],
    [
      'the one that leaves least',
      [of('day', 100, 95), of('week', 500, 498), of('month', 9999, 0)],
      10,
      ['week', 2],
    ],
    ['nothing left', [of('day', 100, 120)], 1, ['day', 0]],
    ['more came back than went', [of('loss', 100, -50)], 150, null],
    ['and then it ends too', [of('loss', 100, -50)], 150.01, ['loss', 150]],
  ] as const)('%s', (_name, limits, more, expected) => {
    const passed = findPassedLimit(limits, money(more))
    expect(passed && [passed.name, Number(passed.leftMinor) / 100]).toEqual(expected)
  })
})
