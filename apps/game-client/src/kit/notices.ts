import type { FramePage } from '@xezer/contract/game-frame'
import type { PlainMessageId } from '@xezer/i18n/translator'
import type { IconName } from './icons.ts'
import type { CallError } from './play-calls.ts'

/** A row over the stage: what is the matter, and what happens to the money. */
export interface Notice {
  readonly icon: IconName
  readonly tone: 'info' | 'calm' | 'bad'
  readonly title: PlainMessageId
  readonly money: PlainMessageId
  /** Milliseconds since 1970: until when it holds; the row says it. */
  readonly untilMs: number | null
  /** Where the site may help. */
  readonly page: FramePage | null
  /** No round begins while it stands. */
  readonly isBlocking: boolean
}

type Row = Omit<Notice, 'untilMs'>

const row = (
  icon: IconName,
  tone: Notice['tone'],
  title: PlainMessageId,
  money: PlainMessageId,
  page: FramePage | null = null,
  isBlocking = false,
): Row => ({ icon, tone, title, money, page, isBlocking })

const REFUSED = row('refused', 'bad', 'play.refused', 'play.refused.money')
const GIVEN_BACK = row('refused', 'bad', 'play.voided', 'play.voided.money')
const ENDED = row('clock', 'info', 'play.ended', 'play.ended.money', 'login', true)

const BY_REASON: Readonly<Record<string, Row>> = {
  limit_reached: row('shield', 'calm', 'play.limit', 'play.limit.money', 'limits', true),
  reality_check_due: row('clock', 'info', 'play.reality', 'play.reality.money', 'reality', true),
  free_rounds: REFUSED,
  rules_changed: row('info', 'info', 'play.rules_changed', 'play.rules_changed.money', 'rules'),
  bet_range: row('refused', 'bad', 'play.range', 'play.refused.money'),
  player_paused: row('pause', 'calm', 'play.paused', 'play.paused.money', 'limits', true),
  player_excluded: row('pause', 'calm', 'play.excluded', 'play.paused.money', 'limits', true),
  account_blocked: row('pause', 'calm', 'play.blocked', 'play.paused.money', 'help', true),
}

const BY_CODE: Readonly<Record<string, Row>> = {
  OFFLINE: row('offline', 'bad', 'play.offline', 'play.offline.money', null, true),
  INTERNAL: row('offline', 'bad', 'play.offline', 'play.offline.money', null, true),
  CHECKING: row('clock', 'info', 'play.checking', 'play.checking.money', null, true),
  GIVEN_BACK,
  INSUFFICIENT_FUNDS: row('wallet', 'bad', 'play.funds', 'play.refused.money', 'deposit'),
  GAME_DISABLED: row('pause', 'calm', 'play.disabled', 'play.paused.money', 'lobby', true),
  LIMIT: row('shield', 'calm', 'play.limit', 'play.limit.money', 'limits', true),
  USER_BLOCKED: row('pause', 'calm', 'play.blocked', 'play.paused.money', 'help', true),
  INVALID_TOKEN: ENDED,
  TOKEN_EXPIRED: ENDED,
}

/** The row of a refusal; codes that need none of their own say that the round was not accepted. */
export function noticeOf({ code, reason, until }: CallError): Notice {
  const found = (reason === undefined ? undefined : BY_REASON[reason]) ?? BY_CODE[code] ?? REFUSED
  return { ...found, untilMs: until ?? null }
}

const IN_FLIGHT: Readonly<Partial<Record<PlainMessageId, PlainMessageId>>> = {
  'play.offline.money': 'play.offline.flight',
  'play.ended.money': 'play.ended.flight',
}
/** The same of a round of everybody: it waits for nobody who is away, and may end with his stake in it. */
export function sharedNoticeOf(error: CallError): Notice {
  const notice = noticeOf(error)
  return { ...notice, money: IN_FLIGHT[notice.money] ?? notice.money }
}

/** With its full stop, where its words do not end by themselves. */
export const asSentence = (words: string) => (/[.…?!]$/.test(words) ? words : `${words}.`)

export const VOIDED: Notice = { ...GIVEN_BACK, untilMs: null }
export const PAUSED_BY_SITE: Notice = {
  ...row('pause', 'calm', 'play.held', 'play.held.money', null, true),
  untilMs: null,
}
