import { readFile } from 'node:fs/promises'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { lookOf } from './support/looks.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { getDatabaseService } from './support/start-databases.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('phone-az')
test.use(look.use)

const { say } = look

test('a player takes a copy of everything along, reads what he was told of it, and closes the account', async ({
  page,
}) => {
  // Without play money nothing is left that stands before the end.
  const world = await bootWorld({
    feed: createScriptedFeed(),
    databaseService: getDatabaseService(),
    settings: { PLAY_MONEY: '0' },
  })
  const player = await registerPlayer(world)
  await player.enter(page)
  await page.goto(`${world.url}/account/profile`)
  await page.getByRole('link', { name: say('privacy.to_data') }).click()
  await page.getByRole('button', { name: say('privacy.copy_ask') }).click()
  // The notice tells the page that it is ready.
  const copy = page.getByRole('region', { name: say('privacy.copy') })
  await expect(copy).toContainText(say('privacy.copy_ready'), { timeout: 30_000 })
  const outbox = await (await page.request.get(`${world.url}/dev/outbox`)).text()
  const [, secret] = /\/account\/data#([\w-]{43})/.exec(outbox) ?? []
  await page.goto(`${world.url}/account/notifications`)
  await page.goto(`${world.url}/account/data#${secret}`)
  const downloading = page.waitForEvent('download')
  await copy.getByRole('button', { name: say('privacy.copy_download') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^xezer-\d+\.zip$/)
  expect((await readFile(await download.path())).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'))
  await expect(copy).toContainText(say('privacy.copy_taken'))

  const closing = page.getByRole('region', { name: say('privacy.close') })
  await closing.getByRole('button', { name: say('privacy.close_start') }).click()
  await expectAccessible(page)
  await closing.getByRole('button', { name: say('privacy.close_now') }).click()
  await expect(closing).toContainText(say('privacy.close_wanted'))
  await expect(closing.getByLabel(say('auth.password_current'))).toBeFocused()
  await closing.getByLabel(say('auth.password_current')).fill(EXAMPLE_PASSWORD)
  await closing.getByText(say('privacy.close_box')).click()
  await page.keyboard.press('Tab')
  await closing.getByRole('button', { name: say('privacy.close_now') }).click()
  await expect(page.getByRole('button', { name: say('auth.login') }).first()).toBeVisible()
  const { body } = await world.call('login', { email: player.email, password: EXAMPLE_PASSWORD })
  expect(body).toMatchObject({ code: 'account_closed' })
  await world.stop()
})
