import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

test('a list that is asked for without a network says so, and is there by itself once the network is', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${scripted.url}/account/bets`)
  const main = page.getByRole('main')
  await expect(main.getByText(say('bet.empty'))).toBeVisible()
  await page.context().setOffline(true)
  await main.getByRole('button', { name: say('bet.filter.losing'), exact: true }).click()
  await expect(main.getByRole('alert')).toContainText(say('err.network'))
  await page.context().setOffline(false)
  await expect(main.getByText(say('bet.empty'))).toBeVisible()
  await expect(main.getByRole('alert')).toBeHidden()
})
