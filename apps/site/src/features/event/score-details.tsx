import type { Results } from '@xezer/contract/sport-entities'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { BOARD_STATISTICS, type BoardStatistic } from '@xezer/sport/board-statistics'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { findPartName } from '../../core/live/status-name.ts'
import { hasPartColumns } from '../../core/match/board-columns.ts'
import styles from './score-details.module.css'

interface Pair {
  home: number
  away: number
}

/** What is counted besides, by its name on the wire. A mark stands for its name; red cards wait for the first. */
const COLUMNS: Readonly<
  Record<Exclude<BoardStatistic, 'fouls'>, { name: PlainMessageId; mark: string | undefined }>
> = {
  corners: { name: 'event.corners', mark: styles.corner },
  yellowCards: { name: 'event.yellow_cards', mark: styles.yellow },
  redCards: { name: 'event.red_cards', mark: styles.red },
  shots: { name: 'event.shots', mark: undefined },
  shotsOnTarget: { name: 'event.shots_on_target', mark: undefined },
  foulsCommitted: { name: 'event.fouls', mark: undefined },
  offsides: { name: 'event.offsides', mark: undefined },
  timeOuts: { name: 'event.time_outs', mark: undefined },
  aces: { name: 'event.aces', mark: undefined },
  doubleFaults: { name: 'event.double_faults', mark: undefined },
  breaks: { name: 'event.breaks', mark: undefined },
}
const SHOWN_WHEN_ANY: readonly BoardStatistic[] = ['redCards']

/** Periods that no table shows, what is counted, if anything was played, and the newest comment below the score. */
export function ScoreDetails({ results, isUnplayed }: { results: Results; isUnplayed: boolean }) {
  const text = useText()
  const { score, parts, comment } = results
  const periods = hasPartColumns(results) ? [] : score.periods
  const columns = BOARD_STATISTICS.flatMap((key) => {
    // Beside the clock, as pips.
    if (key === 'fouls' || isUnplayed) return []
    const pair = score[key]
    if (pair === undefined) return []
    const isHidden = SHOWN_WHEN_ANY.includes(key) && pair.home + pair.away === 0
    return isHidden ? [] : [{ key, pair, ...COLUMNS[key] }]
  })
  // Words have a line of their own beside marks, so that a card that comes moves none of them.
  const marked = columns.filter(({ mark }) => mark !== undefined)
  const named = columns.filter(({ mark }) => mark === undefined)
  return (
    <>
      {periods.length + marked.length > 0 && (
        <dl className={styles.details}>
          {periods.map((pair, place) => {
            const key = parts[place] ?? `${place + 1}`
            return <Detail key={key} name={findPartName(text, key) ?? key} pair={pair} />
          })}
          {marked.map(({ key, name, mark, pair }) => (
            <Detail key={key} name={text(name)} mark={mark} pair={pair} />
          ))}
        </dl>
      )}
      {named.length > 0 && (
        <dl className={styles.details}>
          {named.map(({ key, name, pair }) => (
            <Detail key={key} name={text(name)} pair={pair} />
          ))}
        </dl>
      )}
      <p className={styles.comment} title={comment ?? undefined}>
        {comment}
      </p>
    </>
  )
}

/** One pair of numbers under its name; a mark stands for the name where there is one. */
function Detail({ name, mark, pair }: { name: string; mark?: string | undefined; pair: Pair }) {
  return (
    <div className={styles.detail} title={name}>
      <dt>
        {mark !== undefined && <span className={mark} aria-hidden="true" />}
        {mark === undefined ? name : <VisuallyHidden>{name}</VisuallyHidden>}
      </dt>
      <dd>
        {pair.home}:{pair.away}
      </dd>
    </div>
  )
}
