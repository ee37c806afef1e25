import { describe, expect, it } from 'vitest'
import { buildDocument, type DrawnPage, takeStylesOut } from './build-document.ts'
import { hashOf, openFrame } from './document-frame.ts'

const START_PAGE = `<!doctype html>
<html lang="az" data-theme="dark">
  <head>
    <meta name="description" content="Of every page" />
    <meta property="og:title" content="Xəzər" />
    <meta property="og:image" content="/share.png" />
    <meta name="twitter:card" content="summary_large_image" />
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
  ...{ path: '/live', shareTitle: 'A "&" B', about: { description: 'A < B', structured: null } },
  ...{ locale: 'ru', answers: { 'menu  {}': '{"name":"</script><script>"}', 'event 7 {}': null }, atMs: 5 },
}
const build = (more: Partial<DrawnPage> = {}, origin: string | null = null) =>
  buildDocument(open(), { ...drawn, ...more }, origin)

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

  it('says what a link to it shows, in place of what every page says', () => {
    const { html } = build()
    expect(html).toContain('<meta name="description" content="A &lt; B">')
    expect(html).toContain('<meta property="og:title" content="A &quot;&amp;&quot; B">')
    expect(html).toContain('<meta property="og:image" content="/share.png">')
    expect(html).toContain('twitter:card')
    expect(html).not.toContain('Of every page')
    expect(html).not.toContain('canonical')
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  it('names whole addresses where the public site is known', () => {
    const { html } = build({}, 'https://a.example')
    expect(html).toContain('<link rel="canonical" href="https://a.example/live">')
    expect(html).toContain('<meta property="og:url" content="https://a.example/live">')
    expect(html).toContain('content="https://a.example/share.png"')
  })

  it('tells of an event in a way that cannot end its element', () => {
    const about = { description: '', structured: JSON.stringify({ name: '</script>' }) }
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(build({ about }).html) ?? []
    expect(JSON.parse(json)).toEqual({ name: '</script>' })
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

  it.each(['</head>', 'rel="stylesheet"', '<script src="/boot.js"></script>', 'type="module"', 'id="root"'])(
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
