/** Indexes of two teams that meet, the home side first. */
export type Pairing = readonly [home: number, away: number]

/** Rounds of a season in which everybody meets everybody twice. */
export function roundCount(teams: number): number {
  return 2 * (evenUp(teams) - 1)
}

/**
 * Circle method: the pairings of one round (from 0) of a double round robin. With an odd number of teams one
 * rests. The second half of the season repeats the first with the home sides exchanged.
 */
export function roundPairings(teams: number, round: number): Pairing[] {
  const size = evenUp(teams)
  const turn = round % (size - 1)
  const isReturn = round % roundCount(teams) >= size - 1
  const pairings: Pairing[] = []
  for (let table = 0; table < size / 2; table++) {
    const left = table === 0 ? size - 1 : (turn + table) % (size - 1)
    const right = (turn + size - 1 - table) % (size - 1)
    if (left >= teams || right >= teams) continue
    // Home turns alternate by round on the fixed table and by table elsewhere.
    const isLeftHome = (table === 0 ? turn : table) % 2 === 0
    pairings.push(isLeftHome !== isReturn ? [left, right] : [right, left])
  }
  return pairings
}

function evenUp(teams: number): number {
  return teams + (teams % 2)
}
