import type { RuleSection, WordTools } from './game-entry.ts'

interface House {
  readonly maxWinMinor: number
  /** Whether a key may end the show of a round. */
  readonly maySkip: boolean
  /** Rounds of everybody are drawn of a chain, and not of a player's seeds. */
  readonly isShared: boolean
}

/** Behind what an engine says of itself: what holds for every game, with the figures of this one's definition. */
export function commonRules(
  { text, listing, money, locale }: Pick<WordTools, 'text' | 'listing' | 'money' | 'locale'>,
  { maxWinMinor, maySkip, isShared }: House,
): readonly RuleSection[] {
  const same = listing.sameMathematics.map((name) => name[locale]).join(', ')
  const fair = [
    text('play.rules.model', { model: listing.model, rtp: listing.rtp }),
    text('play.rules.hit', { rate: listing.hitRate }),
    ...(same === '' ? [] : [text('play.rules.same', { games: same })]),
    text('play.rules.provider', { provider: listing.provider }),
    text(isShared ? 'chain.fair' : 'play.rules.fair'),
    text('play.rules.most', { amount: money.format(maxWinMinor) }),
  ]
  const keys = [
    text(maySkip ? 'play.rules.keys.play' : 'play.rules.keys.start'),
    text('play.rules.keys.stake'),
    text('play.rules.keys.close'),
  ]
  return [sectionOf(text('play.fair'), fair), sectionOf(text('play.rules.keys'), keys)]
}

const sectionOf = (title: string, lines: readonly string[]): RuleSection => ({
  title,
  blocks: lines.map((line) => ({ kind: 'text', text: line })),
})
