import { type BreakLength, EXCLUSION_LENGTHS, TIME_OUT_LENGTHS } from '@xezer/sport/break-length'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Break, decideBreak, decideReturn, decideReturnAsked, isOnBreak } from './decide-break.ts'

const at = (text: string) => Date.parse(text)
const NOW = at('2026-08-31T10:00:00.000Z')
const DAY_MS = 86_400_000
const LENGTHS: readonly BreakLength[] = [...TIME_OUT_LENGTHS, ...EXCLUSION_LENGTHS]

const timeOut = (endsAtMs: number): Break => ({ kind: 'time_out', endsAtMs, returnFromMs: null })
const exclusion = (endsAtMs: number | null, returnFromMs: number | null = null): Break => ({
  kind: 'exclusion',
  endsAtMs,
  returnFromMs,
})

describe('decideBreak: how long each length is', () => {
  it.each<[BreakLength, string | null]>([
    ['24h', '2026-09-01T10:00:00.000Z'],
    ['7d', '2026-09-07T10:00:00.000Z'],
    ['30d', '2026-09-30T10:00:00.000Z'],
    ['42d', '2026-10-12T10:00:00.000Z'],
    // There is no 31 February.
    ['6m', '2027-02-28T10:00:00.000Z'],
    ['1y', '2027-08-31T10:00:00.000Z'],
    ['2y', '2028-08-31T10:00:00.000Z'],
    ['5y', '2031-08-31T10:00:00.000Z'],
    ['ever', null],
  ])('%s from 31 August ends %s', (length, end) => {
    const kind = (TIME_OUT_LENGTHS as readonly string[]).includes(length) ? 'time_out' : 'exclusion'
    expect(decideBreak(null, length, NOW)).toEqual({
      ok: true,
      value: { kind, endsAtMs: end === null ? null : at(end), returnFromMs: null },
    })
  })
})

describe('decideBreak: months are those of Baku, whatever day it is elsewhere', () => {
  it.each<[from: string, BreakLength, end: string]>([
    ['2027-03-01T02:00+04:00', '6m', '2027-09-01T02:00+04:00'],
    ['2028-03-01T01:00+04:00', '6m', '2028-09-01T01:00+04:00'],
    ['2027-05-01T03:59+04:00', '6m', '2027-11-01T03:59+04:00'],
    ['2027-03-01T00:00+04:00', '1y', '2028-03-01T00:00+04:00'],
    ['2027-08-31T23:59+04:00', '6m', '2028-02-29T23:59+04:00'],
  ])('from %s %s lasts until %s', (from, length, end) => {
    expect(decideBreak(null, length, at(from))).toMatchObject({ value: { endsAtMs: at(end) } })
  })
})

describe('decideBreak: only ever longer', () => {
  it.each<[string, Break, BreakLength, boolean]>([
    ['a time-out that is over holds nobody', timeOut(NOW), '24h', true],
    ['a millisecond before its end it is made longer', timeOut(NOW + 1), '24h', true],
    ['a week is not shortened to a day', timeOut(NOW + 7 * DAY_MS), '24h', false],
    ['nor begun anew with the same end', timeOut(NOW + DAY_MS), '24h', false],
    ['a time-out becomes an exclusion', timeOut(NOW + 42 * DAY_MS), '6m', true],
    ['an exclusion becomes no time-out', exclusion(NOW + DAY_MS), '42d', false],
    ['not even one that is over but not ended', exclusion(NOW - DAY_MS), '42d', false],
    ['an exclusion that is over may begin anew', exclusion(NOW - DAY_MS, NOW), '6m', true],
    ['five years do not become one', exclusion(NOW + 1800 * DAY_MS), '1y', false],
    ['five years become for ever', exclusion(NOW + 1800 * DAY_MS), 'ever', true],
    ['for ever becomes nothing else', exclusion(null), '5y', false],
    ['and not for ever anew, which would drop the return', exclusion(null, NOW + DAY_MS), 'ever', false],
  ])('%s', (_name, current, length, isTaken) => {
    expect(decideBreak(current, length, NOW).ok).toBe(isTaken)
  })

  it('whatever is pressed in whatever order, nobody may play earlier than before', () => {
    const presses = fc.array(fc.tuple(fc.constantFrom(...LENGTHS), fc.integer({ min: 0, max: 400 * DAY_MS })))
    fc.assert(
      fc.property(presses, (pressed) => {
        let [current, nowMs]: [Break | null, number] = [null, NOW]
        for (const [length, laterMs] of pressed) {
          nowMs += laterMs
          const decided = decideBreak(current, length, nowMs)
          if (!decided.ok) continue
          const endOf = (one: Break) => one.endsAtMs ?? Infinity
          if (isOnBreak(current, nowMs)) expect(endOf(decided.value)).toBeGreaterThan(endOf(current))
          expect(isOnBreak(decided.value, nowMs)).toBe(true)
          current = decided.value
        }
      }),
    )
  })
})

describe('isOnBreak', () => {
  it.each<[Break | null, number, boolean]>([
    [null, NOW, false],
    [timeOut(NOW), NOW - 1, true],
    [timeOut(NOW), NOW, false],
    [exclusion(NOW), NOW - 1, true],
    // Its end opens nothing by itself.
    [exclusion(NOW), NOW + 9000 * DAY_MS, true],
    [exclusion(null), NOW, true],
  ])('%j at %i: %s', (current, nowMs, isOn) => {
    expect(isOnBreak(current, nowMs)).toBe(isOn)
  })
})

describe('coming back: every state and every word', () => {
  const STATES = {
    none: null,
    'time-out': timeOut(NOW + DAY_MS),
    'time-out over': timeOut(NOW - 1),
    running: exclusion(NOW + 1),
    over: exclusion(NOW),
    'for ever': exclusion(null),
    asked: exclusion(NOW - DAY_MS, NOW + 1),
    'asked, and waited': exclusion(NOW - DAY_MS, NOW),
    'for ever, asked': exclusion(null, NOW + 1),
    'for ever, asked, and waited': exclusion(null, NOW),
  } satisfies Record<string, Break | null>

  it.each<[keyof typeof STATES, player: string | number, house: string | number, confirm: string]>([
    ['none', 'return_not_possible', 'return_not_possible', 'return_not_possible'],
    ['time-out', 'return_not_possible', 'return_not_possible', 'return_not_possible'],
    ['time-out over', 'return_not_possible', 'return_not_possible', 'return_not_possible'],
    ['running', 'return_too_early', 'return_too_early', 'return_not_possible'],
    ['over', NOW + DAY_MS, NOW + DAY_MS, 'return_not_possible'],
    ['for ever', 'return_by_house', NOW + 7 * DAY_MS, 'return_not_possible'],
    ['asked', NOW + 1, NOW + 1, 'return_too_early'],
    ['asked, and waited', NOW, NOW, 'free'],
    ['for ever, asked', NOW + 1, NOW + 1, 'return_too_early'],
    ['for ever, asked, and waited', NOW, NOW, 'free'],
  ])('%s: the player asks: %s, the house: %s, he confirms: %s', (name, player, house, confirm) => {
    const state = STATES[name]
    const say = (by: 'player' | 'house') => {
      const asked = decideReturnAsked(state, by, NOW)
      return asked.ok ? asked.value.returnFromMs : asked.error
    }
    const confirmed = decideReturn(state, NOW)
    expect([say('player'), say('house'), confirmed.ok ? 'free' : confirmed.error]).toEqual([
      player,
      house,
      confirm,
    ])
  })
})
