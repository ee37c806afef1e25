import { createHash } from 'node:crypto'

/** The start page of the build, taken apart: what a document says before and after the first screen. */
export interface DocumentFrame {
  /** Up to where the head goes on with what is the document's own. */
  readonly before: string
  readonly after: string
  /** What the policy of a document allows beside the site's own files. */
  readonly scriptHash: string
  readonly styleHash: string
}

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
const EARLY_SCRIPT = /<script src="([^"]+)"><\/script>/
const MODULE_SCRIPT = /<script type="module"[^>]*><\/script>/
const ROOT = '<div id="root"></div>'
/** What every document says for itself, and what stands between it and the first screen. */
const OWN_HEAD =
  /<title>[^<]*<\/title>|<meta (?:name="description"|property="og:(?:title|description|image)")[^>]*>/g
const HEAD_END = /<\/head>\s*<body>\s*$/

/**
 * Looks and the early script stand in the document itself, for each file of its own would cost a trip before anything is
 * seen. The script that takes the page over comes last: nothing of it shall be under way before the first screen is.
 */
export function openFrame(startPage: string, readFile: (path: string) => string): DocumentFrame {
  const [link = '', stylePath = ''] = STYLE_LINK.exec(startPage) ?? []
  const [early = '', earlyPath = ''] = EARLY_SCRIPT.exec(startPage) ?? []
  const [module = ''] = MODULE_SCRIPT.exec(startPage) ?? []
  if ([link, early, module].includes('') || !startPage.includes(ROOT)) {
    throw new Error('the start page has not the parts of which a document is made')
  }
  const style = readFile(stylePath)
  const script = readFile(earlyPath)
  // A replacement that is a function is taken as it is, whatever signs it holds.
  const page = startPage
    .replace(module, '')
    .replace(link, () => `<style>${style}</style>`)
    .replace(early, () => `<script>${script}</script>`)
  const [before = '', after = ''] = page.replace(OWN_HEAD, '').split(ROOT)
  if (!HEAD_END.test(before)) throw new Error('the head of the start page does not end before its root')
  return {
    before: before.replace(HEAD_END, '').trimEnd(),
    after: `${module}${after.trim()}`,
    scriptHash: hashOf(script),
    styleHash: hashOf(style),
  }
}

/** As a policy names what stands in a page. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
