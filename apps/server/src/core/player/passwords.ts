import { hash, verify } from '@node-rs/argon2'

/** OWASP's smallest advised cost of argon2id, the library's default variant. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Waiting beyond it would outlast the visitor's patience: better say so at once. */
const WAITING_MAX = 32

export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy'
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time when there is no hash to compare with, and is then false. */
  verify(password: string, passwordHash: string | null): Promise<boolean>
}

/** Hashes few passwords at a time, so that a flood of log-ins never takes the processor from betting. */
export function createPasswords(concurrent = 1): Passwords {
  const inTurn = createTurns(concurrent)
  // Never matches: the answer for unknown addresses is false whatever it says.
  const decoy = inTurn(() => hash('an address that nobody has', COST))
  decoy.catch(() => undefined)
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    async verify(password, passwordHash) {
      const isSame = await inTurn(async () => verify(passwordHash ?? (await decoy), password))
      return isSame && passwordHash !== null
    },
  }
}

function createTurns(concurrent: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= concurrent) {
      if (waiting.length >= WAITING_MAX) throw new PasswordsBusy('too many passwords at once')
      // Whoever finishes hands its place over, so the count stays.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
