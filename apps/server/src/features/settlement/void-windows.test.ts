import type { UnvoidMessage, VoidMessage } from '@xezer/odds-book/messages'
import { describe, expect, it } from 'vitest'
import { findStandingVoids, findWindow, type VoidWord } from './void-windows.ts'

const MARKET = { type: '1x2', specifier: '' }
const RECEIVED_MS = 1000
type Window = readonly [fromMs: number | null, toMs: number | null]

function word(kind: 'void' | 'unvoid', atMs: number, [fromMs, toMs]: Window): VoidWord {
  const said = { provider: 'test', producer: 'live', generatedAtMs: atMs, receivedAtMs: atMs } as const
  const about = { ...said, eventId: 5, markets: [MARKET], fromMs, toMs }
  const message: VoidMessage | UnvoidMessage = { ...about, kind }
  return { message, receivedAtMs: RECEIVED_MS }
}
const voided = (atMs: number, window: Window) => word('void', atMs, window)
const ofBtts = ({ message, ...said }: VoidWord): VoidWord => ({
  ...said,
  message: { ...message, markets: [{ type: 'btts', specifier: '' }] },
})
const takenBack = (atMs: number, window: Window) => word('unvoid', atMs, window)

describe('which bets are void: those that were struck at', () => {
  it.each<[string, readonly VoidWord[], readonly number[]]>([
    ['none', [], []],
    ['all before it came', [voided(1, [null, null])], [100, 250, 350, 1000]],
    ['a window', [voided(1, [200, 300])], [250]],
    ['a window with its beginning and without its end', [voided(1, [250, 350])], [250]],
    ['all from an instant on', [voided(1, [300, null])], [350, 1000]],
    ['all before an instant', [voided(1, [null, 300])], [100, 250]],
    ['taken back', [voided(1, [200, 300]), takenBack(2, [200, 300])], []],
    ['taken back by a word that overtook it', [takenBack(2, [200, 300]), voided(1, [200, 300])], []],
    [
      'taken back without a window',
      [voided(1, [200, 300]), voided(1, [300, 400]), takenBack(2, [null, null])],
      [],
    ],
    [
      'taken back, and void again',
      [voided(1, [200, 300]), takenBack(2, [200, 300]), voided(3, [200, 300])],
      [250],
    ],
    ['taken back of another window', [voided(1, [200, 300]), takenBack(2, [200, 400])], [250]],
    [
      'two that overlap, of which one is taken back',
      [voided(1, [200, 300]), voided(2, [200, 400]), takenBack(3, [200, 400])],
      [250],
    ],
    [
      'the same, of which the older one came last',
      [voided(2, [200, 400]), takenBack(3, [200, 400]), voided(1, [200, 300])],
      [250],
    ],
    [
      'kept before windows were told',
      [voided(1, [200, 300]), takenBack(2, [undefined, undefined] as unknown as Window)],
      [],
    ],
  ])('%s', (_name, words, struck) => {
    const { windows } = findStandingVoids(words, MARKET)
    expect([100, 250, 350, 1000, 1001].filter((ms) => findWindow(windows, ms) !== null)).toEqual(struck)
  })

  it('a combination: each of its markets by its own words', () => {
    const combination = { type: 'combination', specifier: 'legs=1x2~~1,btts~~yes' }
    const said = [voided(1, [100, 200]), ofBtts(voided(2, [100, 400])), takenBack(3, [null, null])]
    expect(findStandingVoids(said, combination)).toEqual({
      windows: [{ fromMs: 100, toMs: 400, reason: null }],
      atMs: 3,
    })
  })

  it('nothing of another market', () => {
    expect(findStandingVoids([voided(1, [null, null])], { type: '1x2', specifier: 'hcp=1' }).windows).toEqual(
      [],
    )
  })

  it('the newest word and the reason are told', () => {
    const first = voided(1, [200, 300])
    const reasoned = { ...first, message: { ...first.message, reason: 'absent' } as VoidMessage }
    const odd = { ...first, message: { ...first.message, reason: 'weather' } as unknown as VoidMessage }
    expect(findStandingVoids([reasoned, takenBack(9, [1, 2])], MARKET)).toEqual({
      windows: [{ fromMs: 200, toMs: 300, reason: 'absent' }],
      atMs: 9,
    })
    expect(findStandingVoids([odd], MARKET).windows[0]?.reason).toBeNull()
  })
})
