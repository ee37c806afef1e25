import { describe, expect, it } from 'vitest'
import { ageOn } from './decide-registration.ts'

describe('ageOn: whole years on the day', () => {
  it.each([
    ['2008-11-21', '2026-11-21', 18, 'on the birthday itself'],
    ['2008-11-22', '2026-11-21', 17, 'a day before it'],
    ['2008-02-29', '2026-02-28', 17, 'born on a leap day'],
    ['2008-02-29', '2026-03-01', 18, 'a year older on 1 March'],
    ['1999-12-31', '2026-01-01', 26, 'over the turn of the year'],
  ])('%s on %s is %i (%s)', (birthdate, today, years) => {
    expect(ageOn(birthdate, today)).toBe(years)
  })
})
