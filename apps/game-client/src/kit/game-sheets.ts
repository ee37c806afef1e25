import type { PlayRound, PlaySeeds, RevealedSeeds } from '@xezer/contract/game-server'
import { commonRules } from './common-rules.ts'
import { make, makeButton } from './dom.ts'
import type { WordTools } from './game-entry.ts'
import { listRounds } from './history-panel.ts'
import type { createPanel } from './panel.ts'
import type { Call } from './play-calls.ts'
import { type AnyEntry, historyRow } from './round-words.ts'
import { renderRules } from './rules-sheet.ts'
import { createSeedsForm } from './seeds-panel.ts'
import type { Sheet } from './sheet.ts'
import type { Sprites } from './sprites.ts'

export interface SheetTools {
  readonly sheet: Sheet
  readonly entry: AnyEntry
  readonly words: WordTools
  readonly sprites: Sprites
  readonly call: Call
  readonly maxWinMinor: number
  readonly maySkip: boolean
  sayTime(atMs: number): string
}

/** What the engine says of itself, and what holds for every game. */
export function openRules({ sheet, entry, words, sprites, maxWinMinor, maySkip }: SheetTools): void {
  const { text, theme } = words
  const house = { maxWinMinor, maySkip, isShared: entry.createShared !== undefined }
  const sections = [...entry.describe(words), ...commonRules(words, house)]
  const symbolOf = (symbol: string) => theme.symbols?.[symbol]?.() ?? null
  sheet.open(text('play.rules'), renderRules(sections, sprites, symbolOf))
}

/** Twelve months and more of rounds, a page at a time; each opens. */
export function openHistory(tools: SheetTools, open: (round: PlayRound) => void): void {
  const { sheet, entry, words, call, sayTime } = tools
  const { text, money } = words
  const known = new Map<number, PlayRound>()
  const list = make('div')
  const more = makeButton('plain wide', () => void load(), {}, text('play.history.more'))
  more.hidden = true
  async function load(): Promise<void> {
    const before = [...known.keys()].at(-1)
    const answer = await call('rounds', before === undefined ? {} : { before })
    if (!answer.ok) return
    for (const round of answer.value.rounds) known.set(round.id, round)
    more.hidden = !answer.value.hasMore
    const rows = [...known.values()].map((round) => historyRow(entry, round, words, sayTime))
    list.replaceChildren(
      listRounds(text, money, rows, (id) => {
        const round = known.get(id)
        if (round !== undefined) open(round)
      }),
    )
  }
  sheet.open(text('play.history'), list, more)
  void load()
}

/** The pair of seeds is changed here: the old one is revealed. `chain`: what draws rounds of everybody, where the game has such. */
export function openSeeds(
  { sheet, words, call }: SheetTools,
  suggested: string,
  changed: (seeds: PlaySeeds, old: RevealedSeeds) => void,
  chain: HTMLElement | null = null,
): void {
  const { text } = words
  const about =
    chain === null ? (['play.seeds.about'] as const) : (['chain.about', 'chain.about.pair'] as const)
  const form = createSeedsForm(text, suggested, async (client) => {
    const answer = await call('seeds', { client })
    if (!answer.ok) return null
    changed(answer.value.seeds, answer.value.old)
    return answer.value.old
  })
  const lines = about.map((id) => make('p', {}, text(id)))
  sheet.open(text('play.seeds'), ...(chain === null ? [] : [chain]), ...lines, form)
}

/** On a phone: everything that has no room beside the stage. */
export function openMenu(
  { sheet, words }: SheetTools,
  panels: readonly ReturnType<typeof createPanel>[],
  links: readonly (readonly [words: string, press: () => void])[],
): void {
  sheet.open(
    words.text('play.menu'),
    make(
      'div',
      { class: 'menu' },
      ...links.map(([label, press]) => makeButton('plain wide', press, {}, label)),
    ),
    ...panels.map(({ element }) => element),
  )
}
