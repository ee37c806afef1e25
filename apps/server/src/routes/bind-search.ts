import { search } from '@xezer/contract/search'
import type { OddsBook } from '@xezer/odds-book/book'
import { createBookSearch } from '../features/search/search-book.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

export function bindSearch<Session>(app: RouteApp<Session>, book: OddsBook): void {
  const findInBook = createBookSearch(book)
  bindCall(app, search, ({ input, locale }) => findInBook(input.query, locale))
}
