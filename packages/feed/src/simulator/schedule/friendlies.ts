import { must } from '@xezer/std/assert'
import type { Random } from '@xezer/std/random'
import type { League, LeagueSport } from '../../sports-data/league-sport.ts'
import type { Entrant } from '../../sports-data/sport-content.ts'
import { type BusyDays, type LeagueGame, noteBusy } from './league-game.ts'
import { shuffled } from './shuffled.ts'
import { DAY_MS, HOUR_MS, weekStartMs, zoneHours } from './world-calendar.ts'

/** In play at every moment of an evening in Europe, whatever the season. */
const LEAST_IN_PLAY = 12
/** UTC hours of that evening, summer and winter. */
const EVENING = { from: 17, to: 20 } as const
const QUARTER_MS = HOUR_MS / 4
/** Hardly a game is shorter. */
const IN_PLAY_MS = 100 * 60_000

/** Friendly games in evenings that the leagues leave empty, between two rested clubs of one league. */
export function addFriendlies(
  sport: LeagueSport,
  games: readonly LeagueGame[],
  busy: BusyDays,
  week: number,
  random: Random,
): LeagueGame[] {
  const friendly = sport.leagues.find(({ rounds }) => rounds === 0)
  if (friendly === undefined) return []
  const hosts = sport.leagues.filter((league) => isInEveningZone(league, friendly, week))
  const added: LeagueGame[] = []
  for (let day = 0; day < 7; day++) {
    const dateMs = weekStartMs(week) + day * DAY_MS
    const last = dateMs + EVENING.to * HOUR_MS
    for (let atMs = dateMs + EVENING.from * HOUR_MS; atMs <= last; atMs += QUARTER_MS) {
      const inPlay = [...games, ...added].filter(
        ({ startsAtWorldMs }) => startsAtWorldMs <= atMs && startsAtWorldMs > atMs - IN_PLAY_MS,
      ).length
      for (const [home, away] of findPairs(hosts, LEAST_IN_PLAY - inPlay, day, busy, random)) {
        const startsAtWorldMs = atMs - QUARTER_MS * random.below(2)
        added.push({ league: friendly, home, away, round: '', startsAtWorldMs })
      }
    }
  }
  return added
}

/** Leagues whose evening is Europe's; a club must never play with the strength of another sex's table. */
function isInEveningZone(league: League, friendly: League, week: number): boolean {
  const hours = zoneHours(league.timeZone, weekStartMs(week))
  return (
    league.rounds > 0 && hours >= 0 && hours <= 4 && league.competition.gender === friendly.competition.gender
  )
}

type Pair = readonly [Entrant, Entrant]

/** Of rested clubs as far as there are; nobody plays twice on a day. */
function findPairs(
  hosts: readonly League[],
  count: number,
  day: number,
  busy: BusyDays,
  random: Random,
): Pair[] {
  const pairs: Pair[] = []
  for (const near of [1, 0]) {
    let found = true
    while (found && pairs.length < count) {
      found = false
      for (const league of shuffled(hosts, random)) {
        const pair = pairs.length < count ? findPair(league, day, near, busy, random) : null
        if (pair === null) continue
        pairs.push(pair)
        found = true
      }
    }
  }
  return pairs
}

function findPair(league: League, day: number, near: number, busy: BusyDays, random: Random): Pair | null {
  const free = league.clubs.filter(({ id }) => {
    const days = busy.get(id)
    for (let other = day - near; other <= day + near; other++) if (days?.has(other)) return false
    return true
  })
  if (free.length < 2) return null
  const [home, away] = shuffled(free, random)
  const pair = [must(home, 'a free club'), must(away, 'another one')] as const
  for (const { id } of pair) noteBusy(busy, id, day)
  return pair
}
