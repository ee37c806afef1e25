import { type Minor, minor } from '@xezer/money/minor'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { assert } from '@xezer/std/assert'

/** An amount of an answer that the contract has validated; a negative one is what a player owes. */
export function readWireAmount(value: number): Minor {
  const parsed = parseWireAmount(Math.abs(value))
  assert(parsed.ok, `the server sent an amount that is none: ${value}`)
  return value < 0 ? minor(-parsed.value) : parsed.value
}
