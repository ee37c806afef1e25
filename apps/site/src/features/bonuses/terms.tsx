import styles from './terms.module.css'

/** The terms of a campaign, a line each, as the server wrote them. */
export function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className={styles.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
