import { hash } from 'node:crypto'
import { arrayLiteral } from '@xezer/db/array-literal'
import type { OperationRow as StoredOperationRow } from '@xezer/db/generated/rows'
import { joinStatements, type StatementPart } from '@xezer/db/joint-statement'
import type { Queryable } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'

/** What a call was asked for under an idempotency key, and what it was answered. */
export interface Operation {
  /** Who the key belongs to: `place:<player>`, `register`. */
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
}
export interface StoredOperation {
  readonly scope: string
  readonly key: string
  readonly requestHash: Buffer
  /** Null while the first request is being worked on. */
  readonly response: object | null
}

/** Equal for requests that say the same in the same order of fields, which the schema of the call gives. */
export function hashRequest(request: unknown): Buffer {
  return hash('sha256', JSON.stringify(request), 'buffer')
}

/** Of the shape in which answers are kept. */
const ANSWER_VERSION = 1

type OperationRow = Pick<StoredOperationRow, 'scope' | 'key' | 'request_hash' | 'response'>

export async function findOperations(
  database: Queryable,
  operations: readonly { readonly scope: string; readonly key: string }[],
): Promise<StoredOperation[]> {
  const { rows } = await database.query<OperationRow>({
    name: 'find_operations',
    // One look into the index for each: a plain join may read the whole table, which only grows.
    text: `select o.scope, o.key, o.request_hash, o.response
           from unnest($1::text[], $2::text[]) as asked (scope, key) cross join lateral (
             select scope, key, request_hash, response from operation
             where scope = asked.scope and key = asked.key limit 1
           ) o`,
    values: [
      arrayLiteral(operations.map(({ scope }) => scope)),
      arrayLiteral(operations.map(({ key }) => key)),
    ],
  })
  return rows.map((row) => ({
    scope: row.scope,
    key: row.key,
    requestHash: row.request_hash,
    response: readStored(row.response)?.fields ?? null,
  }))
}

/** Null while the work goes on. */
export type AnsweredOperation = Operation & { readonly response: object | null }

/** Belongs into the transaction of the effect; a key that exists breaks the transaction. */
export async function insertOperations(
  database: Queryable,
  operations: readonly AnsweredOperation[],
): Promise<void> {
  const parts = operationParts(operations)
  if (parts.length > 0) await database.query(joinStatements(parts))
}

/** What writes the operations beside their effect. */
export function operationParts(operations: readonly AnsweredOperation[]): StatementPart[] {
  if (operations.length === 0) return []
  return [
    {
      name: 'operations',
      text: `insert into operation (scope, key, request_hash, response)
             select scope, key, request_hash, response::jsonb
             from unnest($1::text[], $2::text[], $3::bytea[], $4::text[])
               as o (scope, key, request_hash, response)`,
      values: [
        arrayLiteral(operations.map(({ scope }) => scope)),
        arrayLiteral(operations.map(({ key }) => key)),
        arrayLiteral(operations.map(({ requestHash }) => `\\x${requestHash.toString('hex')}`)),
        arrayLiteral(
          operations.map(({ response }) =>
            response === null ? null : writeStored(ANSWER_VERSION, response),
          ),
        ),
      ],
    },
  ]
}

/** Gives their answers to operations that were begun without one. */
export async function finishOperations(
  database: Queryable,
  operations: readonly { readonly scope: string; readonly key: string; readonly response: object }[],
): Promise<void> {
  await database.query({
    name: 'finish_operations',
    text: `update operation o set response = d.response::jsonb
           from unnest($1::text[], $2::text[], $3::text[]) as d (scope, key, response)
           where o.scope = d.scope and o.key = d.key and o.response is null
             and o.scope = any($1::text[]) and o.key = any($2::text[])`,
    values: [
      arrayLiteral(operations.map(({ scope }) => scope)),
      arrayLiteral(operations.map(({ key }) => key)),
      arrayLiteral(operations.map(({ response }) => writeStored(ANSWER_VERSION, response))),
    ],
  })
}
