import { type MarketType, periodOf } from './market-type.ts'

/**
 * Whether a stop of a group is about the market. Groups are words of several kinds: a tab of the event page (`t`), what is
 * counted (`corners`), a part of play (`h1`, `set2`), and those that a provider's own description names.
 */
export function isInStopGroup(type: MarketType, specifier: string, group: string): boolean {
  if (type.told?.stopGroups.includes(group)) return true
  return group === type.group || group === type.statistic || group === periodOf(type, specifier)
}
