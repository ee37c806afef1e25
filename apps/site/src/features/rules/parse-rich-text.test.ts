import { describe, expect, it } from 'vitest'
import { parseRichText, type RichNode, wordsOf } from './parse-rich-text.ts'

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${node.tag}(${textOf(node.children)})`)).join('')

describe('the HTML of an article becomes pieces', () => {
  it.each([
    ['<p>One <strong>word</strong></p>', 'p(One strong(word))'],
    ['<ul><li>a</li><li>b</li></ul>', 'ul(li(a)li(b))'],
    ['<p>1 &lt; 2 &amp; &quot;x&quot;</p>', 'p(1 < 2 & "x")'],
    ['<p>open', 'p(open)'],
    ['a < b', 'a < b'],
    ['</p>words', 'words'],
    ['<img src="x" onerror="y">', '<img src="x" onerror="y">'],
    ['<p onclick="x">a</p>', 'p(a)'],
    ['<p a=<b>c', '<p a=<b>c'],
    ['<script>x</script>', '<script>x</script>'],
  ])('%s is %s', (html, expected) => {
    expect(textOf(parseRichText(html))).toBe(expected)
  })

  it.each([
    ['/rules/article/32', '/rules/article/32'],
    ['/rules/article/423?at=rule-total', '/rules/article/423?at=rule-total'],
    ['//elsewhere.example', undefined],
    ['https://elsewhere.example', undefined],
    ['javascript:x', undefined],
  ])('a link to %s leads to %s', (href, expected) => {
    const [link] = parseRichText(`<a href="${href}">x</a>`)
    expect(typeof link === 'string' ? link : link?.href).toBe(expected)
  })

  it('keeps the name of an element', () => {
    expect(parseRichText('<h3 id="rule-total">Total</h3>')).toMatchObject([{ tag: 'h3', id: 'rule-total' }])
  })

  it('reads words with a space between blocks, and none within them', () => {
    expect(wordsOf(parseRichText('<h3>Total</h3><p>O<strong>v</strong>er</p>'))).toBe('Total Over ')
  })
})
