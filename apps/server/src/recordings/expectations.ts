import { type Minor, minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { BookMarket } from '@xezer/odds-book/book'
import { formatHandle, marketKey } from '@xezer/sport/handle'
import { must } from '@xezer/std/assert'
import { findBets } from '../core/bets/find-bets.ts'
import { presentBet } from '../core/bets/present-bet.ts'
import { createCatalogueTexts } from '../core/offer-bytes/catalogue-texts.ts'
import { contextOf } from '../core/offer-bytes/present-event.ts'
import { NO_MOVES } from '../core/offer-bytes/present-factor.ts'
import { presentMarket } from '../core/offer-bytes/present-market.ts'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { getAmounts } from '../core/wallet/find-amounts.ts'
import { readMarket } from './read-market.ts'
import { differs, eventIdOf, type Play } from './recorded-play.ts'

type Expectation = (play: Play, words: readonly string[], expected: string | null) => Promise<string | null>

/** What a step may expect, by its second word; each says what it finds where that differs. */
export const expectations: Readonly<Record<string, Expectation>> = {
  /** `expect market 1 1x2 -> open 1=1.5 x=4 2=-`; `absent` where the book does not know it. */
  async market(play, [event = '', name = ''], expected) {
    const found = findMarket(play, event, name)
    return compare('the market to be', expected, found === null ? 'absent' : describe(found))
  },
  /** `expect producer 1 1x2 -> live` */
  async producer(play, [event = '', name = ''], expected) {
    return compare('its producer to be', expected, findMarket(play, event, name)?.producer ?? 'absent')
  },
  /** `expect probability 1 1x2 1 -> 0.64` */
  async probability(play, [event = '', name = '', outcome = ''], expected) {
    const found = findMarket(play, event, name)?.outcomes.find(({ key }) => key === outcome)
    const probabilityPpb = found?.probabilityPpb ?? null
    return compare(
      'the probability',
      expected,
      probabilityPpb === null ? 'none' : String(probabilityPpb / 1e9),
    )
  },
  /** `expect event 1 -> live paused`: its phase, and whether bets on all of it are suspended; `gone`. */
  async event(play, [event = ''], expected) {
    const found = play.house.book.findEvent(eventIdOf(play, event))
    const said = found === null ? 'gone' : `${found.phase}${found.isPaused ? ' paused' : ''}`
    return compare('the event to be', expected, said)
  },
  /** `expect quarantined -> unknown market type`: what was not understood of the last message holds the words. */
  async quarantined(play, _words, expected) {
    const found = play.lastHeard?.quarantined.join('; ') ?? ''
    return found.includes(expected ?? '')
      ? null
      : differs('among what was not understood', expected ?? '', found)
  },
  /** `expect asked live -> 2 since -5s`: how often the producer was asked, and for what at last. */
  async asked(play, [producer = ''], expected) {
    const asked = play.house.requests.filter((request) => request.producer === producer)
    const scope = asked.at(-1)?.scope ?? 'nothing'
    const span = typeof scope === 'string' ? scope : `since ${(scope.sinceMs - play.clock.nowMs()) / 1000}s`
    return compare('the producer to be asked', expected, `${asked.length} ${span}`)
  },
  /** `expect bet a -> won 17` */
  async bet(play, [name = ''], expected) {
    const betId = must(play.betIds.get(name), `no accepted bet is called ${name}`)
    const { rows } = await play.pool.query<{ status: string; payout: bigint | null }>(
      'select status, payout from bet where id = $1',
      [betId],
    )
    const { status, payout } = must(rows[0], 'an accepted bet is kept')
    const paid = payout === null || payout === 0n ? '' : ` ${amount(minor(payout))}`
    return compare('the bet to be', expected, `${status}${paid}`)
  },
  /** `expect reason a -> Selection void (odds 1.00): did not take part`: what its player reads, in English. */
  async reason(play, [name = ''], expected) {
    const shown = await getShown(play, name)
    return compare('its reason to be', expected, shown.positions[0]?.reason ?? 'none')
  },
  /** `expect called a -> Exact goals: 3 or more`: market and outcome as the player's account shows them, in English. */
  async called(play, [name = ''], expected) {
    const { kind, outcome } = (await getShown(play, name)).positions[0] ?? {}
    return compare('the bet to be called', expected, `${kind}: ${outcome}`)
  },
  /** `expect cell 1 exact[variant=a] sr:x:1 -> 3 or more`: its words on the page of the event, in English. */
  async cell(play, [event = '', name = '', outcome = ''], expected) {
    const known = play.house.book.findEvent(eventIdOf(play, event))
    const market = findMarket(play, event, name)
    if (known === null || market === null) return compare('the cell to say', expected, 'absent')
    const shown = presentMarket(known, [market], contextOf(known, createCatalogueTexts(), 'en'), NO_MOVES)
    const handle = formatHandle(known.id, market.type, market.specifier, outcome)
    const cell = shown.factors.find((factor) => factor?.h === handle)
    return compare('the cell to say', expected, `${shown.name}: ${cell?.n ?? 'absent'}`)
  },
  /** `expect money -> 1007 10`: balance and stakes in play of the player. */
  async money(play, _words, expected) {
    const { balance, unplayed } = await getAmounts(play.pool, play.player.playerId)
    return compare('balance and stakes in play', expected, `${amount(balance)} ${amount(unplayed)}`)
  },
  /** `expect audit -> clean`: every rule of money holds. */
  async audit(play, _words, expected) {
    const broken = (await runAudit(play.pool)).filter(({ count }) => count > 0)
    const found = broken.map(({ name, count }) => `${count} ${name}`).join('; ')
    return compare('the audit', expected, found === '' ? 'clean' : found)
  },
}

function compare(what: string, expected: string | null, found: string): string | null {
  if (expected === null) return 'what is expected stands behind ->'
  return found === expected ? null : differs(what, expected, found)
}

async function getShown(play: Play, name: string) {
  const [bet] = await findBets(play.pool, {
    ...{ playerId: play.player.playerId, limit: 1, fromMs: null, toMs: null, beforeId: null },
    statuses: ['placed', 'won', 'lost', 'refunded'],
    ids: [must(play.betIds.get(name), `no accepted bet is called ${name}`)],
  })
  return presentBet(must(bet, 'an accepted bet is shown'), 'en')
}

function amount(of: Minor): string {
  return String(presentWireAmount(of))
}

function findMarket(play: Play, event: string, name: string): BookMarket | null {
  const { type, specifier } = readMarket(name)
  const markets = play.house.book.findEvent(eventIdOf(play, event))?.markets
  return markets?.get(marketKey(type, specifier)) ?? null
}

/** Its status and its prices, as `odds` would say them. */
function describe({ status, outcomes }: BookMarket): string {
  const prices = outcomes.map(({ key, odds }) => `${key}=${odds === null ? '-' : odds / 1000}`)
  return [status, ...prices].join(' ')
}
