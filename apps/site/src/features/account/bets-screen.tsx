import { IconCalendar } from '@tabler/icons-react'
import { BET_FILTERS } from '@xezer/contract/account'
import type { AccountBet } from '@xezer/contract/account-news'
import { formatDate } from '@xezer/i18n/format-date'
import { calendarDay } from '@xezer/i18n/format-time'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { Button } from '@xezer/ui/button'
import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RuleLink } from '../../core/chrome/rule-link.tsx'
import { DayRange } from '../../core/forms/day-range.tsx'
import { type Days, readDays } from '../../core/forms/days.ts'
import { MENU_TOPIC } from '../../core/live/topic-names.ts'
import { useTopic } from '../../core/live/use-topic.ts'
import { accountBetsRangePath, HOME_PATH } from '../../core/paths.ts'
import { useIsAway } from '../../core/session/use-is-away.ts'
import { systemClock } from '../../platform/clock.ts'
import { isLow, isPhone } from '../../platform/media.ts'
import { Link, usePlace, useRouter } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { BetCard } from './bet-card.tsx'
import { DEFAULT_REACH_MS, decidePeriod } from './bet-period.ts'
import styles from './bets.module.css'
import { BetsTableButton } from './bets-table-button.tsx'
import type { BetFilter } from './merge-bets.ts'
import { useBets } from './use-bets.ts'

const FILTER_NAMES: Record<BetFilter, PlainMessageId> = {
  all: 'bet.filter.all',
  open: 'bet.filter.open',
  winning: 'bet.filter.winning',
  losing: 'bet.filter.losing',
  refund: 'bet.filter.refund',
}

interface BetsScreenProps {
  from: string | undefined
  to: string | undefined
  /** What else can be done with a bet, below its amounts. */
  footOf?: (bet: AccountBet) => ReactNode
}

/** The player's bets of a period; the filter lives in the address like the period. */
export function BetsScreen({ from, to, footOf }: BetsScreenProps) {
  const text = useText()
  const router = useRouter()
  const { path, search } = usePlace()
  const asked = search.get('filter')
  const filter = BET_FILTERS.find((name) => name === asked) ?? 'all'
  const days = useMemo(() => readDays(from, to), [from, to])
  const period = useMemo(() => decidePeriod(days, systemClock.nowMs()), [days])
  const { list, error, isLoadingMore, load, loadMore } = useBets(filter, period)
  const inPlay = useEventsInPlay()
  const isAway = useIsAway()
  // A phone either way up: every line of the screen counts.
  const isNarrow = useObservable(isPhone)
  const isFolded = useObservable(isLow) || isNarrow
  const [isRangeOpen, setIsRangeOpen] = useState(days !== undefined)
  const { screen, cards, leave } = useHeir()
  const choose = (next: BetFilter) =>
    router.navigate(next === 'all' ? path : `${path}?filter=${next}`, 'replace')
  const showDays = (next: Days) => {
    const address = accountBetsRangePath(next.from, next.to)
    router.navigate(filter === 'all' ? address : `${address}?filter=${filter}`)
  }
  return (
    <section ref={screen} tabIndex={-1} aria-label={text('nav.my_bets')} className={styles.screen}>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{text('bet.filters')}</legend>
        {BET_FILTERS.map((name) => (
          <Chip key={name} isOn={name === filter} onClick={() => choose(name)}>
            {text(FILTER_NAMES[name])}
          </Chip>
        ))}
        {isFolded && (
          <Chip isOn={isRangeOpen} onClick={() => setIsRangeOpen(!isRangeOpen)}>
            <span className={styles.withIcon}>
              <IconCalendar size={16} stroke={1.75} aria-hidden="true" /> {text('bet.period')}
            </span>
          </Chip>
        )}
      </fieldset>
      {(!isFolded || isRangeOpen) && (
        <div className={styles.tools}>
          <DayRange key={`${from} ${to}`} days={days ?? reachedDays()} onShow={showDays} />
          <BetsTableButton filter={filter} period={period} />
        </div>
      )}
      {list === undefined && error === undefined && <Skeleton rows={4} rowHeight={116} />}
      {list === undefined && error !== undefined && <ErrorState onRetry={() => void load()} />}
      {list?.bets.length === 0 && (
        <EmptyState
          title={text('bet.empty')}
          // The fields of the period may be folded away.
          text={sayDays(days ?? reachedDays())}
          action={
            isAway !== true && (
              <Link to={HOME_PATH} className={styles.action}>
                {text('bet.to_events')}
              </Link>
            )
          }
        />
      )}
      {list !== undefined && list.bets.length > 0 && (
        <ul ref={cards} className={styles.list}>
          {list.bets.map((bet, place) => (
            <BetRow key={bet.id} {...{ bet, place, inPlay, isAway, leave, footOf }} />
          ))}
        </ul>
      )}
      {list?.last !== undefined && (
        <Button isWide isBusy={isLoadingMore} disabled={isLoadingMore} onClick={() => void loadMore()}>
          {text('nav.more')}
        </Button>
      )}
      <RuleLink rule="settlement" />
    </section>
  )
}

/** The days of the period that is shown where the address names none. */
function reachedDays(): Days {
  const nowMs = systemClock.nowMs()
  return {
    from: calendarDay(new Date(nowMs - DEFAULT_REACH_MS)),
    to: calendarDay(new Date(nowMs)),
  }
}

const sayDays = ({ from, to }: Days) =>
  [from, to].map((day) => formatDate(new Date(`${day}T00:00:00`))).join(' – ')

interface BetRowProps {
  footOf: BetsScreenProps['footOf'] | undefined
  bet: AccountBet
  place: number
  inPlay: ReadonlySet<number>
  isAway: boolean | undefined
  leave: (place: number) => void
}

/** Older bets that join a long list draw none of those that stand in it anew. */
const BetRow = memo(function BetRow({ bet, place, inPlay, isAway, leave, footOf }: BetRowProps) {
  return (
    <BetCard bet={bet} inPlay={inPlay} isAway={isAway} onLeave={() => leave(place)}>
      {footOf?.(bet)}
    </BetCard>
  )
})

/**
 * A bet that was cashed out leaves the filter of open bets with the button that was pressed: the keys go on at the card that
 * takes its place, or where the screen begins.
 */
function useHeir() {
  const screen = useRef<HTMLElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  const left = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    const place = left.current
    left.current = undefined
    if (place === undefined || document.activeElement !== document.body) return
    const { children } = cards.current ?? {}
    const heir = children?.item(Math.min(place, children.length - 1)) ?? screen.current
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  })
  const leave = useCallback((place: number) => {
    left.current = place
  }, [])
  return { screen, cards, leave }
}

/** What is played now, with minutes and scores: the menu of live events has them all in one topic. */
function useEventsInPlay(): ReadonlySet<number> {
  const { data } = useTopic('menu', MENU_TOPIC)
  return useMemo(
    () => new Set((data?.sports ?? []).flatMap(({ events }) => events.map(({ id }) => id))),
    [data],
  )
}
