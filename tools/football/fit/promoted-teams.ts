import type { FootballData } from '@xezer/feed/football-data/football-data'
import type { FitInput } from './fit-input.ts'
import type { Fitted } from './fit-strengths.ts'

/** How much of a promoted side's strength is that of the sides it will stand among. */
const PEERS_SHARE = 0.6
/** The sides it will stand among: this part of the league, from its weak end. */
const WEAK_PART = 0.4

/**
 * A side with fixtures in a league that its results do not know has been promoted since: it won that after
 * our last result and strengthens for it. Its strength moves towards the weak end of its new league.
 */
export function adjustPromoted(data: FootballData, input: FitInput, fitted: Fitted): Fitted {
  const attack = fitted.attack.slice()
  const defence = fitted.defence.slice()
  for (const [league, teams] of scheduledLeagues(data, input)) {
    const known = teams.filter((team) => input.groups[input.groupOf[team] ?? 0] === league)
    const strength = (team: number): number => (fitted.attack[team] ?? 0) + (fitted.defence[team] ?? 0)
    const weak = known.sort((a, b) => strength(a) - strength(b)).slice(0, Math.ceil(known.length * WEAK_PART))
    if (weak.length === 0) continue
    const mean = (values: Float64Array): number =>
      weak.reduce((sum, team) => sum + (values[team] ?? 0), 0) / weak.length
    const peers = { attack: mean(fitted.attack), defence: mean(fitted.defence) }
    for (const team of teams) {
      if (known.includes(team)) continue
      attack[team] = (1 - PEERS_SHARE) * (attack[team] ?? 0) + PEERS_SHARE * peers.attack
      defence[team] = (1 - PEERS_SHARE) * (defence[team] ?? 0) + PEERS_SHARE * peers.defence
    }
  }
  return { ...fitted, attack, defence }
}

/** Teams (as indexes of the fit) by the code of the league in which they have fixtures to come. */
function scheduledLeagues(data: FootballData, input: FitInput): Map<string, number[]> {
  const indexOf = new Map(input.teamIds.map((id, index) => [id, index]))
  const leagues = new Map<string, Set<number>>()
  for (const { status, competitionId, homeId, awayId } of data.matches) {
    const competition = data.competitions[competitionId - 1]
    if (status !== 'scheduled' || competition?.kind !== 'league') continue
    const teams = leagues.get(competition.code) ?? new Set()
    for (const id of [homeId, awayId]) {
      const index = indexOf.get(id)
      if (index !== undefined) teams.add(index)
    }
    leagues.set(competition.code, teams)
  }
  return new Map([...leagues].map(([code, teams]) => [code, [...teams]]))
}
