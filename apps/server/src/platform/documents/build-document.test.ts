import { describe, expect, it } from 'vitest'
import { buildDocument, type DrawnPage, takeStylesOut } from './build-document.ts'
import { hashOf, openFrame } from './document-frame.ts'

const START_PAGE = `<!doctype html>
<html lang="az" data-theme="dark">
  <head>
    <script src="/boot.js"></script>
    <title>Xəzər</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
const FILES: Readonly<Record<string, string>> = {
  '/boot.js': `go('$&')`,
  '/assets/style-1.css': `a{content:"$1"}`,
}
const open = (page = START_PAGE) => openFrame(page, (path) => FILES[path] ?? '')
const drawn: DrawnPage = {
  ...{ markup: '<b>1.85</b>', rules: 'b{color:red}', script: 'takeForm()', title: 'A & <b>' },
  ...{ locale: 'ru', answers: { 'menu  {}': '{"name":"</script><script>"}', 'event 7 {}': null }, atMs: 5 },
}
const build = () => buildDocument(open(), drawn)

describe('what a document is made of', () => {
  it('looks and the early script stand in it, and the script that takes over comes last', () => {
    const { html } = build()
    expect(html).toContain(`<script>go('$&')</script>`)
    expect(html).toContain(`<style>a{content:"$1"}</style>`)
    expect(html).not.toContain('/boot.js')
    expect(html).not.toContain('rel="stylesheet"')
    expect(html.indexOf('type="module"')).toBeGreaterThan(html.indexOf('1.85'))
  })

  it('says its language and its name', () => {
    const { html } = build()
    expect(html).toContain('<html lang="ru" data-document="" data-theme="dark">')
    expect(html).toContain('<title>A &amp; &lt;b></title>')
  })

  it('brings what it was drawn of, which cannot end its element', () => {
    const { html } = build()
    const text = /<script id="first-answers" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(text)).toEqual({
      atMs: 5,
      answers: { 'menu  {}': { name: '</script><script>' }, 'event 7 {}': null },
    })
  })

  it('allows what stands in it by its content, and nothing else', () => {
    const { policy, html } = build()
    expect(policy).not.toContain('unsafe')
    const scripts = [`go('$&')`, 'takeForm()'].map(hashOf)
    const [, looks = ''] = /<style>(b\{[^<]*)<\/style>/.exec(html) ?? []
    const styles = [`a{content:"$1"}`, looks].map(hashOf)
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`)
    expect(policy).toContain(`style-src 'self' ${styles.join(' ')};`)
  })

  it.each(['rel="stylesheet"', '<script src="/boot.js"></script>', 'type="module"', 'id="root"'])(
    'is not made of a start page without %s',
    (part) => {
      expect(() => open(START_PAGE.replace(part, ''))).toThrow('start page')
    },
  )
})

describe('styles of single elements', () => {
  it.each([
    [
      '<i style="height:36px"></i><b style="top:0"></b><i style="height:36px"></i>',
      '<i data-s="0"></i><b data-s="1"></b><i data-s="0"></i>',
      '[data-s="0"]:not(#s){height:36px}[data-s="1"]:not(#s){top:0}',
    ],
    ['<i style="--columns:3"></i>', '<i data-s="0"></i>', '[data-s="0"]:not(#s){--columns:3}'],
    ['<i style="background:url(x)}*{top:0"></i>', '<i></i>', ''],
    ['<p>style=&quot;top:0&quot;</p>', '<p>style=&quot;top:0&quot;</p>', ''],
  ])('%s', (markup, html, rules) => {
    expect(takeStylesOut(markup)).toEqual({ html, rules })
  })
})
