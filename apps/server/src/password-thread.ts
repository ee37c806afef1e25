import type { Worker } from 'node:worker_threads'
import type { Hashing } from './core/player/passwords.ts'
import type { HashingAnswer, HashingRequest } from './password-worker.ts'
import { openWorker } from './platform/open-worker.ts'

const FILE_TYPE = import.meta.url.endsWith('.js') ? 'js' : 'ts'
const HASHING = new URL(`./password-worker.${FILE_TYPE}`, import.meta.url)

interface Waiting {
  readonly resolve: (value: string | boolean) => void
  readonly reject: (error: Error) => void
}

/**
 * A thread of its own for the hashes of passwords, which gives way to all others: one beside the threads of Node's files
 * could not. Begun with the first password; one that ended fails those that wait for it, and begins anew with the next. It
 * holds no process open.
 */
export function createPasswordThread(): Hashing {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let count = 0
  const begin = (): Worker => {
    const begun = openWorker(HASHING, { name: 'password' })
    const end = (reason: string) => {
      if (worker !== begun) return
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(reason))
      waiting.clear()
    }
    begun.on('message', ({ number, value }: HashingAnswer) => {
      const asked = waiting.get(number)
      waiting.delete(number)
      if (value === null) asked?.reject(new Error('a password could not be hashed'))
      else asked?.resolve(value)
    })
    begun.once('error', (error: Error) => end(`the thread of passwords ended: ${error.message}`))
    begun.once('exit', (code) => end(`the thread of passwords ended with ${code}`))
    begun.unref()
    return begun
  }
  const ask = (typed: string, passwordHash: string | null): Promise<string | boolean> => {
    worker ??= begin()
    count += 1
    const request: HashingRequest = { number: count, typed, passwordHash }
    worker.postMessage(request)
    return new Promise((resolve, reject) => waiting.set(request.number, { resolve, reject }))
  }
  return {
    hash: async (typed) => String(await ask(typed, null)),
    verify: async (passwordHash, typed) => (await ask(typed, passwordHash)) === true,
  }
}
