import { describe, expect, it } from 'vitest'
import type { BetRecord, LegNames } from './bet-record.ts'
import { createLegNamesMemory } from './leg-names.ts'

const called = (home: string): LegNames => {
  const name = (text: string) => ({ az: text, ru: text, en: text })
  return {
    sportAlias: 'football',
    sport: name('Futbol'),
    league: name('Liqa'),
    home: name(home),
    away: name('B'),
  }
}
const betOn = (...names: LegNames[]) =>
  ({ legs: names.map((one) => ({ names: one })) }) as unknown as BetRecord

describe('what legs are called', () => {
  it('has one id wherever it is said', () => {
    const [one, other] = [createLegNamesMemory(), createLegNamesMemory()]
    expect(one.idOf(called('A'))).toBe(other.idOf(called('A')))
    expect(one.idOf(called('A'))).not.toBe(one.idOf(called('C')))
  })

  it('is written, each once, until a transaction that wrote it was committed', () => {
    const memory = createLegNamesMemory()
    const [first, second] = [called('A'), called('C')]
    const ids = [first, second, called('A')].map((names) => memory.idOf(names))
    expect(memory.listUnwritten(ids).map(({ text }) => JSON.parse(text))).toEqual([first, second])
    expect(memory.listUnwritten(ids)).toHaveLength(2)
    memory.keepWritten([betOn(first)])
    expect(memory.listUnwritten(ids).map(({ id }) => id)).toEqual([memory.idOf(second)])
  })

  it('is forgotten beyond its bound and written again', () => {
    const memory = createLegNamesMemory()
    const first = called('A')
    memory.idOf(first)
    for (let club = 0; club < 20_000; club++) memory.idOf(called(`Club ${club}`))
    memory.keepWritten([betOn(first)])
    expect(memory.listUnwritten([memory.idOf(first)])).toHaveLength(1)
  })
})
