import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'

it.each([
  ['Leyla@Example.COM', 'leyla@example.com'],
  [' leyla@example.com ', 'leyla@example.com'],
  ['ｌｅｙｌａ@example.com', 'leyla@example.com'],
  ['leyla@bücher.example', 'leyla@xn--bcher-kva.example'],
  ['leyla@XN--BCHER-KVA.example', 'leyla@xn--bcher-kva.example'],
  ['leyla@почта.рф', 'leyla@xn--80a1acny.xn--p1ai'],
  ['l.e.y.l.a+bets@gmail.com', 'leyla@gmail.com'],
  ['Leyla@googlemail.com', 'leyla@gmail.com'],
  ['+bets@gmail.com', '+bets@gmail.com'],
  // Elsewhere a dot is a letter, and a plus sign may be one too.
  ['l.eyla+bets@example.com', 'l.eyla+bets@example.com'],
  ['leyla@mail.gmail.com', 'leyla@mail.gmail.com'],
  ['a@b@gmail.com', 'a@b@gmail.com'],
  ['nobody', 'nobody'],
  ['', ''],
])('%s is the mailbox %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical)
})

it('of a canonical address is itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
      const once = canonicalEmail(typed)
      expect(canonicalEmail(once)).toBe(once)
    }),
  )
})
