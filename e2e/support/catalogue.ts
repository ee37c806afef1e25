import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { REPOSITORY } from '../../tools/rules/source-files.ts'

const ORIGIN = 'http://catalogue.test'
const FOLDER = join(REPOSITORY, 'node_modules/.cache/catalogue')

/** The catalogue of components is in no bundle of the site: it is built for who looks at it. */
export function buildCatalogue(): void {
  const vite = join(REPOSITORY, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--config', 'catalogue.config.ts'], {
    cwd: join(REPOSITORY, 'apps/site'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`the catalogue could not be built: ${stderr}`)
}

/** Opens the catalogue from its files; nothing is asked of any server. */
export async function openCatalogue(page: Page, search: Record<string, string>): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname) }),
  )
  await page.goto(`${ORIGIN}/catalogue.html?${new URLSearchParams(search)}`)
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' })
}
