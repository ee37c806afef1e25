import { readSources } from '../rules/source-files.ts'
import type { Mutant } from './list-mutants.ts'
import { PLANTED_ACCOUNT_FAULTS } from './planted-account-faults.ts'
import { PLANTED_BETTING_FAULTS } from './planted-betting-faults.ts'
import { PLANTED_BONUS_FAULTS } from './planted-bonus-faults.ts'
import { PLANTED_BOOK_FAULTS } from './planted-book-faults.ts'
import { PLANTED_CASINO_FAULTS } from './planted-casino-faults.ts'
import type { PlantedFault } from './planted-fault.ts'
import { PLANTED_FRAME_FAULTS } from './planted-frame-faults.ts'
import { PLANTED_GAME_FAULTS } from './planted-game-faults.ts'
import { PLANTED_HOUSE_FAULTS } from './planted-house-faults.ts'
import { PLANTED_IDENTITY_FAULTS } from './planted-identity-faults.ts'
import { PLANTED_MONEY_FAULTS } from './planted-money-faults.ts'
import { PLANTED_PAYMENT_FAULTS } from './planted-payment-faults.ts'
import { PLANTED_PROTECTION_FAULTS } from './planted-protection-faults.ts'
import { PLANTED_SPORT_FAULTS } from './planted-sport-faults.ts'
import { PLANTED_TERMS_FAULTS } from './planted-terms-faults.ts'

const SERVER = 'apps/server/src'
const SITE = 'apps/site/src/core'
const SIMULATOR = 'packages/feed/src/simulator'
const BETTING = 'packages/betting/src'
const LEDGER = [`${SERVER}/core/wallet/ledger.test.ts`]
const COMBINED = [`${BETTING}/acceptance/decide-combinations.test.ts`]
const PLACING = [`${SERVER}/result-behind-placing.test.ts`]

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'a full cover returns no more than the cap',
    path: `${BETTING}/combinations/bet-option.ts`,
    from: 'capFactor(meanOf(combination.size))',
    to: 'meanOf(combination.size)',
    tests: [`${BETTING}/combinations/combinations.test.ts`],
  },
  {
    rule: 'a full cover is paid no more than the cap',
    path: `${BETTING}/settlement/settle-bet.ts`,
    from: 'applyFactor(stakeMinor, capFactor(factor))',
    to: 'applyFactor(stakeMinor, factor)',
  },
  {
    rule: 'a stored full cover is paid what its player was told',
    path: `${BETTING}/settlement/settle-bet.ts`,
    from: 'possibleReturnMinor > cappedMinor ? possibleReturnMinor : cappedMinor',
    to: 'cappedMinor',
  },
  {
    rule: 'positions that depend on each other are told apart before they are priced',
    path: `${BETTING}/acceptance/press.ts`,
    from: 'return areOpen && related.size === 0',
    to: 'return areOpen',
    tests: COMBINED,
  },
  {
    rule: 'a fall of the product is held to the setting',
    path: `${BETTING}/acceptance/decide-combinations.ts`,
    from: 'odds, press.quoteChanges)',
    to: 'odds, 3)',
    tests: COMBINED,
  },
  {
    rule: 'combinations have a limit as a whole',
    path: `${BETTING}/acceptance/decide-combinations.ts`,
    from: 'wholeMinor > press.combinationsLeft()',
    to: 'wholeMinor < 0n',
    tests: COMBINED,
  },
  {
    rule: 'every leg has a share of the liability',
    path: `${SERVER}/core/bets/liability.ts`,
    from: 'lossManat } of legs)',
    to: 'lossManat } of legs.slice(0, 1))',
    tests: [`${SERVER}/features/settlement/liability-of-combinations.test.ts`],
  },
  {
    rule: 'a start counts how the legs of a combination stand',
    path: `${SERVER}/core/bets/find-open-exposures.ts`,
    from: 'result: readResult(leg.result),',
    to: 'result: null,',
    tests: [`${SERVER}/features/settlement/liability-of-combinations.test.ts`],
  },
  {
    rule: 'each leg is struck at its own price after the delay',
    path: `${SERVER}/features/betting/pending-bets.ts`,
    from: 'and l.position = s.leg_number',
    to: '',
    tests: [`${SERVER}/features/betting/placing-combinations.test.ts`],
  },
  {
    rule: 'a combination is struck after the last resumption of all its events',
    path: `${SERVER}/features/betting/decide-request.ts`,
    from: 'return legs.reduce(',
    to: 'return legs.slice(0, 1).reduce(',
    tests: [`${SERVER}/features/betting/decide-request.test.ts`],
  },
  {
    rule: 'wallets are locked in one order',
    path: `${SERVER}/core/wallet/lock-wallets.ts`,
    from: 'order by player_id',
    to: 'order by player_id desc',
    tests: LEDGER,
  },
  {
    rule: 'an older result changes nothing',
    path: `${SERVER}/features/settlement/decide-bet.ts`,
    from: 'if (leg.step >= change.step) return null',
    to: '',
  },
  {
    rule: 'a stake that is only reserved is out of reach of results',
    path: `${SERVER}/features/settlement/settle-batch.ts`,
    from: 'if (!isStruck(bet)) continue',
    to: '',
  },
  {
    rule: 'settled() of a batcher waits for what runs',
    path: `${SERVER}/platform/batcher.ts`,
    from: 'await Promise.all([...running])',
    to: 'await Promise.resolve()',
  },
  {
    rule: 'a result waits for bets that are being placed',
    path: `${SERVER}/features/betting/betting.ts`,
    from: 'placing.settled()',
    to: 'Promise.resolve()',
    tests: PLACING,
  },
  {
    rule: 'a result waits for live bets at the end of their delay',
    path: `${SERVER}/features/betting/betting.ts`,
    from: 'finishing.settled()',
    to: 'Promise.resolve()',
    tests: PLACING,
  },
  {
    rule: 'the position of the feed stays behind what is being delivered',
    path: `${SIMULATOR}/simulator-feed.ts`,
    from: 'busyFromMs ?? feed.nextStepMs()',
    to: 'feed.nextStepMs()',
    tests: [`${SIMULATOR}/failing-delivery.test.ts`],
  },
  {
    rule: 'the next player sees no answer of the last one',
    path: `${SITE}/calls/call-cache.ts`,
    from: 'clear: () => resources.clear()',
    to: 'clear: () => undefined',
  },
  {
    rule: 'an image outdoes a change that still waits',
    path: `${SITE}/prices/price-store.ts`,
    from: 'queue.drop(price.handle)',
    to: 'void price.handle',
  },
  {
    rule: 'a topic that is left lets go of its prices',
    path: `${SITE}/live/topic-image.ts`,
    from: 'releaseOld()',
    to: 'void releaseOld',
    tests: [`${SITE}/live/topic-lifetime.test.ts`],
  },
  {
    rule: 'a topic that is forgotten lets go of its prices',
    path: `${SITE}/live/watched-topic.ts`,
    from: 'image.releasePrices()',
    to: 'void image',
    tests: [`${SITE}/live/topic-lifetime.test.ts`],
  },
  {
    rule: 'an old topic does not take the new one along',
    path: `${SITE}/live/topic-hub.ts`,
    from: 'byName.get(name) === topic && byName.delete(name)',
    to: 'byName.delete(name)',
  },
  {
    rule: 'what is watched stays when the language changes',
    path: `${SITE}/live/topic-hub.ts`,
    from: 'if (topic.isWatched()) continue',
    to: '',
  },
  {
    rule: 'a poll without a network says nothing of the event',
    path: `${SITE}/live/poll-topic.ts`,
    from: "if (live.error.code === 'network')",
    to: 'if (false)',
  },
  {
    rule: 'nothing is removed while a press is under way',
    path: `${SITE}/slip/slip-removals.ts`,
    from: 'position === undefined || isPlacing()',
    to: 'position === undefined',
    tests: [`${SITE}/slip/slip-guards.test.ts`],
  },
  {
    rule: 'nothing is cleared while a press is under way',
    path: `${SITE}/slip/slip-removals.ts`,
    from: 'positions.length === 0 || isPlacing()',
    to: 'positions.length === 0',
    tests: [`${SITE}/slip/slip-guards.test.ts`],
  },
  {
    rule: 'an empty slip is not cleared',
    path: `${SITE}/slip/slip-removals.ts`,
    from: 'store.read().slip.positions.length === 0 || isPlacing()',
    to: 'isPlacing()',
    tests: [`${SITE}/slip/slip-guards.test.ts`],
  },
  ...PLANTED_ACCOUNT_FAULTS,
  ...PLANTED_BETTING_FAULTS,
  ...PLANTED_BONUS_FAULTS,
  ...PLANTED_BOOK_FAULTS,
  ...PLANTED_CASINO_FAULTS,
  ...PLANTED_FRAME_FAULTS,
  ...PLANTED_GAME_FAULTS,
  ...PLANTED_HOUSE_FAULTS,
  ...PLANTED_IDENTITY_FAULTS,
  ...PLANTED_MONEY_FAULTS,
  ...PLANTED_PAYMENT_FAULTS,
  ...PLANTED_PROTECTION_FAULTS,
  ...PLANTED_SPORT_FAULTS,
  ...PLANTED_TERMS_FAULTS,
]

/** The planted faults as mutants. One whose text is no longer there has to be written anew. */
export function listPlanted(): { mutant: Mutant; tests: readonly string[] }[] {
  return PLANTED_FAULTS.map(({ rule, path, from, to, tests = [] }) => {
    const [file] = readSources([path.slice(0, path.lastIndexOf('/'))], ['.ts']).filter(
      (one) => one.path === path,
    )
    const start = file?.text.indexOf(from) ?? -1
    if (file === undefined || start < 0) throw new Error(`${path} no longer says "${from}" (${rule})`)
    const line = file.text.slice(0, start).split('\n').length
    const edit = { operator: 'planted', start, end: start + from.length, replacement: to } as const
    return { mutant: { ...edit, path, line, code: rule, from, to }, tests }
  })
}
