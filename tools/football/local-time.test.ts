import { describe, expect, it } from 'vitest'
import { utcMinutes } from './local-time.ts'

describe('utcMinutes: the instant of a local kick-off', () => {
  it.each([
    ['2026-01-10', '21:00', 'Europe/Madrid', '2026-01-10T20:00Z', 'winter time'],
    ['2026-08-16', '21:00', 'Europe/Madrid', '2026-08-16T19:00Z', 'summer time'],
    ['2026-03-29', '13:00', 'Europe/Berlin', '2026-03-29T11:00Z', 'the day on which summer time begins'],
    ['2026-10-25', '13:00', 'Europe/Berlin', '2026-10-25T12:00Z', 'the day on which it ends'],
    ['2026-11-21', '20:00', 'America/Sao_Paulo', '2026-11-21T23:00Z', 'west of Greenwich'],
    ['2026-11-21', '9:00', 'Asia/Baku', '2026-11-21T05:00Z', 'an hour of one digit'],
  ])('%s %s in %s is %s (%s)', (date, time, zone, expected) => {
    expect(new Date(utcMinutes(date, time, zone) * 60_000).toISOString().replace(':00.000', '')).toBe(
      expected,
    )
  })
})
