import { POKER_HANDS } from '@xezer/game-math/video-poker/video-poker'
import { make, write } from '../../kit/dom.ts'
import type { WordTools } from '../../kit/game-entry.ts'
import { handName } from './hand-names.ts'

/** What each hand pays, the best one first, with the amounts of a stake; the hand at hand is marked. */
export function createPays({ text, money }: Pick<WordTools, 'text' | 'money'>) {
  const rows = [...POKER_HANDS]
    .reverse()
    .filter(({ stakes }) => stakes > 0)
    .map(({ name, stakes }) => {
      const amount = make('td', {})
      const head = make('th', { scope: 'row' }, handName(text, name))
      return { name, stakes, amount, row: make('tr', {}, head, make('td', {}, `${stakes}×`), amount) }
    })
  return {
    element: make('table', { class: 'vp-pays' }, make('tbody', {}, ...rows.map(({ row }) => row))),
    showHand(name: string | null): void {
      for (const one of rows) one.row.classList.toggle('is-hand', one.name === name)
    },
    showAmounts(stakeMinor: number): void {
      for (const { amount, stakes } of rows) write(amount, money.amount(stakes * stakeMinor))
    },
  }
}
