import { CAMPAIGNS } from '@xezer/bonuses/shipped-campaigns'
import type { Pool } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { findStopped } from './core/bonuses/deposit-bonus.ts'
import { cancelByHand, setStopped } from './features/bonuses/campaign-desk.ts'

export const CAMPAIGNS_USAGE = `npm run operator -- campaign list
npm run operator -- campaign stop|start <code> --actor <name> --reason <text>
npm run operator -- campaign cancel <grant> --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/

/** What a person of the house does with campaigns and with what they gave; null for what is no order. */
export async function runCampaignOrder(
  pool: Pool,
  [word, subject = '', actorFlag, actor = '', reasonFlag, reason = '', ...more]: readonly string[],
): Promise<number | null> {
  if (word === 'list' && subject === '') {
    const stopped = await findStopped(pool)
    for (const { code, version } of CAMPAIGNS)
      console.log(`${code}  version ${version}  ${stopped.has(code) ? 'stopped' : 'gives'}`)
    return 0
  }
  const isWhole = actorFlag === '--actor' && reasonFlag === '--reason' && more.length === 0
  if (!isWhole || actor.trim() === '' || reason.trim() === '') return null
  const order = { actor, reason }
  if (word === 'stop' || word === 'start') {
    const isDone = await setStopped(pool, subject, word === 'stop', order)
    if (isDone) console.log(`Campaign ${subject}: ${word}, said by ${actor}.`)
    else console.error(`There is no campaign ${subject}, or it is so already.`)
    return isDone ? 0 : 1
  }
  if (word !== 'cancel' || !ID.test(subject)) return null
  const lost = await cancelByHand(pool, Number(subject), order)
  if (lost === null) console.error(`There is no bonus ${subject}, or it is over.`)
  else console.log(`Bonus ${subject} cancelled, ${formatMoney(lost.amount, lost.currency)} taken back.`)
  return lost === null ? 1 : 0
}
