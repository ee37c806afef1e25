import type { CrashBet, CrashState } from '@xezer/contract/game-server'
import { describe, expect, it } from 'vitest'
import { flightOf, isSilent, SILENT_MS, shownPoint, ticked, withBets } from './flight.ts'

const FLYING: CrashState = {
  phase: 'flying',
  number: 7,
  leftMs: 0,
  elapsedMs: 1000,
  hash: '',
  chain: null,
  bets: [],
  past: [],
  end: null,
}
const bet = (number: number, out: number | null): CrashBet => ({
  bet: number,
  who: 'A',
  stakeMinor: 100,
  currency: 'AZN',
  out,
  paidMinor: out ?? 0,
})

describe('a flight on the clock of the server', () => {
  it('goes on between its words', () => {
    const flight = flightOf(FLYING, 50_000)
    expect(flight.startMs).toBe(49_000)
    expect(shownPoint(flight, 50_000)).toBe(106)
    expect(shownPoint(flight, 53_000)).toBe(127)
  })

  it('is corrected by a word that came quicker, and not set back by one that came late', () => {
    const flight = flightOf(FLYING, 50_000)
    expect(ticked(flight, { number: 7, elapsedMs: 2100 }, 51_000).startMs).toBe(48_900)
    expect(ticked(flight, { number: 7, elapsedMs: 1400 }, 51_000).startMs).toBe(49_000)
    expect(ticked(flight, { number: 6, elapsedMs: 9000 }, 51_000).startMs).toBe(49_000)
  })

  it('stands still when nothing is heard any more', () => {
    const flight = flightOf(FLYING, 50_000)
    expect(isSilent(flight, 50_000 + SILENT_MS)).toBe(false)
    expect(isSilent(flight, 50_001 + SILENT_MS)).toBe(true)
    expect(shownPoint(flight, 90_000)).toBe(shownPoint(flight, 50_000 + SILENT_MS))
  })

  it('ends at the point that the server says', () => {
    const end = { link: '', before: '', seeds: [], point: 247, chain: { published: '', place: 1 } }
    expect(shownPoint(flightOf({ ...FLYING, phase: 'crashed', end }, 1), 99_999)).toBe(247)
  })

  it('takes new bets and those that were taken out, each once', () => {
    const flight = withBets(
      flightOf({ ...FLYING, bets: [bet(1, null), bet(2, null)] }, 1),
      [bet(2, 150), bet(3, null)],
      2,
    )
    expect(flight.bets.map(({ bet: number, out }) => [number, out])).toEqual([
      [1, null],
      [2, 150],
      [3, null],
    ])
  })
})
