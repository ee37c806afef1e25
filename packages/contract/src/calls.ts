import { accountActual, accountBets, accountProfile, accountSetting } from './account.ts'
import { slipFastBetOn, slipGetFastBet, slipPlace, slipPosition, slipUpdate } from './bet-slip.ts'
import { changePassword, login, logout, register } from './identity.ts'
import { liveEvent, liveList, liveListMenu, liveOverview } from './live.ts'
import { prematchEvent, prematchList, prematchMatches } from './prematch.ts'
import { search } from './search.ts'

/** Every call there is, by name. */
export const CALLS = {
  register,
  login,
  logout,
  changePassword,
  accountActual,
  accountBets,
  accountProfile,
  accountSetting,
  search,
  slipPosition,
  slipUpdate,
  slipPlace,
  slipGetFastBet,
  slipFastBetOn,
  prematchList,
  prematchMatches,
  prematchEvent,
  liveList,
  liveListMenu,
  liveOverview,
  liveEvent,
} as const
