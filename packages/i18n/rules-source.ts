import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { anchorId, compileMarkup, escapeHtml, takeAnchors } from './rules-markup.ts'

interface RuleAnchor {
  readonly title: string
  /** The element of the article; null for the article itself. */
  readonly element: string | null
}

/** An article of the house rules in one language, as it is written. */
export interface SourceArticle {
  /** Stands in addresses, so it never changes and is never used again. */
  readonly id: number
  /** `3.2.1`: its place among the others. */
  readonly number: string
  readonly title: string
  readonly source: string
  /** What of the code it speaks of: `rule.total`, `void.error`, with the heading that each stands below. */
  readonly anchors: ReadonlyMap<string, RuleAnchor>
}

const FOLDER = join(fileURLToPath(new URL('.', import.meta.url)), 'rules')
const HEADING = '// Generated from packages/i18n/rules by `npm run i18n`. Do not edit.\n'
const HEAD = /^(#{1,3}) \[(\d+)\] (.+)$/

/** Every article of a language, in the order of the menu: a file a chapter, `## [32] Accumulator` begins an article. */
export function readArticles(locale: string): SourceArticle[] {
  const files = readdirSync(join(FOLDER, locale)).filter((name) => name.endsWith('.md'))
  const place = [0, 0, 0]
  // The tenth chapter stands behind the ninth.
  const chapters = files.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  return chapters.flatMap((file) => {
    const text = readFileSync(join(FOLDER, locale, file), 'utf8')
    return text.split(/^(?=#{1,3} \[)/m).flatMap((part) => {
      const [line = '', ...rest] = part.split('\n')
      const [, marks = '', id = '', title = ''] = HEAD.exec(line) ?? []
      if (marks === '') {
        if (part.trim() !== '') throw new Error(`${locale}/${file}: words before the first article`)
        return []
      }
      place[marks.length - 1] = (place[marks.length - 1] ?? 0) + 1
      place.fill(0, marks.length)
      const number = place.slice(0, marks.length).join('.')
      const { text: name, anchors } = takeAnchors(title)
      const own = anchors.map((anchor) => [anchor, { title: name, element: null }] as const)
      const all = new Map([...own, ...readAnchors(rest, name)])
      return [{ id: Number(id), number, title: name, source: rest.join('\n'), anchors: all }]
    })
  })
}

function readAnchors(lines: readonly string[], name: string): [string, RuleAnchor][] {
  let title = name
  return lines.flatMap((line) => {
    const { text, anchors } = takeAnchors(line)
    if (text.startsWith('#### ')) title = text.slice(5)
    return anchors.map((anchor): [string, RuleAnchor] => [anchor, { title, element: anchorId(anchor) }])
  })
}

/** The module of one language: articles with their HTML, and where each anchor stands. */
export function generateRules(locale: string): string {
  const articles = readArticles(locale)
  const byId = new Map(articles.map((article) => [String(article.id), article]))
  const link = (target: string, words: string | undefined): string => {
    const holder = byId.get(target) ?? articles.find(({ anchors }) => anchors.has(target))
    if (holder === undefined) throw new Error(`${locale}: nothing is called [[${target}]]`)
    const anchor = holder.anchors.get(target)
    const name = anchor?.title ?? `${holder.number} ${holder.title}`
    const at = anchor?.element == null ? '' : `?at=${anchor.element}`
    return `<a href="/rules/article/${holder.id}${at}">${words ?? escapeHtml(name)}</a>`
  }
  const rows = articles.map(({ id, number, title, source }) => {
    return `  ${JSON.stringify({ id, number, title, html: compileMarkup(source, link) })},`
  })
  const anchors = articles.flatMap(({ id, anchors: own }) =>
    [...own].map(([anchor, { title, element }]) => {
      const told = { article: id, title: escapeHtml(title), element }
      return `  ${JSON.stringify(anchor)}: ${JSON.stringify(told)},`
    }),
  )
  return `${HEADING}import type { RuleAnchors, RuleArticle } from '../house-rules.ts'

export const articles: readonly RuleArticle[] = [
${rows.join('\n')}
]

export const anchors: RuleAnchors = {
${anchors.join('\n')}
}
`
}
