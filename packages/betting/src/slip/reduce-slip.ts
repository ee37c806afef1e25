import { type Minor, minor } from '@xezer/money/minor'
import { unreachable } from '@xezer/std/assert'
import { POSITIONS_LIMIT } from '../acceptance/decide-placement.ts'
import { accumulatorCode } from '../combinations/bet-option.ts'
import {
  EMPTY_SLIP,
  type PositionRejection,
  type Quote,
  type SlipAction,
  type SlipPosition,
  type SlipState,
} from './slip-state.ts'
import { fillStake, isStakeFit, type StakeField, typeStake } from './stake-field.ts'
import { isOptionFit, summarizeSlip } from './summarize-slip.ts'

/** The next state of the slip. While a request is under way only its answer and prices change anything. */
export function reduceSlip(state: SlipState, action: SlipAction): SlipState {
  if (state.phase === 'placing' && !ALLOWED_WHILE_PLACING.includes(action.kind)) return state
  switch (action.kind) {
    case 'add':
      return addPosition(state, action.quote)
    case 'remove':
      return setPositions(
        state,
        state.positions.filter(({ eventId }) => eventId !== action.eventId),
      )
    case 'refresh':
      return refreshPositions(state, action.quotes)
    case 'price':
      return setPrice(state, action.handle, action.odds)
    case 'agree':
      return edited(state, { positions: state.positions.map(agree), optionErrors: {} })
    case 'stake':
      return setStake(state, action.eventId, typeStake(action.text))
    case 'single_stake':
      return setSingleStake(state, typeStake(action.text))
    case 'option_stake':
      return setOptionStake(state, action.code, typeStake(action.text))
    case 'maximum':
      return setMaximum(state, action.eventId, action.availableMinor)
    case 'option_maximum':
      return setOptionStake(state, action.code, fillStake(action.maximumMinor))
    case 'quick_bet':
      return setQuickBet(state, action.isOn, typeStake(action.text))
    case 'placing':
      return { ...state, phase: 'placing', error: null }
    case 'placed':
      return { ...EMPTY_SLIP, quickBet: state.quickBet, phase: 'placed' }
    case 'placed_shown':
      return state.phase === 'placed' ? { ...state, phase: 'editing' } : state
    case 'refused':
      return {
        ...rejectPositions(state, action.positions),
        optionErrors: action.options ?? {},
        phase: 'editing',
        error: action.error,
      }
    case 'clear':
      return { ...EMPTY_SLIP, quickBet: state.quickBet }
    default:
      return unreachable(action)
  }
}

const ALLOWED_WHILE_PLACING: readonly SlipAction['kind'][] = ['price', 'placed', 'refused']

/** Every edit clears the error and ends the success message (product §4, states). */
function edited(state: SlipState, changes: Partial<SlipState>): SlipState {
  return { ...state, phase: 'editing', error: null, ...changes }
}

/**
 * Replaces the position of the same event; the new one takes the current single stake and is valid (product §4,
 * states).
 */
function addPosition(state: SlipState, quote: Quote): SlipState {
  const stake = state.quickBet.isOn ? state.quickBet.stake : state.singleStake
  const position: SlipPosition = {
    ...quote,
    agreedOdds: quote.odds,
    stake: stake.isInvalid ? typeStake('') : stake,
  }
  const isReplacing = state.positions.some(({ eventId }) => eventId === quote.eventId)
  if (isReplacing) {
    const positions = state.positions.map((old) => (old.eventId === quote.eventId ? position : old))
    return edited(state, { positions, optionErrors: {} })
  }
  if (state.positions.length >= POSITIONS_LIMIT) {
    return { ...state, phase: 'editing', error: { code: 'too_many_positions', messages: [] } }
  }
  return setPositions(state, [...state.positions, position])
}

/** Another number of positions has other options: the accumulator keeps its stake, systems begin anew. */
function setPositions(state: SlipState, positions: readonly SlipPosition[]): SlipState {
  const stake = state.optionStakes[accumulatorCode(state.positions.length)]
  const optionStakes =
    stake === undefined || positions.length < 2 ? {} : { [accumulatorCode(positions.length)]: stake }
  return edited(state, { positions: positions.map(forgetCompany), optionStakes, optionErrors: {} })
}

/** Which selections depend on each other is another question with every selection that comes or goes. */
export function forgetCompany(position: SlipPosition): SlipPosition {
  return position.error?.code === 'positions_related' ? { ...position, error: null } : position
}

/** Clears the error like an edit, but a success message stays for its time. */
function refreshPositions(state: SlipState, quotes: readonly Quote[]): SlipState {
  return { ...state, error: null, positions: state.positions.map((position) => refresh(position, quotes)) }
}

/** Takes names, price, maxima and placeability; keeps the stake, the price that was agreed to, and names that are lost. */
function refresh(position: SlipPosition, quotes: readonly Quote[]): SlipPosition {
  const quote = quotes.find(({ handle }) => handle === position.handle)
  if (quote === undefined) return position
  const { eventName, leagueName, startsAtMs, outcomeName, marketName } =
    quote.eventName === '' ? position : quote
  const names = { eventName, leagueName, startsAtMs, outcomeName, marketName }
  return { ...quote, ...names, agreedOdds: position.agreedOdds ?? quote.odds, stake: position.stake }
}

/** A price from the stream is no edit: it leaves errors and phases alone, and untouched slips keep their identity. */
function setPrice(state: SlipState, handle: string, odds: SlipPosition['odds']): SlipState {
  const isMoved = state.positions.some((position) => position.handle === handle && position.odds !== odds)
  if (!isMoved) return state
  const positions = state.positions.map((position) =>
    position.handle === handle ? { ...position, odds, agreedOdds: position.agreedOdds ?? odds } : position,
  )
  return { ...state, positions }
}

function agree(position: SlipPosition): SlipPosition {
  const isOnlyPrice = position.error?.code === 'price_changed'
  return {
    ...position,
    agreedOdds: position.odds ?? position.agreedOdds,
    error: isOnlyPrice ? null : position.error,
  }
}

function setStake(state: SlipState, eventId: number, stake: StakeField): SlipState {
  const positions = state.positions.map((position) =>
    position.eventId === eventId ? withStake(position, stake) : position,
  )
  return edited(state, { positions })
}

const NOT_OF_THE_STAKE: readonly string[] = ['price_changed', 'positions_related']

/** A new stake answers what was said of the old one; what cannot be placed at all stays refused. */
export function withStake(position: SlipPosition, stake: StakeField): SlipPosition {
  const isAboutStake =
    position.isPlaceable && position.error !== null && !NOT_OF_THE_STAKE.includes(position.error.code)
  return { ...position, stake, error: isAboutStake ? null : position.error }
}

/** Setting the singles stake sets every position's stake and validity (product §4, states). */
function setSingleStake(state: SlipState, stake: StakeField): SlipState {
  const positions = state.positions.map((position) => withStake(position, stake))
  return edited(state, { singleStake: stake, positions })
}

function setOptionStake(state: SlipState, code: string, stake: StakeField): SlipState {
  const { [code]: _answered, ...optionErrors } = state.optionErrors
  return edited(state, { optionStakes: { ...state.optionStakes, [code]: stake }, optionErrors })
}

/** The event's maximum (product §4, states), or what the other stakes leave of the player's money, if that is less. */
function setMaximum(state: SlipState, eventId: number, availableMinor: Minor | null): SlipState {
  const position = state.positions.find((known) => known.eventId === eventId)
  if (position === undefined) return state
  const others = state.positions.filter((known) => known.eventId !== eventId && isStakeFit(known))
  const singlesMinor = others.reduce((total, { stake }) => total + stake.amountMinor, 0n)
  // A stake that does not fit places nothing, and takes nothing.
  const options = summarizeSlip(state, 1).options.filter(({ type }) => type !== 'singles')
  const optionsMinor = options.filter(isOptionFit).reduce((total, { stake }) => total + stake.amountMinor, 0n)
  const takenMinor = singlesMinor + optionsMinor
  const leftMinor = availableMinor === null ? position.maximumMinor : availableMinor - takenMinor
  const mostMinor = leftMinor < position.maximumMinor ? leftMinor : position.maximumMinor
  return setStake(state, eventId, fillStake(minor(mostMinor > 0n ? mostMinor : 0n)))
}

/** When switched on, its amount is used for the positions (product §4, states). */
function setQuickBet(state: SlipState, isOn: boolean, stake: StakeField): SlipState {
  const positions = isOn ? state.positions.map((position) => withStake(position, stake)) : state.positions
  return edited(state, { quickBet: { isOn, stake }, positions })
}

function rejectPositions(state: SlipState, rejections: readonly PositionRejection[]): SlipState {
  const positions = state.positions.map((position) => {
    const rejection = rejections.find(({ eventId }) => eventId === position.eventId)
    if (rejection === undefined) return position
    const { isPlaceable, error } = rejection
    return { ...position, isPlaceable, error, odds: rejection.odds ?? position.odds }
  })
  return { ...state, positions }
}
