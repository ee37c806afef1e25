import type { FastifyInstance } from 'fastify'
import { type Refusal, refuse } from './refusal.ts'

export const BODY_BYTES_MAX = 64 * 1024
const DEPTH_MAX = 16

/** Whether a JSON text nests deeper than any call of ours; looked at before anything is built from it. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === 0x5c) index += 1
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x7b || code === 0x5b) {
      depth += 1
      if (depth > DEPTH_MAX) return true
    } else if (code === 0x7d || code === 0x5d) depth -= 1
  }
  return false
}

/** A body of a call that is no valid JSON object of ours. */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Parses bounded JSON; keys that would reach into prototypes are refused. */
export function parseJsonBody(text: string): unknown {
  if (text === '') return {}
  if (isTooDeep(text)) throw new BodyError(refuse('bad_request'))
  try {
    return JSON.parse(text, refusePrototypeKeys)
  } catch {
    throw new BodyError(refuse('bad_request'))
  }
}

function refusePrototypeKeys(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new Error('unsafe key')
  return value
}

/** JSON is the only language of bodies. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_BYTES_MAX },
    (_request, body, done) => {
      try {
        done(null, parseJsonBody(String(body)))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  )
}
