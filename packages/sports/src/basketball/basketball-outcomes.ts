/** Margins of victory: a band begins at each of these. */
export const MARGIN_STARTS = [1, 3, 6, 10, 15, 20] as const

/** `1-2`, `3-5`, … `20+`. */
export function marginBands(): string[] {
  return MARGIN_STARTS.map((start, index) => {
    const next = MARGIN_STARTS[index + 1]
    return next === undefined ? `${start}+` : `${start}-${next - 1}`
  })
}

export const QUARTER_OUTCOMES = ['q1', 'q2', 'q3', 'q4', 'equal'] as const

/** Points in a quarter that sides race to. */
export const RACE_POINTS = [5, 10, 15, 20] as const
