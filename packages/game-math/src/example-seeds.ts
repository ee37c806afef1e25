import { createHmac } from 'node:crypto'
import { createDraws, type Draws } from './draws/draws.ts'
import { type Hmac, roundWords, type Words } from './draws/words.ts'

export const exampleHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

const SEEDS = {
  server: '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4',
  client: 'xezer',
  nonce: 0,
}
export const EXAMPLE_SERVER_SEED = SEEDS.server

/** The first round of the seeds that all known vectors are of. */
export const vectorWords = (nonce = 0): Words => roundWords(exampleHmac, { ...SEEDS, nonce })
export const vectorDraws = (nonce = 0): Draws => createDraws(vectorWords(nonce))
