import type { AccountBet } from '@xezer/contract/account-news'
import { formatMoney } from '@xezer/i18n/format-money'
import { useText } from '@xezer/ui/text-provider'
import { useEffect } from 'react'
import { readWireAmount } from '../money/read-wire-amount.ts'
import { useServices } from '../services.tsx'

const NEWS = { won: 'bet.news_won', lost: 'bet.news_lost', refunded: 'bet.news_refunded' } as const

const isNews = (status: AccountBet['status']): status is keyof typeof NEWS => Object.hasOwn(NEWS, status)

/** Says on every page what became of a bet, in the moment in which it is settled. */
export function useSettlementNews(): void {
  const text = useText()
  const { account, announcer } = useServices()
  useEffect(() => {
    // A bet is told again when anything of it changes.
    const said = new Map<number, AccountBet['status']>()
    return account.onBets((changed) => {
      const settled = changed.filter(({ id, status }) => isNews(status) && said.get(id) !== status)
      for (const { id, status } of settled) said.set(id, status)
      const [first] = settled
      if (first === undefined) return
      if (settled.length > 1) announcer.say(text('bet.news_many', { n: settled.length }))
      else if (isNews(first.status)) announcer.say(text(NEWS[first.status], wordsOf(first)))
    })
  }, [account, announcer, text])
}

function wordsOf({ winning, currency, positions, number }: AccountBet): { name: string; amount: string } {
  const [leg] = positions
  return {
    name: leg === undefined ? number : `${leg.outcome} (${leg.name})`,
    amount: formatMoney(readWireAmount(winning), currency),
  }
}
