import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { expectPlayed } from '../example-rounds.ts'
import { createHoldHint, pokerFigures } from './best-hold.ts'
import { dealPoker, endPoker, POKER_HANDS, readHand } from './video-poker.ts'

const RANKS = 'A23456789TJQK'
const SUITS = 'shdc'
const cards = (text: string) =>
  text.split(' ').map((name) => RANKS.indexOf(name[0] ?? '') * 4 + SUITS.indexOf(name[1] ?? ''))
const nameOf = (text: string) => must(POKER_HANDS[readHand(cards(text))], 'a hand').name

describe('video poker', () => {
  it.each([
    ['As Ks Qs Js Ts', 'royal-flush'],
    ['9h Kh Qh Jh Th', 'straight-flush'],
    ['Ad 2d 3d 4d 5d', 'straight-flush'],
    ['7s 7h 7d 7c 2s', 'four'],
    ['7s 7h 7d 2c 2s', 'full-house'],
    ['2s 9s 4s Js Ks', 'flush'],
    ['As Kh Qs Js Ts', 'straight'],
    ['As 2h 3s 4s 5s', 'straight'],
    ['Ks As 2h 3s 4s', 'nothing'],
    ['7s 7h 7d Kc 2s', 'three'],
    ['7s 7h 3d 3c 2s', 'two-pair'],
    ['Js Jh 3d 4c 2s', 'jacks'],
    ['As Ah 3d 4c 2s', 'jacks'],
    ['Ts Th 3d 4c 2s', 'nothing'],
  ])('%s is %s', (text, name) => {
    expect(nameOf(text)).toBe(name)
  })

  const figures = pokerFigures()
  const hint = createHoldHint()
  it('is worth what the best hold of every hand brings', () => {
    expect(figures.rtp).toBeCloseTo(0.995439, 7)
    expect(figures.hitRate).toBeCloseTo(0.4546, 4)
    expect(Math.round(figures.royalOneIn)).toBe(40_391)
    expect(figures.deviation).toBeCloseTo(4.42, 2)
  })

  it('plays so with the hint', () => {
    const holds = new Map<string, readonly boolean[]>()
    expectPlayed('video poker', figures, (draws) => {
      const deal = dealPoker(draws)
      const key = deal.dealt.join()
      const hold = holds.get(key) ?? hint(deal.dealt)
      holds.set(key, hold)
      return endPoker(deal, hold).factor
    })
  }, 180_000)

  it('replaces from the left to the right', () => {
    const deal = { dealt: [0, 1, 2, 3, 4], next: [40, 41, 42, 43, 44] }
    expect(endPoker(deal, [false, true, true, false, true]).cards).toEqual([40, 1, 2, 41, 4])
  })

  it('keeps four of a royal flush and throws a made flush away', () => {
    expect(hint(cards('As Ks Qs Js 2s'))).toEqual([true, true, true, true, false])
    expect(hint(cards('As Ah 3d 4c 2s'))).toEqual([true, true, false, false, false])
  })
})
