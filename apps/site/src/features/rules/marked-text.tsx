import { findSpans } from './find-in-rules.ts'
import styles from './rules.module.css'

/** Words in which what is looked for is marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const spans = findSpans(text, query)
  if (spans.length === 0) return text
  const parts = spans.map(([from, to], place) => (
    <span key={from}>
      {text.slice(spans[place - 1]?.[1] ?? 0, from)}
      <mark className={styles.mark}>{text.slice(from, to)}</mark>
    </span>
  ))
  return (
    <>
      {parts}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  )
}
