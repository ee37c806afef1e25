import { hash, verify } from '@node-rs/argon2'

/** OWASP's smallest advised cost of argon2id, the library's default variant. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Waiting beyond it would outlast the visitor's patience: better say so at once. */
const WAITING_MAX = 32
/** Of one visitor, so that nobody fills the queue alone and the others find a place in it. */
const WAITING_MAX_OF_ONE = 4

/** Stands where a hash would: no password is right. */
export const NO_PASSWORD = 'none'

export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
}

/** `outdated`: right, but its hash was made of another spelling of the same letters and should be made anew. */
export type Proof = 'right' | 'outdated' | 'wrong'

/** Every password that is hashed or compared goes through here; `visitor` is whose place in the queue it takes. */
export interface Passwords {
  hash(password: string, visitor: string): Promise<string>
  /** Takes the same time when there is no hash to compare with, and is then wrong. */
  verify(password: string, passwordHash: string | null, visitor: string): Promise<Proof>
}

/** Hashes few passwords at a time, so that a flood of log-ins never takes the processor from betting. */
export function createPasswords(concurrent = 1): Passwords {
  const inTurn = createTurns(concurrent)
  // Never matches: the answer for unknown addresses is wrong whatever it says.
  const decoy = inTurn('', () => hash('an address that nobody has', COST))
  decoy.catch(() => undefined)
  return {
    hash: (password, visitor) => inTurn(visitor, () => hash(spell(password), COST)),
    verify: (password, passwordHash, visitor) =>
      inTurn(visitor, async () => {
        const isThere = passwordHash !== null && passwordHash !== NO_PASSWORD
        const compared = isThere ? passwordHash : await decoy
        const isSame = await verify(compared, spell(password))
        // Hashes of before were made of what was typed, and some keyboards spell letters in parts.
        const isTyped = !isSame && spell(password) !== password && (await verify(compared, password))
        if (!isThere) return 'wrong'
        if (isSame) return 'right'
        return isTyped ? 'outdated' : 'wrong'
      }),
  }
}

/** One letter, one spelling: `é` may be typed as one sign or as two. */
function spell(password: string): string {
  return password.normalize('NFC')
}

interface Waiting {
  readonly visitor: string
  readonly begin: () => void
}

function createTurns(concurrent: number): <T>(visitor: string, work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: Waiting[] = []
  return async (visitor, work) => {
    if (running >= concurrent) {
      const own = waiting.filter((other) => other.visitor === visitor).length
      if (waiting.length >= WAITING_MAX || own >= WAITING_MAX_OF_ONE) {
        throw new PasswordsBusy('too many passwords at once')
      }
      // Whoever finishes hands its place over, so the count stays.
      await new Promise<void>((begin) => waiting.push({ visitor, begin }))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next.begin()
    }
  }
}
