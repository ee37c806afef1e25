/** A piece of an article: words, or an element of the few that articles have. */
export type RichNode = string | RichElement
export interface RichElement {
  readonly tag: RichTag
  readonly id: string | undefined
  /** Of a link, inside the site; undefined for everything else. */
  readonly href: string | undefined
  readonly children: readonly RichNode[]
}

const TAGS = [
  ...[
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'strong',
    'aside',
    'span',
    'a',
  ],
] as const
export type RichTag =
  | ('h3' | 'p' | 'ul' | 'ol' | 'li' | 'aside' | 'span' | 'a' | 'strong')
  | ('table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td')

const TOKEN = /<(\/?)([a-z0-9]+)((?:\s+[a-z]+="[^"]*")*)\s*>|([^<]+)|</g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const isTag = (name: string): name is RichTag => (TAGS as readonly string[]).includes(name)

/**
 * The HTML of an article as pieces that React draws: no HTML is ever set, in the browser or in the server's documents, so
 * whatever is no element of an article is words.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = []
  const open: { tag: RichTag; children: RichNode[] }[] = []
  const top = () => open.at(-1)?.children ?? root
  for (const [whole, slash, name = '', attributes = '', words] of html.matchAll(TOKEN)) {
    if (words !== undefined) top().push(decode(words))
    else if (!isTag(name)) top().push(whole)
    else if (slash === '/') {
      if (open.at(-1)?.tag === name) open.pop()
    } else {
      const children: RichNode[] = []
      top().push({ tag: name, id: attributeOf(attributes, 'id'), href: linkOf(attributes), children })
      open.push({ tag: name, children })
    }
  }
  return root
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? []
  return value === undefined ? undefined : decode(value)
}

/** Only to pages of this site: `//elsewhere` is none. */
function linkOf(attributes: string): string | undefined {
  const href = attributeOf(attributes, 'href')
  return href !== undefined && /^\/(?!\/)/.test(href) ? href : undefined
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => ENTITIES[name] ?? '')
}

/** The words of an article, with a space between its blocks: what a search reads. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const inner = wordsOf(node.children)
      return node.tag === 'strong' || node.tag === 'a' || node.tag === 'span' ? inner : `${inner} `
    })
    .join('')
}
