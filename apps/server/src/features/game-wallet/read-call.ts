import { WALLET_INPUTS, type WalletCallName } from '@xezer/contract/game-wallet'
import * as z from 'zod/mini'
import { hasTrap } from '../../platform/http/json-traps.ts'

/** What stands in quotes; numbers are looked for outside of it. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g
/** A number that is no bare row of digits: a sign, a point, an exponent, a zero in front. */
const ODD_NUMBER = /-|\d[.eE]|\b0\d/

type Inputs = typeof WALLET_INPUTS
export type ReadCall = {
  [Name in WalletCallName]: { readonly call: Name } & z.output<Inputs[Name]>
}[WalletCallName]

/**
 * The call that the bytes say, or null for whatever is not exactly one: a field too many, an amount that is written in any other
 * way than as a whole number of minor units, a key twice.
 */
export function readCall(name: WalletCallName, text: string): ReadCall | null {
  if (ODD_NUMBER.test(text.replace(QUOTED, '""')) || hasTrap(text)) return null
  const json = parse(text)
  const read = z.safeParse(WALLET_INPUTS[name], json)
  if (!read.success) return null
  const call = { ...read.data, call: name } as ReadCall
  return isWhole(call) ? call : null
}

/** What no single field says: whose it is, that a bet is of money or free, that two messages have two numbers. */
function isWhole(call: ReadCall): boolean {
  switch (call.call) {
    case 'bet':
      return (call.amount === 0) === (call.free !== undefined)
    case 'play':
      return call.bet.amount > 0 && call.bet.tx !== call.win.tx
    case 'win':
    case 'rollback':
      return hasOneOwner(call) && call.tx !== call.betTx
    case 'close':
      return hasOneOwner(call)
    default:
      return true
  }
}

function hasOneOwner({
  session,
  player,
}: {
  session?: string | undefined
  player?: string | undefined
}): boolean {
  return (session === undefined) !== (player === undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
