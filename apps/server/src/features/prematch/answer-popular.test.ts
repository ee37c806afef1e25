import { prematchPopular } from '@xezer/contract/popular'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createCatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import type { SportLeagues } from '../../core/offer-bytes/list-bytes.ts'
import { createListMemory } from '../../core/offer-bytes/list-memory.ts'
import { createRowBytes } from '../../core/offer-bytes/row-bytes.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { answerPopular, MATCHES_MAX } from './answer-popular.ts'
import { bookOf, type ExampleLeague, NOON_MS } from './example-leagues.ts'

const BRAZIL = { country: 'br', tier: 1, matches: 12 } as const
const FRANCE = { country: 'fr', tier: 1, matches: 4 } as const
const FRANCE_SECOND = { country: 'fr', tier: 2, matches: 5 } as const
const HOME = { country: 'az', tier: 2, matches: 2 } as const
const EUROPE = { country: 'eu', tier: 1, matches: 8, sport: 2 } as const

function ask(leagues: readonly ExampleLeague[], input: Parameters<typeof answerPopular>[1]) {
  const book = bookOf(leagues, 'prematch')
  const texts = createCatalogueTexts()
  const options = {
    ...{ book, texts, rows: createRowBytes(book, texts), clock: { nowMs: () => NOON_MS } },
    answers: createListMemory<never>(),
    leagues: createListMemory<never>(),
    popular: createListMemory<readonly SportLeagues[]>(),
  }
  const answer = answerPopular(options, input, 'ru')
  return answer instanceof Refusal ? answer.code : z.parse(prematchPopular.output, JSON.parse(String(answer)))
}

function told(leagues: readonly ExampleLeague[], input: Parameters<typeof answerPopular>[1]) {
  const answer = ask(leagues, input)
  if (typeof answer === 'string') return answer
  return answer.sports.map(({ id, countEvents, leagues: own }) => [
    id,
    countEvents,
    own.map(({ country, count, events }) => `${country.code} ${count} ${events?.length}`),
  ])
}

describe('the popular matches before play', () => {
  const ALL = [BRAZIL, EUROPE, FRANCE, FRANCE_SECOND, HOME]
  it.each<[string, Parameters<typeof answerPopular>[1], unknown]>([
    [
      'of every sport are the next ones of its popular leagues, in the order of the menu',
      {},
      [
        [1, 2 + 4 + MATCHES_MAX, ['az 2 2', 'fr 4 4', `br ${MATCHES_MAX} ${MATCHES_MAX}`]],
        [2, 8, ['eu 8 8']],
      ],
    ],
    ['of one sport alone', { sport: 2 }, [[2, 8, ['eu 8 8']]]],
    ['within the hours', { hours: 1, sport: 2 }, [[2, 8, ['eu 8 8']]]],
    ['of a sport that there is not', { sport: 9 }, 'not_found'],
    [
      'bring the rows of their window alone',
      { sport: 1, screen: { top: 0, height: 100 } },
      [[1, 16, ['az 2 2', 'fr 4 undefined', 'br 10 undefined']]],
    ],
  ])('%s', (_name, input, expected) => {
    expect(told(ALL, input)).toEqual(expected)
  })

  it('none where nothing is on sale', () => {
    expect(ask([], {})).toEqual({ sports: [], screen: { top: 0, height: 0, total: 0 } })
  })
})
