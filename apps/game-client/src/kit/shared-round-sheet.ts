import type { PlayRound, SharedPart, SharedProof } from '@xezer/contract/game-server'
import { sayClients } from './chain-panel.ts'
import { make, makeButton } from './dom.ts'
import type { SheetTools } from './game-sheets.ts'
import { openVerify } from './open-verify.ts'
import { historyRow } from './round-words.ts'

const times = (point: number) => `${(point / 100).toFixed(2)}×`

/**
 * One bet on a round of everybody, looked at again. Its scene belongs to the round that flies now, so it is told in a sheet: where the
 * round ended, where this player left, what came of it, and what draws it again. It is read anew, for a bet may end before its round.
 */
export async function openSharedRound(tools: SheetTools, { id }: Pick<PlayRound, 'id'>): Promise<void> {
  const { sheet, words, call } = tools
  const answer = await call('round', { round: id })
  if (!answer.ok) return
  const { round, sharedProof } = answer.value
  if (round.shared === null) return
  const { text } = words
  sheet.open(
    text('chain.round', { number: round.shared.number }),
    listFacts(tools, round, round.shared),
    ...(sharedProof === null
      ? [make('p', { class: 'hint' }, text('chain.secret'))]
      : [
          listProof(tools, sharedProof),
          makeButton('plain', () => void openVerify(tools, round), {}, text('play.history.verify')),
        ]),
  )
}

function listFacts(tools: SheetTools, round: PlayRound, { out, auto, point }: SharedPart): HTMLElement {
  const { entry, words, sayTime } = tools
  const { text, money } = words
  const row = historyRow(entry, round, words, sayTime)
  const isSettled = round.status === 'settled'
  const facts: readonly (readonly [string, string])[] = [
    [row.time, row.words],
    ...(point === null ? [] : [[text('play-verify.meaning.point'), times(point)] as const]),
    [text('crash.auto'), auto === null ? text('crash.auto.none') : times(auto)],
    ...(isSettled
      ? [[text('chain.exit'), out === null ? text('chain.exit.none') : times(out)] as const]
      : []),
    [text('play.session.staked'), money.format(round.stakedMinor)],
    ...(isSettled ? [[text('play.session.returned'), money.format(round.returnMinor)] as const] : []),
  ]
  return make(
    'div',
    { class: 'sums' },
    ...facts.map(([label, value]) =>
      make('div', { class: 'sum' }, make('span', {}, label), make('b', {}, value)),
    ),
  )
}

function listProof(
  { words: { text } }: SheetTools,
  { link, before, seeds, chain }: SharedProof,
): HTMLElement {
  const facts = [
    [text('play-verify.link'), link],
    [text('play-verify.hash'), before],
    [text('chain.seeds'), sayClients(text, seeds)],
    [text('play-verify.published'), chain.published],
    [text('play-verify.place'), String(chain.place)],
  ]
  return make(
    'dl',
    { class: 'seeds revealed' },
    ...facts.flatMap(([label = '', value = '']) => [
      make('dt', { class: 'hash' }, label),
      make('dd', { class: 'hash' }, make('code', {}, value)),
    ]),
  )
}
