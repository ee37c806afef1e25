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
/**
 * Its examples, its second reader of facts and what measures its honesty are parts of its tests; its row and its margins are
 * numbers of the house, which no rule of a game gives.
 */
const NO_PLAY = '(example-|settled?-by-|honesty/|-margins|([a-z-]+)/\\2\\.ts)'
const sport = (name: string, countMax: number): Area => ({
  name,
  sources: new RegExp(`^packages/sports/src/(?!.*${NO_PLAY})${name}/`),
  tests: new RegExp(
    `^(packages/sports/src/(${name}/|(match-(line|play)|market-rules)\\.test)|tools/sport-rows\\.test)`,
  ),
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
    tests: /^packages\/(betting\/src\/|sports\/src\/(leg-standing|market-rules|.*\/settle-|.*\/markets\/))/,
  },
  pure('odds-book', 100),
  pure('payments', 40),
  pure('bonuses', 40),
  pure('pricing', 30),
  sport('football', 40),
  {
    ...sport('football', 40),
    name: 'football play',
    sources: /^packages\/sports\/src\/football\/(play|facts)\//,
    tests: /^packages\/sports\/src\/(football\/(play|facts)\/|match-(line|play)\.test)/,
  },
  sport('basketball', 60),
  sport('tennis', 45),
  sport('table-tennis', 50),
  // The engines answer for themselves, without the sports that are played on them.
  { ...sport('race', 60), tests: /^packages\/sports\/src\/race\// },
  { ...sport('scoring', 60), tests: /^packages\/sports\/src\/scoring\// },
  {
    name: 'outrights',
    sources: /^packages\/(sports\/src|feed\/src\/simulator)\/outrights\/(?!test-)/,
    tests: /^packages\/(sports\/src|feed\/src\/simulator)\/outrights\//,
    countMax: 45,
  },
  {
    name: 'interest',
    sources:
      /^(apps\/server\/src\/core\/catalogue\/interest|packages\/feed\/src\/simulator\/(event-feed|open-matches|match-run|offer\/[^/]+))\.ts$/,
    tests:
      /^(apps\/server\/src\/core\/catalogue\/interest|packages\/feed\/src\/simulator\/(prices-on-view|event-feed|open-matches|offer\/[^/]+|failing-delivery))\.test/,
    countMax: 40,
  },
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
  server(
    'liability',
    /core\/bets\/(liability|exposure|find-open-exposures)\.ts$/,
    /(core\/bets|features\/settlement)\/liability/,
    40,
  ),
  {
    name: 'cash-out',
    sources: /^(packages\/betting|apps\/server)\/src\/(features\/)?cash-out\/(?!example-)/,
    tests: /^(packages\/betting|apps\/server)\/src\/(features\/)?cash-out\//,
    countMax: 50,
  },
  server('vip bets', /features\/betting\/vip-/, /features\/betting\/vip-/, 30),
  server('booking', /features\/booking\//, /features\/booking\//, 15),
  {
    name: 'combinations',
    sources: /^packages\/(pricing|sport|sports)\/src\/([a-z-]+\/)?combination(\/(?!example-)|\.ts$)/,
    tests: /^packages\/(pricing|sport|sports)\/src\/.*combin/,
    countMax: 50,
  },
  store('live', 90),
  store('prices', 90),
  store('slip', 90),
  store('calls', 40),
  store('session', 40),
]
