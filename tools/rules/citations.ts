import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { REPOSITORY, type SourceFile } from './source-files.ts'

/** Page by page: what each number is called. */
export type Titles = Readonly<Record<string, ReadonlyMap<number, string>>>

const PAGES = { product: 'docs/product.md', agreement: 'docs/agreements.md', design: 'docs/design.md' }
const DECISIONS = 'docs/decisions'

export function readTitles(): Titles {
  const pages = Object.entries(PAGES).map(([word, path]) => {
    const text = readFileSync(join(REPOSITORY, path), 'utf8')
    return [word, new Map([...text.matchAll(/^## (\d+)\. (.+)$/gm)].map(readTitle))] as const
  })
  const decisions = readdirSync(join(REPOSITORY, DECISIONS)).map((name): [number, string] => {
    const text = readFileSync(join(REPOSITORY, DECISIONS, name), 'utf8')
    const [number, title] = readTitle(/^# (\d+)\. (.+)$/m.exec(text))
    if (!name.startsWith(String(number).padStart(4, '0'))) throw new Error(`${name} is titled ${number}`)
    return [number, title]
  })
  return Object.fromEntries([...pages, ['decision', new Map(decisions)] as const])
}

/** `agreement 6, money and odds`: a number without its title says nothing when the page changes. */
const CITATION = /\b(product|agreement|design|decision)s?,? §?(\d+)(?:, ([^\n;:().,"”]+))?/gi
/** Pages that are not in the repository. */
const ABSENT = /\b[Ss]pec(ification)? §|\b(betting|money|feed|security|performance|pricing) guide\b/g

/** Where a comment goes on in the next line. */
const BROKEN_LINE = /\n\s*(?:\*|\/\/)(?!\/) /g

/** One line for every citation in code that names no title, or another than its page has. */
export function findWrongCitations({ path, text }: SourceFile, titles: Titles): string[] {
  const prose = text.replace(BROKEN_LINE, ' ')
  const wrong = [...prose.matchAll(CITATION)].flatMap(([cited, word = '', number, given]) => {
    const title = titles[word.toLowerCase()]?.get(Number(number))
    if (title === undefined) return [`${path}: "${cited}" is on no page`]
    return given?.toLowerCase().startsWith(title.toLowerCase())
      ? []
      : [`${path}: "${cited}" is titled "${title}"`]
  })
  return [
    ...wrong,
    ...[...prose.matchAll(ABSENT)].map(([cited]) => `${path}: "${cited}" is not in the repository`),
  ]
}

const LINK = /\[([^\]]*)\]\((?!https?:)([^)#\s]+)[^)]*\)/g
/** A path in the words of a page, such as `packages/db/src/pool.ts`. */
const PATH = /`((?:apps|packages|tools|bench|e2e|docs|content)\/[\w./-]+)`/g

/** Folders that are there once something was built. */
const BUILT = /\/dist(-\w+)?(\/|$)/

/** One line for every link or path of a page that leads nowhere, or to another decision than it says. */
export function findDeadLinks({ path, text }: SourceFile): string[] {
  const links = [...text.matchAll(LINK)].flatMap(([whole, label = '', target = '']) => {
    const place = posix.join(posix.dirname(path), target)
    if (!existsSync(join(REPOSITORY, place))) return [`${path}: ${whole} leads nowhere`]
    const number = /decision (\d+)/.exec(label)?.[1]
    const isOther = number !== undefined && !posix.basename(place).startsWith(number.padStart(4, '0'))
    return isOther ? [`${path}: ${whole} is another decision`] : []
  })
  const paths = [...text.matchAll(PATH)].flatMap(([, place = '']) =>
    BUILT.test(place) || existsSync(join(REPOSITORY, place)) ? [] : [`${path}: ${place} is not there`],
  )
  return [...links, ...paths]
}

function readTitle(match: RegExpExecArray | null): [number, string] {
  if (match === null) throw new Error('a page without a numbered title')
  return [Number(match[1]), (match[2] ?? '').trim()]
}
