import type { CrashState, SharedProof } from '@xezer/contract/game-server'
import { make, makeButton } from './dom.ts'
import type { GameText } from './game-text.ts'
import { createPanel } from './panel.ts'
import type { SeedsPanel } from './seeds-panel.ts'

export interface ChainPanel extends SeedsPanel {
  follow(state: CrashState): void
  /** The same for a sheet. */
  readFacts(): HTMLElement
}

/** The newest round that has ended before this page's eyes. */
interface Ended {
  readonly number: number
  readonly end: SharedProof
}

/** What rounds of everybody are drawn of, as far as it may be known: the next link's hash, the last link, and the published end. */
export function createChainPanel(text: GameText, change: () => void): ChainPanel {
  const body = make('div')
  let state: CrashState | null = null
  let ended: Ended | null = null
  let client = ''
  const readFacts = () => listFacts(text, { state, ended, client })
  const show = () => body.replaceChildren(readFacts())
  return {
    panel: createPanel(text('play.seeds'), body, makeButton('link', change, {}, text('play.seeds.change'))),
    show(seeds) {
      client = seeds.client
      show()
    },
    follow(next) {
      state = next
      if (next.end !== null) ended = { number: next.number, end: next.end }
      show()
    },
    readFacts,
  }
}

interface Known {
  readonly state: CrashState | null
  readonly ended: Ended | null
  readonly client: string
}

function listFacts(text: GameText, { state, ended, client }: Known): HTMLElement {
  // Of a round that has ended the link itself stands there.
  const isComing = state?.phase === 'betting' || state?.phase === 'flying'
  return make(
    'dl',
    { class: 'seeds' },
    ...(isComing
      ? fact(text('chain.hash', { number: state.number }), state.hash)
      : [make('dt', { class: 'hash' }, text('chain.wait'))]),
    ...(ended === null ? [] : listEnd(text, ended)),
    ...(state === null || state.chain === null
      ? []
      : [
          ...fact(text('play-verify.published'), state.chain.published),
          make('dt', {}, text('play-verify.place')),
          make('dd', {}, make('code', {}, String(state.chain.place))),
        ]),
    make('dt', {}, text('play.seeds.client')),
    make('dd', {}, make('code', {}, client)),
  )
}

function listEnd(text: GameText, { number, end: { link, seeds, point } }: Ended): readonly HTMLElement[] {
  return [
    ...fact(text('chain.last', { number, point: (point / 100).toFixed(2) }), link),
    ...fact(text('chain.seeds'), sayClients(text, seeds)),
  ]
}

/** Those of the first bets, which the draw took along. */
export const sayClients = (text: GameText, seeds: readonly string[]) =>
  seeds.length === 0 ? text('chain.seeds.none') : seeds.join(', ')

const fact = (label: string, value: string) => [
  make('dt', { class: 'hash' }, label),
  make('dd', { class: 'hash' }, make('code', {}, value)),
]
