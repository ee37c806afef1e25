import { search } from '@xezer/contract/search'
import type { OddsBook } from '@xezer/odds-book/book'
import { searchBook } from '../features/search/search-book.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'

export function bindSearch<Session>(app: RouteApp<Session>, book: OddsBook): void {
  bindCall(app, search, ({ input, locale }) => searchBook(book, input.query, locale))
}
