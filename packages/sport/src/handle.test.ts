import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventOfHandle } from './event-of-handle.ts'
import { formatHandle, marketKey, marketOfHandle, parseHandle, typeOfMarketKey } from './handle.ts'
import { outcomeOfHandle } from './outcome-of-handle.ts'
import { formatSpecifier } from './specifier.ts'

/** Handles as bets have stored them since the first release; what they mean never changes. */
const STORED: readonly (readonly [string, string, string, string])[] = [
  ['7:1x2::x', '1x2', '', 'x'],
  ['7:double_chance::1x', 'double_chance', '', '1x'],
  ['7:total:total=2.5:over', 'total', 'total=2.5', 'over'],
  ['7:asian_total:total=2.25:under', 'asian_total', 'total=2.25', 'under'],
  ['7:total_home:total=1:over', 'total_home', 'total=1', 'over'],
  ['7:ahcp:hcp=-0.75:2', 'ahcp', 'hcp=-0.75', '2'],
  ['7:ehcp:hcp=-1:x', 'ehcp', 'hcp=-1', 'x'],
  ['7:next_goal:goalnr=3:none', 'next_goal', 'goalnr=3', 'none'],
  ['7:corners_next:cornernr=11:1', 'corners_next', 'cornernr=11', '1'],
  ['7:race_to:n=3:2', 'race_to', 'n=3', '2'],
  ['7:correct_score::2:1', 'correct_score', '', '2:1'],
  ['7:h1_correct_score::other', 'h1_correct_score', '', 'other'],
  ['7:htft::1/x', 'htft', '', '1/x'],
  ['7:winning_margin::1_by_3+', 'winning_margin', '', '1_by_3+'],
  ['7:goal_range::6+', 'goal_range', '', '6+'],
  ['7:first_goal_time::16-30', 'first_goal_time', '', '16-30'],
  ['7:result_total:total=2.5:1_over', 'result_total', 'total=2.5', '1_over'],
  ['7:h2_corners_ahcp:hcp=0:1', 'h2_corners_ahcp', 'hcp=0', '1'],
  ['7:both_halves_over:total=1.5:yes', 'both_halves_over', 'total=1.5', 'yes'],
  ['7:red_card_away::no', 'red_card_away', '', 'no'],
]

describe('parseHandle', () => {
  it.each(STORED)('%s still is what it was', (handle, type, specifier, outcome) => {
    expect(parseHandle(handle)).toEqual({ eventId: 7, type, specifier, outcome })
    expect(formatHandle(7, type, specifier, outcome)).toBe(handle)
    expect(marketOfHandle(handle)).toBe(`7:${marketKey(type, specifier)}`)
  })

  it.each([
    ['9:total:total=220.5:over', 'total=220.5', 'over'],
    ['9:total:gamenr=5|setnr=1|total=5.5:under', 'gamenr=5|setnr=1|total=5.5', 'under'],
    ['9:winner:variant=sr%3Aa%3D1%7C2:2:1', 'variant=sr%3Aa%3D1%7C2', '2:1'],
  ])('%s is read', (handle, specifier, outcome) => {
    expect(parseHandle(handle)).toMatchObject({ eventId: 9, specifier, outcome })
  })

  it.each([
    '',
    ':::',
    '0:1x2::x',
    '07:1x2::x',
    '-7:1x2::x',
    '7.5:1x2::x',
    '1e0:1x2::x',
    '0x1:1x2::x',
    ' 7:1x2::x',
    '9999999999999999:1x2::x',
    '7:::x',
    '7:1X2::x',
    '7:1x2:x',
    '7:1x2::',
    '7:total:total=2.50:over',
    '7:total:line=2.5:over',
    '7:total:over',
    '７:1x2::x',
  ])('%s is refused', (handle) => {
    expect(parseHandle(handle)).toBeNull()
  })

  const anySelection = fc.record({
    eventId: fc.integer({ min: 1, max: 2 ** 40 }),
    type: fc.stringMatching(/^[a-z0-9_]{1,12}$/),
    specifier: fc
      .record({
        total: fc.integer({ min: 1, max: 2000 }).map((quarters) => quarters / 4),
        variant: fc.stringMatching(/^[%:|=a-z]{1,12}$/),
      })
      .map(formatSpecifier),
    outcome: fc.string({ minLength: 1 }),
  })

  it('reads back every handle that is written, whatever its texts hold', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const { eventId, type, specifier, outcome } = selection
        const handle = formatHandle(eventId, type, specifier, outcome)
        expect(parseHandle(handle)).toEqual(selection)
        expect(eventOfHandle(handle)).toBe(eventId)
        expect(outcomeOfHandle(handle)).toBe(outcome)
        expect(marketOfHandle(handle)).toBe(`${eventId}:${marketKey(type, specifier)}`)
        expect(typeOfMarketKey(marketKey(type, specifier))).toBe(type)
      }),
    )
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseHandle(text) === 'object'))
  })
})
