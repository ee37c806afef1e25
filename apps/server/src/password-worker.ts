import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { must } from '@xezer/std/assert'
import { COST } from './core/player/passwords.ts'
import { yieldProcessor } from './platform/yield-processor.ts'

// The thread in which passwords are hashed; begun by `password-thread.ts`.

/** What the others leave over. Where all processors are busy a log-in waits half a second for 8 ms of work. */
const NICENESS = 19
yieldProcessor(NICENESS)

/** Without a hash to compare with, the answer is one. */
export interface HashingRequest {
  readonly number: number
  readonly typed: string
  readonly passwordHash: string | null
}
export interface HashingAnswer {
  readonly number: number
  /** Null where it failed. */
  readonly value: string | boolean | null
}

const port = must(parentPort, 'begun as a thread')

function answer({ typed, passwordHash }: HashingRequest): string | boolean | null {
  try {
    return passwordHash === null ? hashSync(typed, COST) : verifySync(passwordHash, typed)
  } catch {
    // A stored text that is no hash: the thread lives on.
    return null
  }
}

port.on('message', (request: HashingRequest) => {
  const answered: HashingAnswer = { number: request.number, value: answer(request) }
  port.postMessage(answered)
})
