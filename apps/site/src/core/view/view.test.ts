import { formatClock, formatEventTime, formatOffset } from '@xezer/i18n/format-time'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { oddsText, shownView, showView, USUAL_VIEW } from './view.ts'

afterEach(() => showView(USUAL_VIEW))

const NOON = new Date(Date.UTC(2026, 10, 23, 12, 0))

describe('ways of seeing', () => {
  it('odds are decimal until another way is chosen, and again when it is left', async () => {
    expect(oddsText(1850)).toBe('1.85')
    await showView({ ...USUAL_VIEW, odds: 'fractional' })
    expect(oddsText(1850)).toBe('17/20')
    await showView(USUAL_VIEW)
    expect(oddsText(1850)).toBe('1.85')
  })

  it('whoever shows odds hears of it when they can be written so, not before', async () => {
    const heard = vi.fn(() => oddsText(2500))
    const forget = shownView.subscribe(heard)
    await showView({ ...USUAL_VIEW, odds: 'american' })
    forget()
    expect(heard.mock.results.map(({ value }) => value)).toEqual(['+150'])
  })

  it('of several wishes the last one counts', async () => {
    const first = showView({ ...USUAL_VIEW, odds: 'american' })
    await Promise.all([first, showView(USUAL_VIEW)])
    expect([oddsText(1850), shownView.read().odds]).toEqual(['1.85', 'decimal'])
  })

  it('what is no format stays decimal', async () => {
    await showView({ ...USUAL_VIEW, odds: 'roman' as 'decimal' })
    expect(oddsText(1850)).toBe('1.85')
  })

  it.each([
    [240, '23/11 16:00', '16:00:00', 'UTC+4'],
    [-210, '23/11 08:30', '08:30:00', 'UTC-3:30'],
    [0, '23/11 12:00', '12:00:00', 'UTC'],
    [780, '24/11 01:00', '01:00:00', 'UTC+13'],
  ])('times are told in the zone that is chosen: %i minutes', async (zone, time, clock, name) => {
    await showView({ ...USUAL_VIEW, zone })
    expect([formatEventTime(NOON), formatClock(NOON), formatOffset(NOON)]).toEqual([time, clock, name])
    // What the server drew is told in its own zone whatever was chosen.
    expect(formatEventTime(NOON, 240)).toBe('23/11 16:00')
  })
})
