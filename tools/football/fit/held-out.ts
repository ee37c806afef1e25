import type { FootballData } from '@xezer/feed/football-data/football-data'
import { poissonCount } from '@xezer/pricing/distribution/integer-distribution'
import { scoreWeight } from '@xezer/sports/football/dixon-coles'
import { type FitInput, fitInput, homeKeyOf, isResult } from './fit-input.ts'
import { type Expected, expectedGoals, fitRho } from './fit-rho.ts'
import { fitStrengths } from './fit-strengths.ts'

export interface HeldOut {
  readonly matches: number
  readonly logLoss: number
  readonly baseLogLoss: number
  /** By tenths of the predicted chance: predictions, their mean, and how often they came true. */
  readonly deciles: readonly {
    readonly count: number
    readonly predicted: number
    readonly happened: number
  }[]
}

type Chances = readonly [home: number, draw: number, away: number]

export function resultChances(goals: Expected, rho: number): Chances {
  const home = poissonCount(goals.home).mass
  const away = poissonCount(goals.away).mass
  const chances: [number, number, number] = [0, 0, 0]
  home.forEach((homeChance, h) => {
    away.forEach((awayChance, a) => {
      const outcome = h > a ? 0 : h === a ? 1 : 2
      chances[outcome] += homeChance * awayChance * scoreWeight(goals, rho, h, a)
    })
  })
  return chances
}

/** Shares of home wins, draws and away wins of each league before the date, smoothed with those of all. */
function baseRates(input: FitInput): (competitionId: number) => Chances {
  const counts = new Map<number, [number, number, number]>()
  const all: [number, number, number] = [0, 0, 0]
  for (const { record, homeGoals, awayGoals } of input.matches) {
    const outcome = homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2
    const row = counts.get(record.competitionId) ?? [0, 0, 0]
    row[outcome] += 1
    all[outcome] += 1
    counts.set(record.competitionId, row)
  }
  const total = all[0] + all[1] + all[2]
  const prior = 20
  return (competitionId) => {
    const row = counts.get(competitionId) ?? [0, 0, 0]
    const size = row[0] + row[1] + row[2] + prior
    const share = (index: 0 | 1 | 2): number => (row[index] + (prior * all[index]) / total) / size
    return [share(0), share(1), share(2)]
  }
}

/** Fits on what was known before a date and scores the league matches after it. */
export function heldOut(data: FootballData, before: Date, halfLifeDays: number): HeldOut {
  const input = fitInput(data, { before, halfLifeDays })
  const fitted = fitStrengths(input)
  const rho = fitRho(input, fitted)
  const base = baseRates(input)
  const indexOf = new Map(input.teamIds.map((id, index) => [id, index]))
  const deciles = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, happened: 0 }))
  let matches = 0
  let loss = 0
  let baseLoss = 0
  for (const record of data.matches) {
    const home = indexOf.get(record.homeId)
    const away = indexOf.get(record.awayId)
    const isLeague = data.competitions[record.competitionId - 1]?.kind === 'league'
    if (!isResult(record) || record.kickOff < before || !isLeague || !record.fullTime) continue
    if (home === undefined || away === undefined) continue
    const homeKey = input.homeKeys.indexOf(homeKeyOf(data, record.competitionId))
    const chances = resultChances(expectedGoals(fitted, { home, away, homeKey }), rho)
    const outcome =
      record.fullTime.home > record.fullTime.away ? 0 : record.fullTime.home === record.fullTime.away ? 1 : 2
    matches += 1
    loss -= Math.log(chances[outcome])
    baseLoss -= Math.log(base(record.competitionId)[outcome])
    chances.forEach((chance, index) => {
      const decile = deciles[Math.min(9, Math.floor(chance * 10))]
      if (!decile) return
      decile.count += 1
      decile.predicted += chance
      decile.happened += index === outcome ? 1 : 0
    })
  }
  return {
    matches,
    logLoss: loss / matches,
    baseLogLoss: baseLoss / matches,
    deciles: deciles.map(({ count, predicted, happened }) => ({
      count,
      predicted: predicted / count,
      happened: happened / count,
    })),
  }
}
