import { openCells } from './support/cells.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

test('odds are read in another way on every page, from the next reload on at once, and decimal again', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  const first = openCells(page).first()
  await expect(first).toHaveText(/2\.50$/)
  await page.goto(`${scripted.url}/settings`)
  await page.getByRole('radio', { name: new RegExp(`^${say('view.odds.fractional')}`) }).check()
  await page.getByRole('combobox', { name: say('view.zone') }).selectOption({ label: 'UTC+1' })
  await expect(page.getByRole('banner').getByText('UTC+1')).toBeVisible()
  await page.goto(scripted.url + match.path)
  await expect(first).toHaveText(/6\/4$/)
  await page.reload()
  await expect(first).toHaveText(/6\/4$/)
  await page.goto(`${scripted.url}/settings`)
  await page.getByRole('radio', { name: new RegExp(`^${say('view.odds.decimal')}`) }).check()
  await page.goBack()
  await expect(first).toHaveText(/2\.50$/)
})
