import type { Call, Schema } from '@xezer/contract/call'
import { CALLS } from '@xezer/contract/calls'
import { errorCodesOf } from '@xezer/contract/error-codes-of'
import { ErrorAnswer, type ErrorCode, errorStatus } from '@xezer/contract/errors'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, made from the contract: nobody writes it. */
export function openapiDocument(): Json {
  const calls: readonly Call<Schema, Schema>[] = Object.values(CALLS)
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = `/${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Xəzər',
      version: '0.1.0',
      description:
        'Every call of the site. Times are the feed’s wall clock, UTC+3, written with a Z; money has at most two decimals and odds at most three. The push stream is a WebSocket at /api/stream.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(call: Call<Schema, Schema>): Json {
  const parameters: Json[] = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  }))
  if (call.idempotency !== undefined) {
    const required = call.idempotency === 'required'
    parameters.push({ name: 'Idempotency-Key', in: 'header', required, schema: { type: 'string' } })
  }
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'POST' ? { requestBody: { content: bodyOf(call) } } : {}),
    ...(call.auth === 'none'
      ? {}
      : { security: call.auth === 'player' ? [{ session: [] }] : [{}, { session: [] }] }),
    responses: {
      200: { description: 'Done', content: content(schemaOf(call.output, 'output')) },
      ...errorsOf(call),
    },
  }
}

function bodyOf(call: Call<Schema, Schema>): Json {
  if (call.bodyTypes === undefined) return content(schemaOf(call.input, 'input'))
  return Object.fromEntries(call.bodyTypes.map((type) => [type, {}]))
}

function errorsOf(call: Call<Schema, Schema>): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorCodesOf(call)) {
    const status = errorStatus(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.join(', '), content: content({ $ref: '#/components/schemas/Error' }) },
    ]),
  )
}

function content(schema: Json): Json {
  return { 'application/json': { schema } }
}

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
