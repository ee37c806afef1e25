import { describe, expect, it } from 'vitest'
import { addressKey, createCallerKeys } from './caller-keys.ts'

describe('whose allowance a request uses up', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '::ffff:10.1.2.3'],
    ['2a01:4f8:1:2:3:4:5:6', '2a01:4f8:1:2::'],
    ['2a01:4f8:1:2::9', '2a01:4f8:1:2::'],
    ['2a01:4f8::9', '2a01:4f8:0:0::'],
    ['::1', '0:0:0:0::'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it('is the account’s once its session is known', () => {
    const callers = createCallerKeys()
    expect(callers.keyOf('Bearer a', '10.1.2.3')).toBe('10.1.2.3')
    callers.note('Bearer a', 'player:5')
    expect(callers.keyOf('Bearer a', '10.1.2.3')).toBe('player:5')
    expect(callers.keyOf('Bearer b', '10.1.2.3')).toBe('10.1.2.3')
    expect(callers.keyOf(undefined, '10.1.2.3')).toBe('10.1.2.3')
  })
})
