import { createHash } from 'node:crypto'
import type { MoneyCall } from './money-call.ts'

/** The messages that carry a number of their own. */
type NumberedCall = Exclude<MoneyCall, { call: 'close' }>

/**
 * What tells two messages of one number apart: everything that they are about, and neither the number of the request nor the
 * session, which a repeat may have anew.
 */
export function digestCall(call: NumberedCall, playerId: number): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([call.call, playerId, call.round, call.game, ...ownParts(call)]))
    .digest()
}

function ownParts(call: NumberedCall): readonly unknown[] {
  switch (call.call) {
    case 'bet':
      return [call.tx, call.amount, call.currency, call.free ?? null]
    case 'win':
      return [call.tx, call.betTx, call.amount, call.currency, call.final, call.free ?? null]
    case 'play':
      return [call.bet.tx, call.bet.amount, call.win.tx, call.win.amount, call.currency]
    case 'rollback':
      return [call.tx, call.betTx]
  }
}
