import { hash, verify } from '@node-rs/argon2'

/** OWASP's smallest advised cost of argon2id, the library's default variant. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of that cost, and of no password: what is compared where there is nothing to compare with. */
const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Waiting beyond it would outlast the visitor's patience: better say so at once. */
const WAITING_MAX = 32
/** Of one visitor, so that nobody fills the queue alone and the others find a place in it. */
const WAITING_MAX_OF_ONE = 4

/** Stands where a hash would: no password is right. */
export const NO_PASSWORD = 'none'

export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
}
/** One for all: where each was thrown is known, and finding it out costs as much as the rest of the answer. */
const BUSY = new PasswordsBusy('too many passwords at once')

/** The costly part, wherever it is done. */
export interface Hashing {
  hash(typed: string): Promise<string>
  verify(passwordHash: string, typed: string): Promise<boolean>
}

/** Among the threads that the process has for its files. */
const inProcess: Hashing = { hash: (typed) => hash(typed, COST), verify }

/** `outdated`: right, but its hash was made of another spelling of the same letters and should be made anew. */
export type Proof = 'right' | 'outdated' | 'wrong'

/** Every password that is hashed or compared goes through here; `visitor` is whose place in the queue it takes. */
export interface Passwords {
  /** Nobody would get a place now. */
  isFull(): boolean
  hash(password: string, visitor: string): Promise<string>
  /**
   * What to compare with is looked up in its turn: who is turned away costs the database nothing. Takes the same time when
   * there is no hash, and is then wrong.
   */
  verify(password: string, findHash: () => Promise<string | null>, visitor: string): Promise<Proof>
}

/** One password at a time, so that a flood of log-ins never takes the processor from betting. */
export function createPasswords(hashing: Hashing = inProcess): Passwords {
  const { inTurn, isFull } = createTurns()
  return {
    isFull,
    hash: (password, visitor) => inTurn(visitor, () => hashing.hash(spell(password))),
    verify: (password, findHash, visitor) =>
      inTurn(visitor, async () => {
        const passwordHash = await findHash()
        const isThere = passwordHash !== null && passwordHash !== NO_PASSWORD
        const compared = isThere ? passwordHash : DECOY
        const isSame = await hashing.verify(compared, spell(password))
        // Hashes of before were made of what was typed, and some keyboards spell letters in parts.
        const isTyped = !isSame && spell(password) !== password && (await hashing.verify(compared, password))
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

interface Turns {
  readonly isFull: () => boolean
  readonly inTurn: <T>(visitor: string, work: () => Promise<T>) => Promise<T>
}

function createTurns(): Turns {
  let isRunning = false
  const waiting: Waiting[] = []
  const isFull = () => waiting.length >= WAITING_MAX
  const inTurn = async <T>(visitor: string, work: () => Promise<T>): Promise<T> => {
    if (isRunning) {
      const own = waiting.filter((other) => other.visitor === visitor).length
      if (isFull() || own >= WAITING_MAX_OF_ONE) throw BUSY
      // Whoever finishes hands its place over.
      await new Promise<void>((begin) => waiting.push({ visitor, begin }))
    }
    isRunning = true
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) isRunning = false
      else next.begin()
    }
  }
  return { inTurn, isFull }
}
