/*
 * The markup that the house rules are written in: a small part of Markdown. What comes out is HTML of few tags, without
 * attributes but `id` and `href`; everything that is written is escaped, so nothing of it can be anything but text.
 */

/** How a reference `[[total]]` is written out. */
export type PresentLink = (target: string, words: string | undefined) => string

const ANCHORS = /\s*\{((?:#[a-z0-9_.-]+\s*)+)\}$/
/** A table that the server makes, alone in its paragraph: `{table.markets.football}`. */
const MADE = /^\{table\.[\w.]+\}$/

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The id of an element of an article: dots are no part of one that a selector may name. */
export function anchorId(anchor: string): string {
  return anchor.replaceAll('.', '-')
}

/** The anchors `{#rule.total #rule.band}` at the end of a line, and the line without them. */
export function takeAnchors(line: string): { readonly text: string; readonly anchors: readonly string[] } {
  const [whole, list = ''] = ANCHORS.exec(line) ?? []
  if (whole === undefined) return { text: line, anchors: [] }
  return {
    text: line.slice(0, -whole.length),
    anchors: list.split(/[\s#]+/).filter((anchor) => anchor !== ''),
  }
}

/** The paragraphs of an article as HTML; placeholders in braces stay as they are. */
export function compileMarkup(source: string, link: PresentLink): string {
  return source
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => compileBlock(block.split('\n'), link))
    .join('')
}

function compileBlock(lines: readonly string[], link: PresentLink): string {
  const [first = ''] = lines
  const inline = (text: string) => compileInline(text, link)
  if (MADE.test(first)) return first
  if (first.startsWith('#### ')) return element('h3', first.slice(5), inline) + rest(lines, link)
  if (first.startsWith('- ')) return list('ul', lines, /^- /, inline)
  if (first.startsWith('1. ')) return list('ol', lines, /^\d+\. /, inline)
  if (first.startsWith('|')) return compileTable(lines, inline)
  if (first.startsWith('> ')) return element('aside', lines.map((line) => line.slice(2)).join(' '), inline)
  return element('p', lines.join(' '), inline)
}

/** What stands right below a heading. */
function rest(lines: readonly string[], link: PresentLink): string {
  return lines.length > 1 ? compileBlock(lines.slice(1), link) : ''
}

function element(tag: string, line: string, inline: (text: string) => string): string {
  const { text, anchors } = takeAnchors(line)
  const [own, ...others] = anchors.map(anchorId)
  const more = others.map((id) => `<span id="${id}"></span>`).join('')
  return `<${tag}${own === undefined ? '' : ` id="${own}"`}>${more}${inline(text)}</${tag}>`
}

/** An item goes on in lines that are set in. */
function list(tag: string, lines: readonly string[], mark: RegExp, inline: (text: string) => string): string {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return `<${tag}>${items.map((item) => element('li', item, inline)).join('')}</${tag}>`
}

function compileTable(lines: readonly string[], inline: (text: string) => string): string {
  const [head = '', , ...body] = lines
  const row = (line: string, tag: string) => {
    const cells = line.replace(/^\||\|$/g, '').split('|')
    return `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('')}</tr>`
  }
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`
}

function compileInline(text: string, link: PresentLink): string {
  return escapeHtml(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[\[([\w.-]+)(?:\|([^\]]+))?\]\]/g, (_whole, target: string, words?: string) =>
      link(target, words),
    )
}
