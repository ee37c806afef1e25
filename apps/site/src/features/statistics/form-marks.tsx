import type { FormMark, PlayedMatch } from '@xezer/contract/statistics'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import styles from './form-marks.module.css'

/** What matches were to a side, the newest last. */
export function FormMarks({ marks }: { marks: readonly FormMark[] }) {
  const text = useText()
  return (
    <span className={styles.marks}>
      {marks.map((mark, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have nothing else to be told apart by
          key={place}
          className={styles.mark}
          data-mark={mark}
          title={text(`statistics.mark_full.${mark}`)}
        >
          <span aria-hidden="true">{text(`statistics.mark.${mark}`)}</span>
          <VisuallyHidden>{text(`statistics.mark_full.${mark}`)}</VisuallyHidden>
        </span>
      ))}
    </span>
  )
}

/** What the match was to one of its sides. */
export function markFor(side: number, { home, winner, note, result }: PlayedMatch): FormMark {
  if (winner === null) {
    const [own, other] = result.split(':')
    return note === null || own === other ? 'drawn' : 'none'
  }
  return (winner === 'home') === (home.id === side) ? 'won' : 'lost'
}
