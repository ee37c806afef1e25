/** A part of the house whose tests are measured together. */
export interface Area {
  readonly name: string
  /** Its sources, by the beginning or a pattern of their paths. */
  readonly sources: RegExp
  /** The tests that may be asked; of them those that import the changed file, near ones first. */
  readonly tests: RegExp
  /** Mutants at most, so that the whole run stays within its time. */
  readonly countMax: number
}

/** Score below which the run fails. */
export const SCORE_MIN = 0.9

const pure = (name: string, countMax: number): Area => ({
  name,
  sources: new RegExp(`^packages/${name}/src/(?!test-messages)`),
  tests: new RegExp(`^packages/${name}/src/`),
  countMax,
})
const sport = (name: string, countMax: number): Area => ({
  name,
  sources: new RegExp(`^packages/sports/src/${name}/`),
  tests: new RegExp(`^packages/sports/src/${name}/`),
  countMax,
})
const server = (name: string, sources: RegExp, tests: RegExp, countMax: number): Area => ({
  name,
  sources: new RegExp(`^apps/server/src/${sources.source}`),
  tests: new RegExp(`^apps/server/src/${tests.source}`),
  countMax,
})
const store = (name: string, countMax: number): Area => ({
  name: `site ${name}`,
  sources: new RegExp(`^apps/site/src/core/${name}/(?!use-|slip-stage)[^/]+\\.ts$`),
  tests: /^apps\/site\/src\/core\//,
  countMax,
})

/** Tests against a database take seconds each, so that fewer faults are tried there. */
export const AREAS: readonly Area[] = [
  pure('money', 90),
  // Its rules are settled by every sport's own vectors.
  {
    ...pure('betting', 220),
    tests: /^packages\/(betting\/src\/|sports\/src\/(market-rules|.*\/settle-|.*\/markets\/))/,
  },
  pure('odds-book', 100),
  pure('pricing', 30),
  sport('football', 40),
  {
    name: 'feed thread',
    sources: /^packages\/feed\/src\/(thread\/|simulator\/(turns|feed-offset)\.ts$)/,
    // The tests of whole worlds take half a minute each.
    tests: /^packages\/feed\/src\/(thread\/|simulator\/(turns|feed-offset)\.test)/,
    countMax: 60,
  },
  server('batcher', /platform\/batcher\.ts$/, /platform\/batcher/, 40),
  server('wallet', /core\/wallet\//, /core\/wallet\//, 40),
  server('settlement', /features\/settlement\//, /features\/settlement\//, 40),
  server('liability', /core\/bets\/liability\.ts$/, /core\/bets\/liability/, 40),
  store('live', 90),
  store('prices', 90),
  store('slip', 90),
  store('calls', 40),
  store('session', 40),
]
