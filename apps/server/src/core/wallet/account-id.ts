import { CURRENCIES, type Currency } from '@xezer/money/minor'

/** Accounts of one player; `owed` is what a correction took back beyond the player's cash (a receivable). */
export const PLAYER_ACCOUNTS = ['cash', 'inplay', 'bonus', 'bonus_inplay', 'withdraw_hold', 'owed'] as const
export type PlayerAccount = (typeof PLAYER_ACCOUNTS)[number]

export const HOUSE_ACCOUNTS = [
  'sports',
  'casino',
  'bonus_cost',
  'clearing',
  'adjustments',
  'exchange',
  'fees',
  'suspense',
] as const
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** Ids are computed, so that the hot path never looks one up (migration 0002). */
export function playerAccountId(playerId: number, kind: PlayerAccount): number {
  return playerId * 10 + PLAYER_ACCOUNTS.indexOf(kind) + 1
}

export function houseAccountId(currency: Currency, kind: HouseAccount): number {
  return -((CURRENCIES.indexOf(currency) + 1) * 100 + HOUSE_ACCOUNTS.indexOf(kind) + 1)
}

export function isHouseAccount(account: PlayerAccount | HouseAccount): account is HouseAccount {
  return HOUSE_ACCOUNTS.some((house) => house === account)
}
