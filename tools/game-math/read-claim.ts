import type { RoundClaim } from '../../packages/game-math/src/verify/redraw.ts'

type Read = Readonly<Record<string, unknown>>

const isObject = (json: unknown): json is Read =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const textOf = (json: unknown) => (typeof json === 'string' ? json : '')
const numberOf = (json: unknown) => (typeof json === 'number' ? json : Number.NaN)

/** A round as a history saves it, in JSON; null where that is no object. What it says is judged when it is drawn. */
export function readClaim(json: unknown): RoundClaim | null {
  if (!isObject(json)) return null
  const seeds = isObject(json.seeds) ? json.seeds : {}
  const claimed = isObject(json.claimed) ? json.claimed : null
  return {
    engine: textOf(json.engine),
    variant: typeof json.variant === 'string' ? json.variant : null,
    seeds: {
      server: textOf(seeds.server),
      client: textOf(seeds.client),
      nonce: numberOf(seeds.nonce),
    },
    hash: typeof json.hash === 'string' ? json.hash : null,
    stakeMinor: numberOf(json.stakeMinor),
    choice: json.choice ?? {},
    moves: Array.isArray(json.moves) ? json.moves : [],
    claimed:
      claimed === null
        ? null
        : {
            stakedMinor: numberOf(claimed.stakedMinor),
            returnMinor: numberOf(claimed.returnMinor),
            ...('view' in claimed ? { view: claimed.view } : {}),
          },
  }
}
