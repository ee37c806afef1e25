/** Least distance of two marks: about their width where the line is narrowest, in shares of the match. */
const GAP_SHARE = 0.042

/** Where marks stand on the line, 0 to 1, by their shares of it in order; what would overlap moves aside. */
export function placeMarks(wanted: readonly number[]): number[] {
  const shares: number[] = []
  for (const share of wanted) {
    const previous = shares.at(-1) ?? Number.NEGATIVE_INFINITY
    shares.push(Math.max(share, previous + GAP_SHARE))
  }
  let limit = 1
  for (let place = shares.length - 1; place >= 0; place--) {
    const share = Math.max(0, Math.min(shares[place] ?? 0, limit))
    shares[place] = share
    limit = share - GAP_SHARE
  }
  return shares
}
