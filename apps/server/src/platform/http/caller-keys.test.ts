import { describe, expect, it } from 'vitest'
import { addressKey, addressNetwork, createCallerKeys } from './caller-keys.ts'

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

describe('what is kept of an address', () => {
  it.each([
    ['185.96.41.7', '185.96.41.0/24'],
    ['::ffff:185.96.41.7', '185.96.41.0/24'],
    ['2a01:4f8:1:2:3:4:5:6', '2a01:4f8:1::/48'],
    ['2a01:4f8::9', '2a01:4f8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['64:ff9b::1.2.3.4', ''],
    ['a proxy that says nothing of use', ''],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(addressNetwork(address)).toBe(network)
  })
})
