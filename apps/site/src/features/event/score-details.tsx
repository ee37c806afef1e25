import type { Results } from '@xezer/contract/sport-entities'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import styles from './score-details.module.css'

interface Pair {
  home: number | string
  away: number | string
}

const HALVES: readonly PlainMessageId[] = ['period.half1', 'period.half2']

/** Halves, corners, cards and the newest comment below the score. */
export function ScoreDetails({ results, comment }: { results: Results; comment: string | null }) {
  const text = useText()
  const { score, yellowCards, redCards, corners, turn, points } = results
  const parts = score.periods.map((pair, position) => {
    const name = HALVES[position]
    return { name: name === undefined ? `${position + 1}` : text(name), pair }
  })
  const hasRed = redCards.home + redCards.away > 0
  return (
    <>
      <dl className={styles.details}>
        {parts.map(({ name, pair }) => (
          <Detail key={name} name={name} pair={pair} />
        ))}
        {points !== null && <Detail name="" pair={points} />}
        {turn !== null && (
          <div className={styles.detail}>
            <dt>{text('period.serve')}</dt>
            <dd>{turn}</dd>
          </div>
        )}
        <Detail name={text('event.corners')} mark={styles.corner} pair={corners} />
        <Detail name={text('event.yellow_cards')} mark={styles.yellow} pair={yellowCards} />
        {hasRed && <Detail name={text('event.red_cards')} mark={styles.red} pair={redCards} />}
      </dl>
      <p className={styles.comment}>{comment}</p>
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
