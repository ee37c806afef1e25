import type { FramePage } from '@xezer/contract/game-frame'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { make, makeButton } from './dom.ts'
import type { GameText } from './game-text.ts'
import { makeIcon } from './icons.ts'
import { asSentence, type Notice } from './notices.ts'

const GO: Readonly<Record<FramePage, PlainMessageId>> = {
  login: 'play.go.login',
  deposit: 'play.go.deposit',
  history: 'play.go.history',
  limits: 'play.go.limits',
  reality: 'play.go.reality',
  rules: 'play.go.rules',
  help: 'play.go.help',
  lobby: 'play.go.lobby',
  game: 'play.go.game',
}

export interface NoticeRow {
  readonly element: HTMLElement
  show(notice: Notice | null): void
  /** Of one that holds until then, nothing stands any longer. */
  expire(nowMs: number): void
}

/** The row over the stage. It is read aloud; one that blocks lies on a scrim. */
export function createNoticeRow(
  text: GameText,
  sayTime: (atMs: number) => string,
  open: (page: FramePage) => void,
  dismiss: () => void,
): NoticeRow {
  const element = make('div', { class: 'notice', role: 'status', hidden: true })
  let untilMs: number | null = null
  const row: NoticeRow = {
    element,
    show(notice) {
      untilMs = notice?.untilMs ?? null
      element.hidden = notice === null
      element.classList.toggle('is-blocking', notice?.isBlocking === true)
      if (notice === null) return
      const { page } = notice
      const until = untilMs === null ? '' : ` ${text('play.until', { time: sayTime(untilMs) })}.`
      const words = make(
        'div',
        { class: 'notice-words' },
        make('p', { class: 'notice-title' }, `${asSentence(text(notice.title))}${until}`),
        make('p', { class: 'notice-money' }, text(notice.money)),
      )
      const go = page === null ? null : makeButton('plain', () => open(page), {}, text(GO[page]))
      const close = notice.isBlocking
        ? null
        : makeButton('icon-button', dismiss, { 'aria-label': text('play.close') }, makeIcon('close', 16))
      element.replaceChildren(
        make('div', { class: `notice-row is-${notice.tone}` }, makeIcon(notice.icon), words, go, close),
      )
    },
    expire(nowMs) {
      if (untilMs !== null && untilMs < nowMs) row.show(null)
    },
  }
  return row
}
