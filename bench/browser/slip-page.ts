import { quote } from '@xezer/betting/slip/example-slip'
import { reduceSlip } from '@xezer/betting/slip/reduce-slip'
import { EMPTY_SLIP, type SlipState } from '@xezer/betting/slip/slip-state'
import { summarizeSlip } from '@xezer/betting/slip/summarize-slip'
import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'

declare global {
  interface Window {
    /** Milliseconds of each of `times` key presses in a slip of 30 selections whose every option has a stake. */
    pressKeys(times: number): number[]
  }
}

const POSITIONS = 30
const maximumPayoutMinor = minor(10_000_000n)
const EVERY_CHANGE_WARNS = 1

/** Other prices, one of which moved since it was agreed to; stakes on each single, the accumulator and all systems. */
function fillSlip(): SlipState {
  let slip: SlipState = EMPTY_SLIP
  for (let eventId = 1; eventId <= POSITIONS; eventId++) {
    const price = odds(1200 + 137 * eventId)
    slip = reduceSlip(slip, { kind: 'add', quote: quote(eventId, { odds: price, maximumPayoutMinor }) })
  }
  slip = reduceSlip(slip, { kind: 'price', handle: '7:1x2::1', odds: odds(2050) })
  slip = reduceSlip(slip, { kind: 'single_stake', text: '1' })
  for (const { code, type } of summarizeSlip(slip, EVERY_CHANGE_WARNS).options) {
    if (type !== 'singles') slip = reduceSlip(slip, { kind: 'option_stake', code, text: '12.50' })
  }
  return slip
}

/** As the slip's store and its view do: the key's action, and what the slip shows of all options anew. */
window.pressKeys = (times) => {
  let slip = fillSlip()
  let shown = 0n
  const spent = Array.from({ length: times }, (_, index) => {
    const text = `${(index % 9) + 1}${'.5'.repeat(index % 2)}`
    const code = index % 3 === 0 ? 'accumulator_30_30' : `full_cover_${2 + (index % 28)}_30`
    const startMs = performance.now()
    slip = reduceSlip(slip, { kind: 'option_stake', code, text })
    shown += summarizeSlip(slip, EVERY_CHANGE_WARNS).maximumReturnMinor
    return performance.now() - startMs
  })
  if (shown === 0n) throw new Error('a slip that returns nothing')
  return spent
}
