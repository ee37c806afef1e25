import { seededRandom } from '@xezer/std/random'
import type { PoolLeague } from './league-pool.ts'
import { type Pairing, roundPairings } from './round-robin.ts'
import { shuffled } from './shuffled.ts'

/**
 * A match day of a cup's league phase: nobody meets anybody twice in an edition, at home and away in turn, and clubs of one
 * country exchange their opponents as far as there are others.
 */
export function pairClubs(
  { teamIds, countries }: Pick<PoolLeague, 'teamIds' | 'countries'>,
  round: number,
  edition: string,
): Pairing[] {
  const order = shuffled(
    teamIds.map((_, place) => place),
    seededRandom(edition),
  )
  const placed = roundPairings(order.length, round).map(([left, right]): [number, number] => [
    order[left] ?? 0,
    order[right] ?? 0,
  ])
  const isDomestic = ([home, away]: Pairing): boolean => countries[home] === countries[away]
  for (const pair of placed) {
    if (!isDomestic(pair)) continue
    const other = placed.find(
      (candidate) =>
        candidate !== pair && !isDomestic([pair[0], candidate[1]]) && !isDomestic([candidate[0], pair[1]]),
    )
    if (other === undefined) continue
    ;[pair[1], other[1]] = [other[1], pair[1]]
  }
  return placed.filter((pair) => !isDomestic(pair))
}
