import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import type { League, LeagueSport } from '../../sports-data/league-sport.ts'
import { addFriendlies } from './friendlies.ts'
import { type BusyDays, type LeagueGame, noteBusy } from './league-game.ts'
import { roundPairings } from './round-robin.ts'
import { shuffled } from './shuffled.ts'
import { DAY_MS, localInstant, WEEK_MS, weekStartMs } from './world-calendar.ts'

/** A game that has its day and not yet its hour. */
interface DayGame extends Omit<LeagueGame, 'startsAtWorldMs'> {
  readonly day: number
}

const MEAN_MONTH_MS = 30.4 * DAY_MS
/** The rest of a season's months is what the last games of the real one may take longer. */
const SEASON_SHARE = 0.9
/** On a working day nobody plays before. */
const AFTER_WORK = 18 * 60
const WEEKEND = 5

/** All games of a league sport in one week: each league's rounds on its days, then friendlies in empty evenings. */
export function generateLeagueWeek(sport: LeagueSport, week: number, seed: string): LeagueGame[] {
  const random = seededRandom(`${seed}/${sport.sport.alias}/${week}`)
  const busy: BusyDays = new Map()
  const games: LeagueGame[] = []
  // A club's international game stands first; its league finds another day.
  const isInternational = ({ competition }: League): boolean => competition.countryCode === 'eu'
  const leagues = sport.leagues.filter(({ rounds }) => rounds > 0)
  for (const league of [
    ...leagues.filter(isInternational),
    ...leagues.filter((own) => !isInternational(own)),
  ]) {
    games.push(...withHours(league, placeRounds(league, week, seed, busy, random), week, random))
  }
  games.push(...addFriendlies(sport, games, busy, week, random))
  return games.sort(
    (left, right) =>
      left.startsAtWorldMs - right.startsAtWorldMs ||
      left.league.competition.id - right.league.competition.id ||
      left.home.id - right.home.id,
  )
}

/** The rounds, from 0, that a league plays in a week, and the year in which their season began. */
export function roundsOf(league: League, week: number): { readonly year: number; readonly rounds: number[] } {
  const thursdayMs = weekStartMs(week) + 3 * DAY_MS
  const date = new Date(thursdayMs)
  const isSplit = league.lastMonth < league.firstMonth
  const month = date.getUTCMonth() + 1
  const year = date.getUTCFullYear() - (isSplit && month < league.firstMonth ? 1 : 0)
  const months = 1 + ((league.lastMonth - league.firstMonth + 12) % 12)
  const weekOfSeason = Math.floor((thursdayMs - Date.UTC(year, league.firstMonth - 1, 1)) / WEEK_MS)
  const perWeek = league.rounds / ((months * MEAN_MONTH_MS * SEASON_SHARE) / WEEK_MS)
  const first = Math.max(0, Math.floor(weekOfSeason * perWeek))
  const end = Math.min(league.rounds, Math.floor((weekOfSeason + 1) * perWeek))
  const rounds = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  return { year, rounds: rounds.slice(0, league.days.length) }
}

function placeRounds(league: League, week: number, seed: string, busy: BusyDays, random: Random): DayGame[] {
  const { year, rounds } = roundsOf(league, week)
  // Everybody's number in the calendar of the season.
  const order = shuffled(league.clubs, seededRandom(`${seed}/season/${league.competition.id}/${year}`))
  const load = new Map<number, number>()
  return rounds.flatMap((round, index) => {
    const days = league.days.slice(
      Math.floor((index * league.days.length) / rounds.length),
      Math.floor(((index + 1) * league.days.length) / rounds.length),
    )
    return shuffled(roundPairings(order.length, round), random).map(([left, right]): DayGame => {
      const home = must(order[left], 'a pairing names a club')
      const away = must(order[right], 'a pairing names a club')
      const day = chooseDay(days, [home.id, away.id], busy, load, random)
      load.set(day, (load.get(day) ?? 0) + 1)
      return { league, home, away, round: `Matchday ${round + 1}`, day }
    })
  })
}

/** The emptiest of the round's days on which both are free and rested; any other day of the week before none. */
function chooseDay(
  days: readonly number[],
  clubs: readonly number[],
  busy: BusyDays,
  load: ReadonlyMap<number, number>,
  random: Random,
): number {
  let best = 0
  let bestCost = Number.POSITIVE_INFINITY
  for (let day = 0; day < 7; day++) {
    const outside = Math.min(...days.map((own) => Math.abs(own - day)))
    const isBusy = clubs.some((club) => busy.get(club)?.has(day))
    const tired = clubs.some((club) => busy.get(club)?.has(day - 1) || busy.get(club)?.has(day + 1))
    const cost =
      (isBusy ? 1000 : 0) + 20 * outside + (tired ? 10 : 0) + (load.get(day) ?? 0) + 0.5 * random.next()
    if (cost < bestCost) [best, bestCost] = [day, cost]
  }
  for (const club of clubs) noteBusy(busy, club, best)
  return best
}

/** Spreads the games of each day over the league's hours, by quarters of an hour. */
function withHours(league: League, games: readonly DayGame[], week: number, random: Random): LeagueGame[] {
  return league.days.length === 0
    ? []
    : [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
        const own = shuffled(
          games.filter((game) => game.day === day),
          random,
        )
        const { firstStart, lastStart } = league
        const earliest = day < WEEKEND ? Math.max(firstStart, Math.min(AFTER_WORK, lastStart)) : firstStart
        return own.map((game, index): LeagueGame => {
          const share = own.length === 1 ? random.next() : index / (own.length - 1)
          const minutes = 15 * Math.round((earliest + share * (lastStart - earliest)) / 15)
          const dateMs = weekStartMs(week) + day * DAY_MS
          return {
            league,
            home: game.home,
            away: game.away,
            round: game.round,
            startsAtWorldMs: localInstant(league.timeZone, dateMs, minutes),
          }
        })
      })
}
