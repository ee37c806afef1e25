import { type CasinoRound, casinoGames, type LobbyGame } from '@xezer/contract/casino'
import { formatMoney } from '@xezer/i18n/format-money'
import { calendarDay } from '@xezer/i18n/format-time'
import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { memo, useMemo } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { DayRange } from '../../core/forms/day-range.tsx'
import { type Days, readDays, wholeDays } from '../../core/forms/days.ts'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { ACCOUNT_ROUNDS_PATH, gamePath } from '../../core/paths.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link, usePlace, useRouter } from '../../platform/router-context.tsx'
import styles from './rounds-screen.module.css'
import { useRounds } from './use-rounds.ts'

const DAY_MS = 86_400_000
/** Two years and a leap day may be looked at in one go; unless somebody says otherwise it is the last week. */
const DAYS_MAX = 731
const DAYS_SHOWN = 6

/** Every round of a player's games in a period, which stands in the address; one that can be is looked at again in its game. */
export function RoundsScreen() {
  const text = useText()
  const router = useRouter()
  const { search } = usePlace()
  const asked = search.toString()
  const days = useMemo(() => daysOf(new URLSearchParams(asked), systemClock.nowMs()), [asked])
  const period = useMemo(() => wholeDays(days), [days])
  const { list, error, isLoadingMore, load, loadMore } = useRounds(period.from, period.to)
  const lobby = useCall(casinoGames, {}).data
  const games = useMemo(() => new Map((lobby?.games ?? []).map((game) => [game.id, game])), [lobby])
  return (
    <section className={styles.screen} aria-label={text('nav.rounds')}>
      <DayRange
        key={asked}
        days={days}
        daysMax={DAYS_MAX}
        onShow={({ from, to }) =>
          router.navigate(`${ACCOUNT_ROUNDS_PATH}?${new URLSearchParams({ from, to })}`, 'replace')
        }
      />
      {list === undefined && error === undefined && <Skeleton rows={6} rowHeight={52} />}
      {list === undefined && error !== undefined && <ErrorState onRetry={() => void load()} />}
      {list?.rounds.length === 0 && <EmptyState title={text('rounds.empty')} />}
      {list !== undefined && list.rounds.length > 0 && (
        <ul className={styles.rows}>
          {list.rounds.map((round) => (
            <RoundRow key={round.id} round={round} game={games.get(round.game)} currency={list.currency} />
          ))}
        </ul>
      )}
      {list?.more && (
        <Button isWide isBusy={isLoadingMore} disabled={isLoadingMore} onClick={() => void loadMore()}>
          {text('nav.more')}
        </Button>
      )}
    </section>
  )
}

function daysOf(search: URLSearchParams, nowMs: number): Days {
  const last = {
    from: calendarDay(new Date(nowMs - DAYS_SHOWN * DAY_MS)),
    to: calendarDay(new Date(nowMs)),
  }
  return readDays(search.get('from'), search.get('to'), DAYS_MAX) ?? last
}

interface RoundRowProps {
  round: CasinoRound
  /** Undefined where it is switched off: there is nothing to look at it with. */
  game: LobbyGame | undefined
  currency: string
}

const RoundRow = memo(function RoundRow({ round, game, currency }: RoundRowProps) {
  const text = useText()
  const money = (amount: number) => formatMoney(readWireAmount(amount), currency)
  const name = round.name ?? text('rounds.unknown_game')
  const time = momentText(round.time)
  return (
    <li className={styles.row} data-anchor={`round-${round.id}`}>
      {game === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link
          className={styles.name}
          to={`${gamePath(game)}?${new URLSearchParams({ round: round.round })}`}
          aria-label={text('rounds.replay', { name, time })}
        >
          {name}
        </Link>
      )}
      <time className={styles.time}>{time}</time>
      <span className={styles.sum}>
        <span className={styles.label}>{text('rounds.staked')}</span> {money(round.staked)}
      </span>
      {/* Money has no colour of its own. */}
      <span className={styles.sum}>
        {round.status === 'open' ? (
          <span className={styles.open}>{text('rounds.open')}</span>
        ) : (
          <>
            <span className={styles.label}>{text('rounds.returned')}</span> {money(round.returned)}
          </>
        )}
      </span>
    </li>
  )
})
