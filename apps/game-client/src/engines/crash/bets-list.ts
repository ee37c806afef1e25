import type { CrashBet } from '@xezer/contract/game-server'
import { fullFactor } from '../../drawing/factors.ts'
import { make, write } from '../../kit/dom.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import type { Flight } from './flight.ts'

/** More rows would not be read while a round lasts; the rest is a number. */
const ROWS_MOST = 14

/** Who is in this round: who has left stands first, with the point where he left. */
export function createBetsList({ text, money }: Pick<StageTools, 'text' | 'money'>) {
  const title = make('h2', { class: 'crash-bets-title' })
  const rows = make('ol', { class: 'crash-bets-rows' })
  const more = make('p', { class: 'crash-bets-more' })
  return {
    element: make('section', { class: 'crash-bets' }, title, rows, more),
    show({ bets, phase }: Flight, own: number | null) {
      write(title, text('crash.bets', { count: bets.length }))
      const shown = sorted(bets, own).slice(0, ROWS_MOST)
      rows.replaceChildren(
        ...shown.map((bet) =>
          make(
            'li',
            {
              'data-out': bet.out !== null,
              'data-own': bet.bet === own,
              'data-lost': phase === 'crashed' && bet.out === null,
            },
            make('span', {}, bet.bet === own ? text('crash.you') : bet.who),
            make('span', {}, bet.out === null ? money.amount(bet.stakeMinor) : `${fullFactor(bet.out)}×`),
          ),
        ),
      )
      write(more, bets.length > shown.length ? text('crash.more', { count: bets.length - shown.length }) : '')
    },
  }
}

/** This player's own first, then the newest to leave, then the largest stakes. */
function sorted(bets: readonly CrashBet[], own: number | null): readonly CrashBet[] {
  const rank = (bet: CrashBet) => (bet.bet === own ? 0 : bet.out !== null ? 1 : 2)
  return [...bets].sort(
    (left, right) =>
      rank(left) - rank(right) || (right.out ?? 0) - (left.out ?? 0) || right.stakeMinor - left.stakeMinor,
  )
}
