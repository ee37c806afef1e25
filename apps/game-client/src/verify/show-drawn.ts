import type { RedrawnRound, RoundClaim } from '@xezer/game-math/verify/redraw'
import { followChain, type RedrawnShared, type SharedClaim } from '@xezer/game-math/verify/redraw-shared'
import type { DrawStep } from '@xezer/game-math/verify/traced-draws'
import { make, write } from '../kit/dom.ts'
import type { GameText } from '../kit/game-text.ts'

/** One thing that was drawn, and whether it is what the history says; null where it says nothing of it. */
interface Fact {
  readonly label: string
  readonly drawn: string
  readonly agrees: boolean | null
  /** What the history says instead. */
  readonly told?: string
}

const money = (amountMinor: number) => (amountMinor / 100).toFixed(2)

/** A round of a player's own seeds, a draw a line, each held against what was told of it. */
export function showRound(text: GameText, claim: RoundClaim, drawn: RedrawnRound): readonly HTMLElement[] {
  const { hash, agrees, draws, round } = drawn
  const facts: readonly Fact[] = [
    { label: text('play-verify.hash'), drawn: hash, agrees: agrees.hash, told: claim.hash ?? '' },
    ...sumsOf(text, round, claim.claimed, agrees),
  ]
  return [
    verdictOf(text, facts),
    listFacts(text, facts),
    listDraws(text, draws),
    ...showWhole(text, claim, round.view),
  ]
}

/** A round of everybody: its link, what it is drawn with, and the way to where its chain was published to end. */
export function showSharedRound(
  text: GameText,
  claim: SharedClaim,
  { hash, draw, round, agrees }: RedrawnShared,
): readonly HTMLElement[] {
  const { before, chain, claimed } = claim
  const { salt, bits, point } = draw
  const facts: readonly Fact[] = [
    { label: text('play-verify.hash'), drawn: hash, agrees: agrees.hash, told: before ?? '' },
    { label: text('play-verify.salt'), drawn: salt, agrees: null },
    { label: text('play-verify.bits'), drawn: String(bits), agrees: null },
    {
      ...{ label: text('play-verify.meaning.point'), drawn: money(point), agrees: agrees.point },
      told: money(claimed?.point ?? 0),
    },
    ...(round === null ? [] : sumsOf(text, round, claimed, agrees)),
  ]
  const [verdict, list] = [verdictOf(text, facts), listFacts(text, facts)]
  if (chain !== null) {
    const way = make('dd')
    list.append(make('dt', {}, text('play-verify.published')), way)
    void follow(text, claim.link, chain, way).then((isOfChain) => {
      if (isOfChain === false) {
        const all = [...facts, { label: text('play-verify.published'), drawn: '', agrees: false }]
        verdict.replaceWith(verdictOf(text, all))
      }
    })
  }
  return [verdict, list, ...showWhole(text, claim, round?.view)]
}

const sumsOf = (
  text: GameText,
  round: { readonly stakedMinor: number; readonly returnMinor: number },
  claimed: RoundClaim['claimed'],
  agrees: Pick<RedrawnRound['agrees'], 'staked' | 'returned' | 'view'>,
): readonly Fact[] => [
  {
    ...{ label: text('play.session.staked'), drawn: money(round.stakedMinor), agrees: agrees.staked },
    told: money(claimed?.stakedMinor ?? 0),
  },
  {
    ...{ label: text('play.session.returned'), drawn: money(round.returnMinor), agrees: agrees.returned },
    told: money(claimed?.returnMinor ?? 0),
  },
  ...(agrees.view === null ? [] : [{ label: text('play-verify.shown'), drawn: '', agrees: agrees.view }]),
]

/** First of all: whether anything that the history says is otherwise, and what. */
function verdictOf(text: GameText, facts: readonly Fact[]): HTMLElement {
  const wrong = facts.filter(({ agrees }) => agrees === false)
  const isTold = facts.some(({ agrees }) => agrees !== null)
  if (wrong.length === 0) return make('p', { class: 'verdict', hidden: !isTold }, text('play-verify.all'))
  const parts = wrong.map(({ label }) => label).join(', ')
  return make('p', { class: 'verdict is-wrong' }, text('play-verify.wrong', { parts }))
}

function listFacts(text: GameText, facts: readonly Fact[]): HTMLElement {
  return make(
    'dl',
    { class: 'seeds' },
    ...facts.flatMap(({ label, drawn, agrees, told }) => {
      const words =
        agrees === null
          ? drawn
          : [drawn, wordsOf(text, agrees, told)].filter((part) => part !== '').join(' — ')
      return [
        make('dt', {}, label),
        make('dd', { class: agrees === false ? 'is-wrong' : '' }, make('code', {}, words)),
      ]
    }),
  )
}

function wordsOf(text: GameText, agrees: boolean, told?: string): string {
  if (agrees) return text('play-verify.agrees')
  return told === undefined ? text('play-verify.differs') : text('play-verify.differs.told', { told })
}

/** A chain may be a million links long: so many at once as nobody notices. */
const LINKS_AT_ONCE = 500

/** Null where nobody looks any more. */
async function follow(
  text: GameText,
  link: string,
  { published, place }: NonNullable<SharedClaim['chain']>,
  way: HTMLElement,
): Promise<boolean | null> {
  let hash = link
  for (let done = 0; done < place; done += LINKS_AT_ONCE) {
    if (done > 0) {
      write(way, text('play-verify.following', { done, all: place }))
      await new Promise((resolve) => setTimeout(resolve))
      if (!way.isConnected) return null
    }
    hash = followChain(hash, Math.min(LINKS_AT_ONCE, place - done))
  }
  const isOfChain = hash === published
  way.classList.toggle('is-wrong', !isOfChain)
  way.replaceChildren(make('code', {}, `${hash} — ${wordsOf(text, isOfChain, published)}`))
  return isOfChain
}

function listDraws(text: GameText, draws: RedrawnRound['draws']): HTMLElement {
  const head = ['#', text('play-verify.what'), text('play-verify.words'), text('play-verify.value')]
  const row = (name: 'th' | 'td', cells: readonly string[]) =>
    make('tr', {}, ...cells.map((words) => make(name, name === 'th' ? { scope: 'col' } : {}, words)))
  const rows = draws.map(({ step, meaning }, place) => {
    const spin = meaning.spin === undefined ? '' : `${meaning.spin}.`
    const what = `${text(`play-verify.meaning.${meaning.code}`)} ${spin}${meaning.place ?? ''}`
    return row('td', [String(place + 1), what, step.words.join(' '), writeValue(step)])
  })
  const table = make('table', {}, make('thead', {}, row('th', head)), make('tbody', {}, ...rows))
  return make('div', { class: 'table-box', tabindex: 0 }, table)
}

/** What the player saw at its end, and the round as the command reads it. */
function showWhole(text: GameText, claim: RoundClaim | SharedClaim, view: unknown): readonly HTMLElement[] {
  const folded = (label: string, ...content: readonly HTMLElement[]) =>
    make('details', {}, make('summary', {}, label), ...content)
  const command = folded(
    text('play-verify.command'),
    make('p', { class: 'hint' }, text('play-verify.command.how')),
    make('pre', {}, JSON.stringify(claim)),
  )
  if (view === undefined) return [command]
  return [folded(text('play-verify.view'), make('pre', {}, JSON.stringify(view, null, 1))), command]
}

const writeValue = (step: DrawStep) =>
  step.draw === 'shuffle'
    ? step.values.join(' ')
    : step.draw === 'below'
      ? `${step.value} < ${step.bound}`
      : String(step.value)
