import { type ReactNode, useId } from 'react'
import styles from './catalogue.module.css'

/** One component: its name in the code, and its states beside one another. */
export function Specimen({
  name,
  isWide,
  children,
}: {
  name: string
  isWide?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.specimen} aria-labelledby={id} data-specimen={name}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <div className={isWide ? styles.column : styles.states}>{children}</div>
    </section>
  )
}
