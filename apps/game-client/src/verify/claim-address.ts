import type { RoundClaim } from '@xezer/game-math/verify/redraw'
import type { SharedClaim } from '@xezer/game-math/verify/redraw-shared'
import { readAmount } from '../kit/stake.ts'

/** What a form says of a round, as it was typed. */
export interface ClaimForm {
  readonly engine: string
  readonly variant: string
  readonly server: string
  readonly client: string
  readonly nonce: string
  /** Of the server seed, and of a shared round that of its link. */
  readonly hash: string
  readonly link: string
  readonly seeds: string
  readonly published: string
  readonly place: string
  readonly stake: string
  readonly choice: string
  readonly moves: string
  /** What the history says came of it; each empty where nothing is to be compared. */
  readonly point: string
  readonly staked: string
  readonly returned: string
  readonly view: string
}

export const EMPTY_CLAIM: ClaimForm = {
  engine: 'dice',
  variant: '',
  server: '',
  client: '',
  nonce: '0',
  hash: '',
  link: '',
  seeds: '',
  published: '',
  place: '',
  stake: '1.00',
  choice: '{}',
  moves: '[]',
  point: '',
  staked: '',
  returned: '',
  view: '',
}

/** Crash rounds are everybody's: they have a link instead of a player's seeds. */
export const isSharedForm = ({ engine }: Pick<ClaimForm, 'engine'>) => engine === 'crash'

/** Behind the `#` of an address: it never leaves the browser. */
export const writeClaim = (form: ClaimForm): string => `#${new URLSearchParams({ ...form }).toString()}`

export function readClaim(hash: string): ClaimForm {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const entries = Object.entries(EMPTY_CLAIM).map(([name, value]) => [name, given.get(name) ?? value])
  return Object.fromEntries(entries) as ClaimForm
}

/** The claim of a form; null where choice, moves or view are no JSON, or an amount is none. */
export function claimOf(form: ClaimForm): RoundClaim | null {
  const [own, told] = [readOwn(form), readTold(form)]
  if (own === null || told === null) return null
  return {
    engine: form.engine,
    variant: form.variant === '' ? null : form.variant,
    seeds: { server: form.server.trim(), client: form.client.trim(), nonce: Number(form.nonce) },
    hash: textOf(form.hash),
    ...own,
    claimed: told,
  }
}

/** The same of a shared round. Without a choice only its end is drawn, and nobody's part in it. */
export function sharedClaimOf(form: ClaimForm): SharedClaim | null {
  // As the form begins, which no choice of crash is.
  const isWhole = !['', EMPTY_CLAIM.choice].includes(form.choice.trim())
  const [own, told, published] = [isWhole ? readOwn(form) : undefined, readTold(form), textOf(form.published)]
  if (own === null || told === null) return null
  const seeds = form.seeds.split(',').map((seed) => seed.trim())
  return {
    link: form.link.trim(),
    before: textOf(form.hash),
    seeds: seeds.join('') === '' ? [] : seeds,
    chain: published === null ? null : { published, place: Number(form.place) },
    own: own ?? null,
    claimed: told,
  }
}

const textOf = (typed: string) => (typed.trim() === '' ? null : typed.trim())

function readOwn(form: ClaimForm) {
  const [stakeMinor, choice, moves] = [readAmount(form.stake), parse(form.choice), parse(form.moves)]
  return stakeMinor === null || choice === undefined || !Array.isArray(moves)
    ? null
    : { stakeMinor, choice, moves: moves as readonly unknown[] }
}

/** What is empty is undefined; null where something cannot be read. */
function readTold(form: ClaimForm) {
  const amount = (typed: string) => (typed.trim() === '' ? undefined : readAmount(typed))
  const [point, stakedMinor, returnMinor] = [form.point, form.staked, form.returned].map(amount)
  const view = form.view.trim() === '' ? undefined : parse(form.view)
  const isRead = view !== undefined || form.view.trim() === ''
  if (point === null || stakedMinor === null || returnMinor === null || !isRead) return null
  return {
    ...(point === undefined ? {} : { point }),
    ...(stakedMinor === undefined ? {} : { stakedMinor }),
    ...(returnMinor === undefined ? {} : { returnMinor }),
    ...(view === undefined ? {} : { view }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
