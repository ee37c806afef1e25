import type { CallOutput } from '@xezer/contract/call'
import { search } from '@xezer/contract/search'
import type { OddsBook } from '@xezer/odds-book/book'
import type { LeagueClub, LeagueClubs } from '../features/search/league-clubs.ts'
import { createBookSearch } from '../features/search/search-book.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

/** Words that nobody asked for lately are a pass over all that is on sale: ten such questions a second are much typing. */
const WEIGHT = 5

export function searchCalls(book: OddsBook, findClubs: LeagueClubs): SharedCall[] {
  const findInBook = createBookSearch(book)
  // An answer is the same object as long as the lists are.
  const texts = new WeakMap<CallOutput<typeof search>, string>()
  const call = shareCall(search, ({ query }, _id, locale) => {
    const tell = (clubs?: readonly LeagueClub[]) => {
      const answer = findInBook(query, locale, clubs)
      const text = texts.get(answer) ?? JSON.stringify(answer)
      texts.set(answer, text)
      return text
    }
    const clubs = findClubs()
    // Matches are found also while the database is not there.
    return clubs instanceof Promise
      ? clubs.then(
          (read) => tell(read),
          () => tell(),
        )
      : tell(clubs)
  })
  return [{ ...call, weight: WEIGHT }]
}
