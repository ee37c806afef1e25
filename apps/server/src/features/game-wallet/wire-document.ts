import {
  WALLET_CALLS,
  WALLET_CODES,
  WALLET_INPUTS,
  type WalletCallName,
  type WalletCode,
} from '@xezer/contract/game-wallet'
import { WALLET_ANSWERS } from '@xezer/contract/game-wallet-answers'
import * as z from 'zod/mini'
import { SIGNED_WITHIN_MS, signCall } from './call-signature.ts'
import { BODY_BYTES_MAX } from './game-wallet.ts'
import { EXAMPLE_SECRET, exampleCall, WIRE_EXAMPLES } from './wire-examples.ts'
import { CALL_WORDS, CODE_WORDS } from './wire-words.ts'

type Json = Readonly<Record<string, unknown>>

const DESCRIPTION = [
  `A provider of games asks the house for every bet and every win. A body has at most ${BODY_BYTES_MAX / 1024} kB, a field that a shape does not have is refused, and amounts are whole numbers of minor units, written as digits alone.`,
  'X-Signature is "v1=" and the HMAC-SHA256, under the secret as text, of X-Timestamp, line feed, the path, line feed and the bytes of the body, as lower-case hex digits.',
  'An answer of 200 is final, whatever its code; 400 and 401 moved nothing. After 503, any other status and no answer at all the same message is sent again.',
] as const

const HEADERS = [
  ['X-Provider', '^[a-z0-9_]{1,32}$', 'The name that the house knows the provider by.'],
  [
    'X-Timestamp',
    '^\\d{1,15}$',
    `Milliseconds since 1970, within ${SIGNED_WITHIN_MS / 1000} seconds of ours.`,
  ],
  [
    'X-Signature',
    '^v1=[0-9a-f]{64}$',
    'Signed with either of two secrets, while one takes the place of the other.',
  ],
] as const

/** The OpenAPI 3.1 document of the wallet's wire, made from its contract: nobody writes it. */
export function wireDocument(): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Xəzər: the wallet of games', version: '1', description: DESCRIPTION.join('\n\n') },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      WALLET_CALLS.map((name) => [exampleCall(name).path, { post: operationOf(name) }]),
    ),
    components: {
      parameters: Object.fromEntries(
        HEADERS.map(([name, pattern, description]) => [name, headerOf(name, pattern, description)]),
      ),
      responses: {
        400: bareAnswer(['WRONG_SYNTAX']),
        401: bareAnswer(['INVALID_SIGNATURE']),
        503: {
          ...bareAnswer(['INTERNAL'], { requestId: { type: 'string' } }),
          headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
        },
      },
    },
  }
}

function headerOf(name: string, pattern: string, description: string): Json {
  return { name, in: 'header', required: true, description, schema: { type: 'string', pattern } }
}

function operationOf(name: WalletCallName): Json {
  const { summary, more } = CALL_WORDS[name]
  const { request, answers } = WIRE_EXAMPLES[name]
  const input = schemaOf(WALLET_INPUTS[name], 'input')
  const examples = Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, { value }]))
  return {
    operationId: name,
    summary,
    ...(more.length > 0 ? { description: more.join('\n') } : {}),
    parameters: HEADERS.map(([header]) => ({ $ref: `#/components/parameters/${header}` })),
    requestBody: { required: true, content: { 'application/json': { schema: input, example: request } } },
    responses: {
      200: {
        description: 'Final, whatever the code.',
        content: { 'application/json': { schema: schemaOf(WALLET_ANSWERS[name], 'output'), examples } },
        'x-codes': wordsOf(codesOf(name)),
      },
      ...Object.fromEntries(
        [400, 401, 503].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
    'x-signed-example': {
      ...{ secret: EXAMPLE_SECRET, ...exampleCall(name) },
      signature: signCall(EXAMPLE_SECRET, exampleCall(name)),
    },
  }
}

/** What is answered before a call is known to be one. */
function bareAnswer(codes: readonly WalletCode[], own: Json = {}): Json {
  const properties = { code: { type: 'string', enum: codes }, ...own }
  const shape = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  return {
    description: codes.map((code) => CODE_WORDS[code]).join(' '),
    content: { 'application/json': { schema: shape } },
    'x-codes': wordsOf(codes),
  }
}

function wordsOf(codes: readonly WalletCode[]): Json {
  return Object.fromEntries(codes.map((code) => [code, CODE_WORDS[code]]))
}

/** Every code that the shapes of a call's answers have, in the order in which the contract lists them. */
function codesOf(name: WalletCallName): readonly WalletCode[] {
  const found = new Set<unknown>()
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, value] of Object.entries(part)) {
      if (key === 'code') for (const code of [value.const, ...(value.enum ?? [])]) found.add(code)
      else look(value)
    }
  }
  look(schemaOf(WALLET_ANSWERS[name], 'output'))
  return WALLET_CODES.filter((code) => found.has(code))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
