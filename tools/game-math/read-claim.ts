import type { Claimed, RoundClaim } from '../../packages/game-math/src/verify/redraw.ts'
import type { SharedClaim } from '../../packages/game-math/src/verify/redraw-shared.ts'

type Read = Readonly<Record<string, unknown>>

const isObject = (json: unknown): json is Read =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const textOf = (json: unknown) => (typeof json === 'string' ? json : '')
const numberOf = (json: unknown) => (typeof json === 'number' ? json : Number.NaN)
const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])

/** A round as the page of verification writes it, in JSON; null where that is no object. What it says is judged when it is drawn. */
export function readClaim(json: unknown): RoundClaim | SharedClaim | null {
  if (!isObject(json)) return null
  return 'link' in json ? readShared(json) : readOwn(json)
}

/** A link instead of a player's seeds: it is a round of everybody. */
export const isShared = (claim: RoundClaim | SharedClaim): claim is SharedClaim => 'link' in claim

function readOwn(json: Read): RoundClaim {
  const seeds = isObject(json.seeds) ? json.seeds : {}
  return {
    engine: textOf(json.engine),
    variant: typeof json.variant === 'string' ? json.variant : null,
    seeds: {
      server: textOf(seeds.server),
      client: textOf(seeds.client),
      nonce: numberOf(seeds.nonce),
    },
    hash: typeof json.hash === 'string' ? json.hash : null,
    ...readPlayed(json),
    claimed: readTold(json.claimed),
  }
}

function readShared(json: Read): SharedClaim {
  const chain = isObject(json.chain) ? json.chain : null
  const told = readTold(json.claimed)
  const point = isObject(json.claimed) && 'point' in json.claimed ? numberOf(json.claimed.point) : undefined
  return {
    link: textOf(json.link),
    before: typeof json.before === 'string' ? json.before : null,
    seeds: listOf(json.seeds).map(textOf),
    chain: chain === null ? null : { published: textOf(chain.published), place: numberOf(chain.place) },
    own: isObject(json.own) ? readPlayed(json.own) : null,
    claimed: told === null ? null : { ...told, ...(point === undefined ? {} : { point }) },
  }
}

const readPlayed = (json: Read) => ({
  stakeMinor: numberOf(json.stakeMinor),
  choice: json.choice ?? {},
  moves: listOf(json.moves),
})

function readTold(json: unknown): Claimed | null {
  if (!isObject(json)) return null
  return {
    ...('stakedMinor' in json ? { stakedMinor: numberOf(json.stakedMinor) } : {}),
    ...('returnMinor' in json ? { returnMinor: numberOf(json.returnMinor) } : {}),
    ...('view' in json ? { view: json.view } : {}),
  }
}
