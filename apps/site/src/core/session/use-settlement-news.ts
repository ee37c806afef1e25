import type { AccountBet } from '@xezer/contract/account-news'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useEffect } from 'react'
import { readWireAmount } from '../money/read-wire-amount.ts'
import { useServices } from '../services.tsx'

const NEWS = { won: 'bet.news_won', lost: 'bet.news_lost', refunded: 'bet.news_refunded' } as const

const VIP_NEWS = { placed: 'bet.news_vip_accepted', rejected: 'bet.news_vip_returned' } as const

/** What is said of a bet as it stands; undefined where nothing is. */
function findNews({ status, vip, cashedOut, amount }: AccountBet) {
  // Also by itself, while nobody looked at it.
  if (status === 'won' && cashedOut?.stake === amount) return 'bet.news_cashed_out'
  if (status === 'won' || status === 'lost' || status === 'refunded') return NEWS[status]
  if (vip === true && (status === 'placed' || status === 'rejected')) return VIP_NEWS[status]
  return undefined
}

/** Says on every page what became of a bet, in the moment in which it is settled, or decided on. */
export function useSettlementNews(): void {
  const text = useText()
  const { account, announcer } = useServices()
  useEffect(() => {
    // A bet is told again when anything of it changes.
    const said = new Map<number, AccountBet['status']>()
    return account.onBets((changed) => {
      const settled = changed.filter((bet) => findNews(bet) !== undefined && said.get(bet.id) !== bet.status)
      for (const { id, status } of settled) said.set(id, status)
      const [first] = settled
      if (first === undefined) return
      const news = findNews(first)
      if (settled.length > 1) announcer.say(text('bet.news_many', { n: settled.length }))
      else if (news !== undefined) announcer.say(text(news, wordsOf(first)))
    })
  }, [account, announcer, text])
}

/** With the stake while it is open, and with what came back after that. */
function wordsOf({ status, amount, winning, currency, positions, number }: AccountBet): {
  name: string
  amount: string
} {
  const [leg] = positions
  return {
    name: leg === undefined ? number : `${leg.outcome} (${leg.name})`,
    amount: formatMoney(readWireAmount(status === 'placed' ? amount : winning), currency),
  }
}
