import type { RoundClaim } from '@xezer/game-math/verify/redraw'

/** What a form says of a round, as it was typed. */
export interface ClaimForm {
  readonly engine: string
  readonly variant: string
  readonly server: string
  readonly client: string
  readonly nonce: string
  readonly hash: string
  readonly stake: string
  readonly choice: string
  readonly moves: string
}

export const EMPTY_CLAIM: ClaimForm = {
  engine: 'dice',
  variant: '',
  server: '',
  client: '',
  nonce: '0',
  hash: '',
  stake: '1.00',
  choice: '{}',
  moves: '[]',
}

/** Behind the `#` of an address: it never leaves the browser. */
export const writeClaim = (form: ClaimForm): string => `#${new URLSearchParams({ ...form }).toString()}`

export function readClaim(hash: string): ClaimForm {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const entries = Object.entries(EMPTY_CLAIM).map(([name, value]) => [name, given.get(name) ?? value])
  return Object.fromEntries(entries) as ClaimForm
}

/** The claim of a form; null where choice or moves are no JSON, or the stake is no amount. */
export function claimOf(form: ClaimForm, stakeMinor: number | null): RoundClaim | null {
  const [choice, moves] = [parse(form.choice), parse(form.moves)]
  if (choice === undefined || !Array.isArray(moves) || stakeMinor === null) return null
  return {
    engine: form.engine,
    variant: form.variant === '' ? null : form.variant,
    seeds: { server: form.server.trim(), client: form.client.trim(), nonce: Number(form.nonce) },
    hash: form.hash.trim() === '' ? null : form.hash.trim(),
    stakeMinor,
    choice,
    moves,
    claimed: null,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
