import { type Minor, ZERO_MINOR } from '@xezer/money/minor'
import type { Result } from '@xezer/std/result'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import {
  type AmountFault,
  type DecidedOrder,
  decideOrder,
  type OrderFaults,
  type OrderRules,
  type TypedOrder,
} from './decide-order.ts'
import { findWantedRoom, type Rooms, type WantedRoom } from './deposit-room.ts'
import type { OrderInput } from './send-order.ts'
import { isSameOrder, type UnansweredOrder } from './unanswered-order.ts'

/** What stands against the sum that is typed, before anybody presses. */
export interface JudgedSum {
  /** The order, as the press sends it, or what is wrong with its fields. */
  readonly decided: Result<DecidedOrder, OrderFaults>
  /** It is what nobody answered, and is sent again: what it would be refused for may be itself. */
  readonly isRepeated: boolean
  /** The method, or the balance, does not allow this much or this little. */
  readonly fault: AmountFault | undefined
  /** The player's own limit takes not even the least deposit. */
  readonly noRoom: WantedRoom | undefined
  /** It takes one, but not this much. */
  readonly tooMuch: WantedRoom | undefined
  /** Whether a round sum could be ordered. */
  readonly takes: (askedMinor: Minor) => boolean
  /** It cannot be ordered: the button is off. */
  readonly isOff: boolean
  /** What is said to come of it: nothing of a sum that cannot be ordered. */
  readonly promisedMinor: Minor
}

interface JudgedParts {
  readonly rules: OrderRules
  readonly typed: TypedOrder
  readonly typedMinor: Minor
  readonly rooms: Rooms
  readonly unanswered: UnansweredOrder | undefined
  /** What the order says beside sum and account. */
  readonly besides: Pick<OrderInput, 'bonus'>
  /** Nothing is ordered at all for now, and it is said why. */
  readonly isClosed: boolean
}

/** What answers the needs that are shown above the order: without them no withdrawal is taken. Rules are agreed to by a press. */
export function isShutBy(needs: readonly string[]): boolean {
  return needs.includes('email') || needs.includes('identity')
}

export function judgeSum(parts: JudgedParts): JudgedSum {
  const { rules, typed, typedMinor, rooms, unanswered, besides, isClosed } = parts
  const { availableMinor } = rules
  const takes = (askedMinor: Minor) =>
    !isClosed &&
    (availableMinor === null || askedMinor <= availableMinor) &&
    findWantedRoom(rooms, askedMinor) === undefined
  // What was held for it may be all that there was.
  const asked = decideOrder({ ...rules, availableMinor: null }, typed)
  if (unanswered && asked.ok && isSameOrder(unanswered, rules.terms.method, { ...asked.value, ...besides })) {
    const nothing = { fault: undefined, noRoom: undefined, tooMuch: undefined }
    return { decided: asked, isRepeated: true, ...nothing, takes, isOff: false, promisedMinor: typedMinor }
  }
  const decided = decideOrder(rules, typed)
  const found = decided.ok ? undefined : decided.error.amount
  const fault = found !== undefined && 'amountMinor' in found ? found : undefined
  const noRoom = findWantedRoom(rooms, readWireAmount(rules.terms.min))
  const tooMuch = noRoom === undefined ? findWantedRoom(rooms, typedMinor) : undefined
  const isOff = isClosed || fault !== undefined || noRoom !== undefined || tooMuch !== undefined
  const promisedMinor = isOff ? ZERO_MINOR : typedMinor
  return { decided, isRepeated: false, fault, noRoom, tooMuch, takes, isOff, promisedMinor }
}
