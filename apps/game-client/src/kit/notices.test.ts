import { PLAY_CODES } from '@xezer/contract/game-server'
import { WALLET_REASONS } from '@xezer/contract/game-wallet'
import { describe, expect, it } from 'vitest'
import { asSentence, noticeOf, sharedNoticeOf } from './notices.ts'
import { isUnknown, waitBeforeTry } from './play-calls.ts'

describe('a row over the stage', () => {
  it.each([
    [{ code: 'LIMIT', reason: 'reality_check_due' }, 'play.reality', true],
    [{ code: 'LIMIT', reason: 'limit_reached' }, 'play.limit', true],
    [{ code: 'LIMIT', reason: 'bet_range' }, 'play.range', false],
    [{ code: 'LIMIT', reason: 'rules_changed' }, 'play.rules_changed', false],
    [{ code: 'LIMIT', reason: 'free_rounds' }, 'play.refused', false],
    [{ code: 'REFUSED' }, 'play.refused', false],
    [{ code: 'USER_BLOCKED', reason: 'player_excluded' }, 'play.excluded', true],
    [{ code: 'USER_BLOCKED' }, 'play.blocked', true],
    [{ code: 'INSUFFICIENT_FUNDS' }, 'play.funds', false],
    [{ code: 'CHECKING' }, 'play.checking', true],
    [{ code: 'GIVEN_BACK' }, 'play.voided', false],
    [{ code: 'TOKEN_EXPIRED' }, 'play.ended', true],
    [{ code: 'DUPLICATE' }, 'play.refused', false],
  ] as const)('of %j says %s', (error, title, isBlocking) => {
    expect(noticeOf(error)).toMatchObject({ title, isBlocking })
  })

  it('says what happens to the money, whatever the code', () => {
    for (const code of PLAY_CODES) expect(noticeOf({ code }).money).toMatch(/\.money$/)
  })

  it('says what the wallet means, whatever its reason: none but a limit is called one', () => {
    const titles = WALLET_REASONS.map((reason) => [reason, noticeOf({ code: 'LIMIT', reason }).title])
    expect(titles.filter(([, title]) => title === 'play.limit')).toEqual([['limit_reached', 'play.limit']])
  })

  it('promises no round of everybody that it waits', () => {
    const codes = ['OFFLINE', 'INTERNAL', 'TOKEN_EXPIRED'] as const
    const money = (of: typeof noticeOf) => codes.map((code) => of({ code }).money)
    expect(money(noticeOf)).toEqual(['play.offline.money', 'play.offline.money', 'play.ended.money'])
    expect(money(sharedNoticeOf)).toEqual(['play.offline.flight', 'play.offline.flight', 'play.ended.flight'])
    expect(sharedNoticeOf({ code: 'CHECKING' })).toEqual(noticeOf({ code: 'CHECKING' }))
  })

  it('ends its title with one full stop', () => {
    expect(asSentence('Нет связи. Подключаемся…')).toBe('Нет связи. Подключаемся…')
    expect(asSentence('Раунд не принят')).toBe('Раунд не принят.')
  })

  it('says until when it holds', () => {
    expect(noticeOf({ code: 'USER_BLOCKED', reason: 'player_paused', until: 1000 }).untilMs).toBe(1000)
    expect(noticeOf({ code: 'USER_BLOCKED' }).untilMs).toBeNull()
  })
})

it('a press is said again only where its outcome is unknown, later and later', () => {
  expect(isUnknown({ code: 'OFFLINE' })).toBe(true)
  expect(isUnknown({ code: 'CHECKING' })).toBe(true)
  expect(isUnknown({ code: 'INSUFFICIENT_FUNDS' })).toBe(false)
  expect(isUnknown({ code: 'GIVEN_BACK' })).toBe(false)
  expect([0, 1, 2, 3, 9].map(waitBeforeTry)).toEqual([500, 1000, 2000, 4000, 4000])
})
