import { randomBytes } from 'node:crypto'
import type { Queryable } from '@xezer/db/pool'
import { expect, it } from 'vitest'
import { createSealing } from '../../core/sealing/sealing.ts'
import { createBonusTickets } from './bonus-tickets.ts'

const TEN_MINUTES_MS = 600_000
const START_MS = Date.UTC(2026, 10, 23, 12)

/** A database whose clock is moved by hand. */
function handDatabase() {
  let nowMs = START_MS
  const database = { query: async () => ({ rows: [{ now_ms: BigInt(nowMs) }] }) } as unknown as Queryable
  return { database, pass: (ms: number) => (nowMs += ms) }
}

const sealing = createSealing(Buffer.alloc(32, 7), { bytes: (count) => randomBytes(count) })
const ticketOf = (address: string) => new URL(address, 'http://localhost').hash.replace('#ticket=', '')

it.each([
  [0, true],
  [TEN_MINUTES_MS - 1, true],
  [TEN_MINUTES_MS, false],
  [TEN_MINUTES_MS * 1000, false],
])('a ticket %d ms old holds: %s', async (ageMs, holds) => {
  const { database, pass } = handDatabase()
  const tickets = createBonusTickets(database, sealing)
  const ticket = ticketOf(await tickets.frameOf(7, 'az'))
  pass(ageMs)
  expect(await tickets.holds(ticket, 7)).toBe(holds)
})

it('may lie in the address of another site, which keeps what it says itself', async () => {
  const { database } = handDatabase()
  const tickets = createBonusTickets(database, sealing, 'https://b.example/bets?skin=2&user=1#top')
  const address = new URL(await tickets.frameOf(7, 'ru'))
  expect(`${address.origin}${address.pathname}`).toBe('https://b.example/bets')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ skin: '2', user: '7', isMobile: 'false', lang: 'ru' },
  })
  expect(await tickets.holds(ticketOf(address.href), 7)).toBe(true)
})

it('opens for its player alone, and only as what it was sealed for', async () => {
  const { database } = handDatabase()
  const tickets = createBonusTickets(database, sealing)
  const ticket = ticketOf(await tickets.frameOf(7, 'az'))
  expect(await tickets.holds(ticket, 8)).toBe(false)
  const later = Buffer.from(String(START_MS * 2))
  for (const item of [
    { playerId: 7, kind: 'totp', id: '' },
    { playerId: 7, kind: 'bonus_ticket', id: '1' },
  ])
    expect(await tickets.holds(sealing.seal(later, item).toString('base64url'), 7)).toBe(false)
  expect(await tickets.holds(later.toString('base64url'), 7)).toBe(false)
})
