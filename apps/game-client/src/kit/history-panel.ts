import { make, makeButton } from './dom.ts'
import type { Money } from './game-entry.ts'
import type { GameText } from './game-text.ts'
import { createPanel, type Panel } from './panel.ts'

/** One round of the history, ready to be read. */
export interface HistoryRow {
  readonly id: number
  readonly time: string
  readonly words: string
  /** Null while nothing is known of it, and where nothing was accepted. */
  readonly netMinor: number | null
}

export interface HistoryPanel {
  readonly panel: Panel
  show(rows: readonly HistoryRow[]): void
}

const SHOWN_MOST = 10

export function createHistoryPanel(
  text: GameText,
  money: Money,
  open: (id: number) => void,
  openAll: () => void,
): HistoryPanel {
  const body = make('div', { class: 'history' })
  const all = makeButton('link', openAll, {}, text('play.history.all'))
  return {
    panel: createPanel(text('play.history'), body, all),
    show: (rows) => body.replaceChildren(listRounds(text, money, rows.slice(0, SHOWN_MOST), open)),
  }
}

/** Rows that open a round. */
export function listRounds(
  text: GameText,
  money: Money,
  rows: readonly HistoryRow[],
  open: (id: number) => void,
): HTMLElement {
  if (rows.length === 0) return make('p', { class: 'hint' }, text('play.history.none'))
  return make(
    'ul',
    { class: 'rounds-list' },
    ...rows.map(({ id, time, words, netMinor }) =>
      make(
        'li',
        {},
        makeButton(
          'history-row',
          () => open(id),
          { title: text('play.history.replay') },
          make('span', { class: 'quiet' }, time),
          make('span', { class: 'words' }, words),
          make(
            'b',
            { class: netMinor !== null && netMinor > 0 ? 'is-up' : '' },
            netMinor === null ? '' : money.signed(netMinor),
          ),
        ),
      ),
    ),
  )
}
