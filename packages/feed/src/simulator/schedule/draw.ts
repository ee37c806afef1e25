import { must } from '@xezer/std/assert'
import type { Entrant, PlayedCompetition } from '../../sports-data/sport-content.ts'

/** Who takes a side: known from the start, or from what is played before. */
export type Source = Entrant | DrawMatch | GroupPlace

/** A match whose place in the draw is known; who meets in it follows from its sources. */
export interface DrawMatch {
  readonly kind: 'match'
  readonly competition: PlayedCompetition
  readonly round: string
  readonly day: number
  readonly sides: readonly [Source, Source]
}

/** The first or second of a group in which everybody meets everybody. */
export interface GroupPlace {
  readonly kind: 'place'
  readonly entrants: readonly Entrant[]
  readonly matches: readonly DrawMatch[]
  readonly place: 0 | 1
}

export function isEntrant(source: Source): source is Entrant {
  return !('kind' in source)
}

/** The matches that must be over before it is known who takes the side. */
export function feedersOf(source: Source): readonly DrawMatch[] {
  if (isEntrant(source)) return []
  return source.kind === 'match' ? [source] : source.matches
}

/** Rank, from 0, of whoever stands on each line of a draw, so that the best meet last. */
function linesOf(size: number): number[] {
  let lines = [0]
  while (lines.length < size) {
    const next = 2 * lines.length
    lines = lines.flatMap((rank) => [rank, next - 1 - rank])
  }
  return lines
}

/**
 * A knock-out of all who are listed, the best first; the next power of two is filled with byes, which fall to the best.
 * `days` has an entry a round, as far as the draw is played; whoever is left has come through it.
 */
export function drawKnockOut(
  competition: PlayedCompetition,
  entrants: readonly Source[],
  days: readonly (readonly number[])[],
  nameRound: (size: number, index: number) => string,
): { readonly matches: DrawMatch[]; readonly winners: Source[] } {
  const size = 2 ** Math.ceil(Math.log2(entrants.length))
  const matches: DrawMatch[] = []
  let left: (Source | null)[] = linesOf(size).map((rank) => entrants[rank] ?? null)
  for (const [index, roundDays] of days.entries()) {
    if (left.length === 1) break
    const round = nameRound(left.length, index)
    const pairs = left.length / 2
    left = Array.from({ length: pairs }, (_, pair) => {
      const [home, away] = [left[2 * pair] ?? null, left[2 * pair + 1] ?? null]
      if (home === null || away === null) return home ?? away
      const day = must(roundDays[Math.floor((pair * roundDays.length) / pairs)], 'a round has days')
      const match: DrawMatch = { kind: 'match', competition, round, day, sides: [home, away] }
      matches.push(match)
      return match
    })
  }
  return { matches, winners: left.filter((source) => source !== null) }
}

const GROUP_ROUNDS = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [0, 1],
    [2, 3],
  ],
] as const

/** Two groups of four, whose first and second meet crosswise. */
export function drawGroups(
  competition: PlayedCompetition,
  entrants: readonly Entrant[],
  days: readonly (readonly number[])[],
  nameRound: (size: number, index: number) => string,
): DrawMatch[] {
  const matches: DrawMatch[] = []
  const places = ['A', 'B'].map((name, group) => {
    const own = [0, 3, 4, 7].map((rank) => must(entrants[group === 0 ? rank : rank ^ 1], 'eight entrants'))
    const played = GROUP_ROUNDS.flatMap((pairs, index) =>
      pairs.map(([home, away]): DrawMatch => {
        const sides = [must(own[home], 'of four'), must(own[away], 'of four')] as const
        return {
          kind: 'match',
          competition,
          round: `Group ${name}`,
          day: must(days[index]?.[0], 'a day'),
          sides,
        }
      }),
    )
    matches.push(...played)
    return ([0, 1] as const).map(
      (place): GroupPlace => ({ kind: 'place', entrants: own, matches: played, place }),
    )
  })
  const [[firstA, secondA] = [], [firstB, secondB] = []] = places
  const four = [firstA, firstB, secondA, secondB].map((place) => must(place, 'two places of each group'))
  return [...matches, ...drawKnockOut(competition, four, days.slice(GROUP_ROUNDS.length), nameRound).matches]
}

/** Whoever takes the side, once `winnerOf` knows the matches before it. */
export function resolveSource(source: Source, winnerOf: (match: DrawMatch) => Entrant): Entrant {
  if (isEntrant(source)) return source
  return source.kind === 'match' ? winnerOf(source) : resolvePlace(source, winnerOf)
}

/** By matches won, then by the match between two who are level, then by their strength. */
function resolvePlace(
  { entrants, matches, place }: GroupPlace,
  winnerOf: (match: DrawMatch) => Entrant,
): Entrant {
  const winners = matches.map((match) => ({ match, winner: winnerOf(match) }))
  const winsOf = (entrant: Entrant): number => winners.filter(({ winner }) => winner === entrant).length
  const level = (entrant: Entrant): number =>
    entrants.filter((other) => winsOf(other) === winsOf(entrant)).length
  const beats = (left: Entrant, right: Entrant): boolean =>
    winners.some(({ match, winner }) => winner === left && match.sides.includes(right))
  const table = entrants.toSorted((left, right) => {
    const byWins = winsOf(right) - winsOf(left)
    if (byWins !== 0) return byWins
    if (level(left) === 2) return beats(left, right) ? -1 : 1
    return right.strength - left.strength
  })
  return must(table[place], 'a group of four')
}
