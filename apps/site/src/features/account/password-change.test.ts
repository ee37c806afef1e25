import { describe, expect, it } from 'vitest'
import { decidePasswordChange } from './password-change.ts'

describe('decidePasswordChange', () => {
  it.each([
    [{ prev: 'old secret', next: 'new secret', repeat: 'new secret' }, {}],
    [{ prev: '', next: 'new secret', repeat: 'new secret' }, { prev: 'field_required' }],
    [{ prev: 'old secret', next: 'short', repeat: 'short' }, { next: 'password_short' }],
    [{ prev: 'old secret', next: '', repeat: '' }, { next: 'field_required' }],
    [{ prev: 'old secret', next: 'new secret', repeat: 'New secret' }, { repeat: 'password_mismatch' }],
  ])('%j has the faults %j', (passwords, faults) => {
    expect(decidePasswordChange(passwords)).toEqual(faults)
  })
})
