import { createTestDatabase } from '@xezer/db/test-database'
import { expect, it } from 'vitest'
import { findRefusal } from './find-refusal.ts'

it.each([
  ['55P03', 'select from wallet for update'],
  ['57014', "set local statement_timeout = '20ms'; select pg_sleep(1)"],
])('the database that does not come to it (%s) is weather, not our mistake', async (code, statement) => {
  const database = await createTestDatabase()
  const [holder, waiter] = [await database.ownerPool.connect(), await database.pool.connect()]
  try {
    await holder.query('begin; lock table wallet')
    await waiter.query("begin; set local lock_timeout = '20ms'")
    const error = await waiter.query(statement).catch((thrown: Error) => thrown)
    if (!(error instanceof Error)) throw new Error('nothing was thrown')
    expect(error).toMatchObject({ code })
    expect(findRefusal(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  } finally {
    await holder.query('rollback')
    await waiter.query('rollback')
    holder.release()
    waiter.release()
    await database.close()
  }
})

it.each([
  ['Query read timeout', {}, 'unavailable'],
  ['timeout exceeded when trying to connect', {}, 'unavailable'],
  ['terminating connection', { code: '57P01' }, 'unavailable'],
  ['out of shared memory', { code: '53200' }, 'unavailable'],
  ['deadlock detected', { code: '40P01' }, 'unavailable'],
  ['connect ECONNREFUSED', { code: 'ECONNREFUSED' }, 'unavailable'],
  ['out of range', { code: '22003' }, 'internal'],
  ['duplicate key', { code: '23505' }, 'internal'],
  ['undefined is not a function', {}, 'internal'],
  ['Body is too large', { statusCode: 413 }, 'payload_too_large'],
])('"%s" %j is %s', (message, more, code) => {
  expect(findRefusal(Object.assign(new Error(message), more)).code).toBe(code)
})
