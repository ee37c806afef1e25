import { make, write } from './dom.ts'
import type { Money } from './game-entry.ts'
import type { GameText } from './game-text.ts'
import { createPanel, type Panel } from './panel.ts'
import { netOf, type Sums } from './sums.ts'

export interface SessionPanel {
  readonly panel: Panel
  show(sums: Sums, remindInSeconds: number): void
}

export function createSessionPanel(text: GameText, money: Money): SessionPanel {
  const [staked, returned, net] = [make('b'), make('b'), make('b')]
  const remind = make('p', { class: 'remind' })
  const row = (label: string, value: HTMLElement) =>
    make('div', { class: 'sum' }, make('span', {}, label), value)
  const body = make(
    'div',
    { class: 'sums' },
    row(text('play.session.staked'), staked),
    row(text('play.session.returned'), returned),
    row(text('play.net'), net),
    remind,
  )
  return {
    panel: createPanel(text('play.session'), body),
    show(sums, remindInSeconds) {
      write(staked, money.format(sums.stakedMinor))
      write(returned, money.format(sums.returnedMinor))
      write(net, money.signed(netOf(sums)))
      remind.hidden = remindInSeconds <= 0
      write(remind, text('play.session.remind', { minutes: Math.ceil(remindInSeconds / 60) }))
    },
  }
}
