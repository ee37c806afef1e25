import { GAME_KINDS, type GameKind, type LobbyGame } from '@xezer/contract/casino'
import { foldWords } from '@xezer/std/fold-words'

/** What may be chosen beside the kinds of games. */
const OTHER_KINDS = ['favourites', 'new', 'popular'] as const
export type LobbyKind = GameKind | (typeof OTHER_KINDS)[number]
export const LOBBY_KINDS: readonly LobbyKind[] = [...OTHER_KINDS, ...GAME_KINDS]
export const SORTS = ['house', 'popular', 'new', 'name', 'rtp'] as const
export type Sort = (typeof SORTS)[number]

/** What the address says of the lobby: a reload and a way back find it again. */
export interface LobbyFilter {
  readonly query: string
  readonly provider: string | null
  readonly kind: LobbyKind | null
  readonly sort: Sort
}

export const QUERY_LENGTH_MAX = 64

export function readFilter(search: URLSearchParams): LobbyFilter {
  const [kind, sort] = [search.get('kind'), search.get('sort')]
  return {
    query: (search.get('q') ?? '').slice(0, QUERY_LENGTH_MAX),
    provider: search.get('provider') || null,
    kind: LOBBY_KINDS.find((one) => one === kind) ?? null,
    sort: SORTS.find((one) => one === sort) ?? 'house',
  }
}

/** The address of the lobby under a filter; what is as it comes is left out. */
export function filterPath(path: string, { query, provider, kind, sort }: LobbyFilter): string {
  const params = new URLSearchParams()
  if (query !== '') params.set('q', query)
  if (provider !== null) params.set('provider', provider)
  if (kind !== null) params.set('kind', kind)
  if (sort !== 'house') params.set('sort', sort)
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Whether anything is chosen: the rows make room for one grid then. */
export const isFiltered = ({ query, provider, kind, sort }: LobbyFilter) =>
  foldWords(query).length > 0 || provider !== null || kind !== null || sort !== 'house'

/** What of a game is looked through: its names, its provider and its kind, folded. */
export type GameWords = ReadonlyMap<string, readonly string[]>

export function foldGames(
  games: readonly LobbyGame[],
  sayProvider: (code: string) => string,
  sayKind: (kind: GameKind) => string,
): GameWords {
  return new Map(
    games.map(({ id, name, also, provider, kind }) => {
      const said = [name, ...also, sayProvider(provider), sayKind(kind)]
      return [id, said.flatMap(foldWords)]
    }),
  )
}

/** The games of a filter in its order. Each word of the query begins a word of the game. */
export function findGames(
  games: readonly LobbyGame[],
  { query, provider, kind, sort }: LobbyFilter,
  words: GameWords,
  favourites: ReadonlySet<string>,
): readonly LobbyGame[] {
  const asked = foldWords(query)
  const found = games.filter(
    (game) =>
      (provider === null || game.provider === provider) &&
      (kind === null || isOfKind(game, kind, favourites)) &&
      asked.every((word) => words.get(game.id)?.some((own) => own.startsWith(word))),
  )
  const order = kind === 'popular' && sort === 'house' ? 'popular' : sort
  return order === 'house' ? found : found.toSorted(ORDERS[order])
}

function isOfKind(game: LobbyGame, kind: LobbyKind, favourites: ReadonlySet<string>): boolean {
  switch (kind) {
    case 'favourites':
      return favourites.has(game.id)
    case 'new':
      return game.isNew
    case 'popular':
      return game.rounds !== null
    default:
      return game.kind === kind
  }
}

const ORDERS: Readonly<Record<Exclude<Sort, 'house'>, (left: LobbyGame, right: LobbyGame) => number>> = {
  popular: (left, right) => (right.rounds ?? 0) - (left.rounds ?? 0),
  new: (left, right) => Number(right.isNew) - Number(left.isNew),
  name: (left, right) => left.name.localeCompare(right.name, 'az'),
  rtp: (left, right) => right.rtpLeast - left.rtpLeast,
}
