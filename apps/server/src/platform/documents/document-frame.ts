import { createHash } from 'node:crypto'

/** The start page of the build, taken apart: what a document says before and after the first screen. */
export interface DocumentFrame {
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
  const [before = '', after = ''] = page.split(ROOT)
  return {
    before: before.trimEnd(),
    after: `${module}${after.trim()}`,
    scriptHash: hashOf(script),
    styleHash: hashOf(style),
  }
}

/** As a policy names what stands in a page. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
