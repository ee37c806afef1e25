/** A rule that must never be broken, and the query that counts its breaches. */
export interface Invariant {
  readonly name: string
  /** One row with `count`. */
  readonly sql: string
}
