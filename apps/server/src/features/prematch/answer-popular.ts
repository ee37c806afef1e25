import type { CallInput } from '@xezer/contract/call'
import type { prematchPopular } from '@xezer/contract/popular'
import type { BookEvent } from '@xezer/odds-book/book'
import { DEFAULT_LOCALE, type Locale } from '@xezer/std/locale'
import { joinPieces, LIST_END, openList, toPiece } from '../../core/offer-bytes/json-bytes.ts'
import { fillParts, type SportLeagues, sportParts } from '../../core/offer-bytes/list-bytes.ts'
import { NO_MOVES } from '../../core/offer-bytes/present-factor.ts'
import { groupByLeague, groupBySport, presentScreen } from '../../core/offer-bytes/present-list.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { countWithin, PREMATCH_GROUP, type PrematchOptions } from './prematch-answers.ts'
import { presentPrematchMenu } from './present-prematch-menu.ts'

/** Of one league: the rest stands on its own page. */
export const MATCHES_MAX = 10

/** The next matches of the popular leagues of the menu, sport by sport, the leagues in its order. */
export function answerPopular(
  options: PrematchOptions,
  input: CallInput<typeof prematchPopular>,
  locale: Locale,
): Buffer | Refusal<'not_found'> {
  const { book, rows, texts } = options
  if (input.sport !== undefined && !book.sports.has(input.sport)) return refuse('not_found')
  const window = input.screen ?? null
  const sports = findPopular(options, input)
  const { parts, bottom } = sportParts(sports, texts, { group: PREMATCH_GROUP, locale, window })
  const head = toPiece(openList({ screen: presentScreen(window, bottom) }, 'sports'))
  return joinPieces(fillParts([head, ...parts, LIST_END], rows.of(PREMATCH_GROUP, locale), NO_MOVES))
}

/** Which they are is the same in every language. */
function findPopular(
  { book, clock, popular }: PrematchOptions,
  { sport, hours = 0 }: CallInput<typeof prematchPopular>,
): readonly SportLeagues[] {
  const events = book.prematchEvents()
  const count = countWithin(events, hours, clock.nowMs())
  return popular.get(events, `${count}/${sport}`, () => {
    const isMatch = (event: BookEvent) =>
      event.field === null && (sport === undefined || event.sport.id === sport)
    const matches = events.slice(0, count).filter(isMatch)
    const { leagues } = presentPrematchMenu(matches, new Map(), DEFAULT_LOCALE).popular
    const places = new Map(leagues.map(({ id }, place) => [id, place]))
    const ofPopular = matches.filter(({ tournament }) => places.has(tournament.id))
    const placeOf = ({ first }: { first: BookEvent }) => places.get(first.tournament.id) ?? 0
    return groupBySport(ofPopular)
      .sort(([left], [right]) => left.id - right.id)
      .map(([own, ofSport]) => {
        const blocks = groupByLeague(ofSport).sort((left, right) => placeOf(left) - placeOf(right))
        return [
          own,
          blocks.map((block) => ({ ...block, events: block.events.slice(0, MATCHES_MAX) })),
        ] as const
      })
  })
}
