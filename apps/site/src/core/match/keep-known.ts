import type { League } from '@xezer/contract/sport-entities'
import { keepSameLeague } from '../live/keep-same.ts'

const keyOf = ({ id, day }: League) => `${day} ${id}`

/** Events of leagues that an answer left out because they are outside its window, and every row that is the same. */
export function keepKnown(next: readonly League[], old: readonly League[] = []): League[] {
  const known = new Map(old.map((league) => [keyOf(league), league]))
  return next.map((league) => {
    const before = known.get(keyOf(league))
    if (league.events !== undefined) return keepSameLeague(before, league)
    if (before?.events === undefined || before.count !== league.count) return league
    return { ...league, events: before.events }
  })
}
