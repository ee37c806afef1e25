import type { Competition, FootballData } from '../../football-data/football-data.ts'

interface CupField {
  readonly competition: Competition
  readonly teamIds: readonly number[]
}

/** The cups of a continent, the first one first, with the places of a league phase and whose qualifying fills them. */
const CUPS: readonly {
  readonly code: string
  readonly qualifying: string | null
  readonly places: number
}[] = [
  { code: 'champions-league/cl', qualifying: 'champions-league/clq', places: 36 },
  { code: 'champions-league/el', qualifying: 'champions-league/elq', places: 36 },
  { code: 'champions-league/conf', qualifying: 'champions-league/confq', places: 36 },
  { code: 'copal', qualifying: null, places: 32 },
  { code: 'copas', qualifying: null, places: 32 },
]

/** Who plays in the cups: those of their latest season in the facts, each club in the first cup that has it. */
export function cupClubs(data: FootballData): CupField[] {
  const taken = new Set<number>()
  return CUPS.flatMap(({ code, qualifying, places }) => {
    const competition = data.competitions.find((one) => one.code === code)
    if (competition === undefined) return []
    const found = [code, qualifying].flatMap((from) => latestClubs(data, from))
    const teamIds = [...new Set(found)].filter((id) => !taken.has(id)).slice(0, places)
    for (const id of teamIds) taken.add(id)
    // Nobody rests on a match day.
    const even = teamIds.slice(0, teamIds.length - (teamIds.length % 2))
    return [{ competition, teamIds: even.sort((left, right) => left - right) }]
  })
}

/** Those who came furthest first: whoever played last. */
function latestClubs(data: FootballData, code: string | null): number[] {
  const id = data.competitions.find((one) => one.code === code)?.id
  const own = data.matches.filter(({ competitionId }) => competitionId === id)
  const season = own.reduce((last, match) => (match.season > last ? match.season : last), '')
  const last = own
    .filter((match) => match.season === season)
    .sort((left, right) => right.kickOff.getTime() - left.kickOff.getTime())
  return [...new Set(last.flatMap(({ homeId, awayId }) => [homeId, awayId]))]
}
