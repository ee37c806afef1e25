import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCK_ORDER } from '../../packages/db/src/lock-order.ts'
import { findStrayLock } from './lock-rules.ts'
import { REPOSITORY, readSources } from './source-files.ts'

describe('locks', () => {
  it('are taken where the order of locks says so, and nowhere else', () => {
    expect(readSources(['packages', 'apps'], ['.ts']).flatMap(findStrayLock)).toEqual([])
  })

  it.each(LOCK_ORDER)('are taken there: $what', ({ takenIn }) => {
    for (const path of takenIn) {
      expect(existsSync(join(REPOSITORY, path)), path).toBe(true)
      expect(readFileSync(join(REPOSITORY, path), 'utf8')).toMatch(
        /for (no key update|share)|advisory_xact_lock/,
      )
    }
  })

  it.each([
    ["await client.query('select pg_advisory_xact_lock(7, 1)')", 'an advisory lock'],
    ['const text = `select pg_try_advisory_lock(1)`', 'an advisory lock'],
    ['const text = `select id from bet\n  for update`', 'locks rows'],
    ['const text = `select id from bet for key share`', 'locks rows'],
  ])('a stray one is found: %s', (text, complaint) => {
    expect(findStrayLock({ path: 'apps/server/src/core/a.ts', text }).join()).toContain(complaint)
  })

  it.each(['// wallets are locked for update', "const text = 'select id from bet for free'"])(
    'what is none is left alone: %s',
    (text) => {
      expect(findStrayLock({ path: 'apps/server/src/core/a.ts', text })).toEqual([])
    },
  )
})
