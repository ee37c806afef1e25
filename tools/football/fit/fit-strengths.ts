import type { FitInput } from './fit-input.ts'

/** Natural logarithms throughout: a home side's expected goals are exp(base + home + attack - defence). */
export interface Fitted {
  readonly base: number
  readonly homes: Float64Array
  readonly attack: Float64Array
  readonly defence: Float64Array
}

/** Standard deviations of the normal priors that pull what is little known to its group. */
const TEAM_SPREAD = { attack: 0.37, defence: 0.3 }
const NATIONAL_SPREAD = { attack: 0.6, defence: 0.6 }
const GROUP_SPREAD = 0.45
const HOME_SPREAD = 0.08
/** Clubs that are known only from the cups of a country whose leagues we know play below those leagues. */
const LOWER_GROUP_MEAN = -0.35
const SWEEPS_MAX = 600
const STEP_MIN = 1e-9

interface Model {
  base: number
  home: number
  homes: Float64Array
  groupAttack: Float64Array
  groupDefence: Float64Array
  attack: Float64Array
  defence: Float64Array
}

/** Expected goals of every match under the present parameters, home then away. */
function expectations(input: FitInput, model: Model, expected: Float64Array): void {
  const strength = (own: Float64Array, group: Float64Array, team: number): number =>
    (own[team] ?? 0) + (group[input.groupOf[team] ?? 0] ?? 0)
  input.matches.forEach((match, index) => {
    const home = match.homeKey < 0 ? 0 : model.home + (model.homes[match.homeKey] ?? 0)
    const homeLog =
      strength(model.attack, model.groupAttack, match.home) -
      strength(model.defence, model.groupDefence, match.away)
    const awayLog =
      strength(model.attack, model.groupAttack, match.away) -
      strength(model.defence, model.groupDefence, match.home)
    expected[2 * index] = Math.exp(model.base + home + homeLog)
    expected[2 * index + 1] = Math.exp(model.base + awayLog)
  })
}

/** Which parameter of a block a match's goals touch, and with which sign; -1 for none. */
interface Block {
  readonly values: Float64Array
  readonly sign: 1 | -1
  readonly indexOfHomeGoals: (match: FitInput['matches'][number]) => number
  readonly indexOfAwayGoals: (match: FitInput['matches'][number]) => number
  readonly priorMean: (index: number) => number
  readonly priorSpread: (index: number) => number
}

/**
 * One Newton step for a block of parameters that do not share a match side, each on its own: the score of
 * the Poisson likelihood with its prior over its information. Returns the largest step.
 */
function stepBlock(input: FitInput, expected: Float64Array, block: Block): number {
  const score = new Float64Array(block.values.length)
  const information = new Float64Array(block.values.length)
  const add = (index: number, goals: number, mean: number, weight: number): void => {
    if (index < 0) return
    score[index] = (score[index] ?? 0) + block.sign * weight * (goals - mean)
    information[index] = (information[index] ?? 0) + weight * mean
  }
  input.matches.forEach((match, index) => {
    add(block.indexOfHomeGoals(match), match.homeGoals, expected[2 * index] ?? 0, match.weight)
    add(block.indexOfAwayGoals(match), match.awayGoals, expected[2 * index + 1] ?? 0, match.weight)
  })
  let largest = 0
  block.values.forEach((value, index) => {
    const precision = block.priorSpread(index) ** -2
    const gradient = (score[index] ?? 0) - precision * (value - block.priorMean(index))
    const step = Math.max(-0.5, Math.min(0.5, gradient / ((information[index] ?? 0) + precision)))
    block.values[index] = value + step
    largest = Math.max(largest, Math.abs(step))
  })
  return largest
}

function blocksOf(input: FitInput, model: Model): Block[] {
  const groupOf = (team: number): number => input.groupOf[team] ?? 0
  const isNational = (team: number): boolean => input.groups[groupOf(team)] === 'national'
  const spreadOf = (kind: 'attack' | 'defence') => (team: number) =>
    (isNational(team) ? NATIONAL_SPREAD : TEAM_SPREAD)[kind]
  const groupMean = (group: number): number =>
    input.groups[group]?.startsWith('lower:') ? LOWER_GROUP_MEAN : 0
  const zero = (): number => 0
  const own = { priorMean: zero }
  const group = { priorMean: groupMean, priorSpread: () => GROUP_SPREAD }
  return [
    {
      values: model.attack,
      sign: 1,
      indexOfHomeGoals: ({ home }) => home,
      indexOfAwayGoals: ({ away }) => away,
      priorSpread: spreadOf('attack'),
      ...own,
    },
    {
      values: model.defence,
      sign: -1,
      indexOfHomeGoals: ({ away }) => away,
      indexOfAwayGoals: ({ home }) => home,
      priorSpread: spreadOf('defence'),
      ...own,
    },
    {
      values: model.groupAttack,
      sign: 1,
      indexOfHomeGoals: ({ home }) => groupOf(home),
      indexOfAwayGoals: ({ away }) => groupOf(away),
      ...group,
    },
    {
      values: model.groupDefence,
      sign: -1,
      indexOfHomeGoals: ({ away }) => groupOf(away),
      indexOfAwayGoals: ({ home }) => groupOf(home),
      ...group,
    },
    {
      values: model.homes,
      sign: 1,
      indexOfHomeGoals: ({ homeKey }) => homeKey,
      indexOfAwayGoals: () => -1,
      priorMean: zero,
      priorSpread: () => HOME_SPREAD,
    },
  ]
}

/** Sets the common level and the common home advantage to the value at which goals expected equal goals scored. */
function stepCommon(input: FitInput, model: Model, expected: Float64Array): void {
  const sums = { away: 0, awayExpected: 0, home: 0, homeExpected: 0 }
  input.matches.forEach((match, index) => {
    sums.away += match.weight * match.awayGoals
    sums.awayExpected += match.weight * (expected[2 * index + 1] ?? 0)
    if (match.homeKey < 0) return
    sums.home += match.weight * match.homeGoals
    sums.homeExpected += match.weight * (expected[2 * index] ?? 0)
  })
  const baseStep = Math.log(sums.away / sums.awayExpected)
  model.base += baseStep
  model.home += Math.log(sums.home / sums.homeExpected) - baseStep
}

/** Maximum a posteriori of the Poisson model by Newton steps block after block. Deterministic. */
export function fitStrengths(input: FitInput): Fitted {
  const zeros = (count: number): Float64Array => new Float64Array(count)
  const teams = input.teamIds.length
  const model: Model = {
    base: 0.2,
    home: 0.2,
    homes: zeros(input.homeKeys.length),
    groupAttack: zeros(input.groups.length),
    groupDefence: zeros(input.groups.length),
    attack: zeros(teams),
    defence: zeros(teams),
  }
  const expected = zeros(2 * input.matches.length)
  const blocks = blocksOf(input, model)
  for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
    expectations(input, model, expected)
    stepCommon(input, model, expected)
    let largest = 0
    for (const block of blocks) {
      expectations(input, model, expected)
      largest = Math.max(largest, stepBlock(input, expected, block))
    }
    if (largest < STEP_MIN) break
  }
  const total = (own: Float64Array, group: Float64Array): Float64Array =>
    own.map((value, team) => value + (group[input.groupOf[team] ?? 0] ?? 0))
  return {
    base: model.base,
    homes: model.homes.map((value) => value + model.home),
    attack: total(model.attack, model.groupAttack),
    defence: total(model.defence, model.groupDefence),
  }
}
