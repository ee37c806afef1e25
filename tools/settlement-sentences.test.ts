import { readFileSync } from 'node:fs'
import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { settlementText } from '@xezer/i18n/settlement-text'
import { RULE_KEYS } from '@xezer/sport/market-type'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { findSportByKey } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'

// Every rule of settlement as a player reads it. Words and rules do not know each other; here each kind of market is
// settled on what happened and said in three languages.

const TEAMS = { home: 'Qarabağ', away: 'Neftçi' }
const ENDED_EARLY = ['retired', 'walkover', 'unplayed', 'abandoned']

interface Row {
  /** Sport, market, specifier and the outcome that was bet on. */
  readonly market: string
  readonly play: string
  /** az, ru, en. */
  readonly sentences: readonly string[]
}

const ROWS: readonly Row[] = readFileSync(new URL('settlement-sentences.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split(/\n(?=\S)/)
  .map((text) => {
    const [head = '', ...sentences] = text.split('\n')
    const [, market = '', play = ''] = /^(.*?) -> (.*)$/.exec(head) ?? []
    return { market, play, sentences: sentences.map((sentence) => sentence.trim()) }
  })

/** `H points q1 3 @12` counts three for the home side in minute 12; a bare path is closed; `standing 12:1 13:2`. */
function readPlay(play: string): SportFacts {
  const [, status, text = ''] = /^(playing|finished|retired|walkover)(?: (.*))?$/.exec(play) ?? []
  if (status === undefined) return readFootballFacts(readMatchScript(play))
  const lines = text.split(', ')
  const counted = lines.flatMap((line) => {
    const [, side, statistic = '', path = '', weight = '1', minute] =
      /^([HA]) (\S+) (\S+)(?: (\d+))?(?: @(\d+))?$/.exec(line) ?? []
    if (side === undefined) return []
    const at = minute === undefined ? null : Number(minute)
    return {
      statistic,
      side: side === 'H' ? 'home' : 'away',
      path,
      weight: Number(weight),
      minute: at,
    } as const
  })
  const standing = text.startsWith('standing ')
    ? text
        .split(' ')
        .slice(1)
        .map((placed) => placed.split(':'))
        .map(([competitor = '', place]) => ({ competitor, place: Number(place) }))
    : undefined
  return {
    status: status as SportFacts['status'],
    advances: null,
    closed: standing === undefined ? lines.filter((line) => !line.includes(' ')) : ['outright'],
    counted,
    ...(standing && { standing }),
  }
}

function settle({ market, play }: Row) {
  const [sport = '', key = '', specifier = '', outcome = ''] = market.split(' ')
  const type = must(findSportByKey(sport)?.markets.find(key), `${sport} has no ${key}`)
  const decision = settleMarket(type, specifier === '-' ? '' : specifier, readPlay(play))
  if (decision === 'undecided') throw new Error(`${market} is undecided after ${play}`)
  return { reason: decision.reason, leg: { outcome, result: decision.resultOf(outcome) } }
}

describe('why a bet was settled', () => {
  it.each(ROWS.map((row) => [row.market, row.play, row] as const))('%s after %s', (_market, _play, row) => {
    const { reason, leg } = settle(row)
    expect(LOCALES.map((locale) => settlementText(reason, leg, TEAMS, locale))).toEqual(row.sentences)
  })

  it('has a sentence in the table for every rule', () => {
    const told = new Set(ROWS.map((row) => settle(row).reason.rule))
    expect([...RULE_KEYS, ...ENDED_EARLY].filter((rule) => !told.has(rule as never))).toEqual([])
  })

  it('is never a bare number', () => {
    for (const { sentences } of ROWS)
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d].*\p{L}{4}/u)
  })
})
