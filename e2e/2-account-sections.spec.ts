import type { Page } from '@playwright/test'
import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const SECTIONS = [
  'nav.my_bets',
  'nav.statement',
  'nav.rounds',
  'nav.safety',
  'nav.profile',
  'nav.identity',
  'nav.security',
  'nav.notifications',
] as const

const menuOf = (page: Page) => page.getByRole('navigation', { name: say('nav.left') })
const sectionsOf = (part: Page | ReturnType<Page['locator']>) =>
  part.getByRole('navigation', { name: say('nav.account') })

test('sections of the account stand in the left menu, and on a phone above the screen', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  await player.enter(page)
  await page.goto(`${scripted.url}/account/bets`)
  const main = page.getByRole('main')
  for (const size of [
    { width: 1440, height: 900, isInMenu: true },
    { width: 1024, height: 768, isInMenu: true },
    { width: 390, height: 844, isInMenu: false },
  ]) {
    await page.setViewportSize(size)
    await expect(sectionsOf(page)).toHaveCount(1)
    const sections = sectionsOf(size.isInMenu ? menuOf(page) : main)
    for (const name of SECTIONS) {
      await sections.getByRole('link', { name: say(name) }).click()
      await expect(sections.getByRole('link', { name: say(name) })).toHaveAttribute('aria-current', 'page')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(name))
    }
    // The screen has the width that lists and events have: nothing stands beside it within the page.
    const [own, screen] = [
      await main.boundingBox(),
      await main.getByRole('heading', { level: 1 }).boundingBox(),
    ]
    expect(own && screen && screen.x - own.x).toBeLessThan(16)
  }
})

test('beside the payments the slip is one bar, and under it what was paid last and what may be', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': 'aside' }
  await scripted.call('account/deposit', { method: 'payeer', amount: 50 }, headers)
  await scripted.call('account/limit', { kind: 'deposit', days: 1, amount: 300 }, headers)
  await player.enter(page)
  await page.goto(`${scripted.url}/account/payments`)
  const column = page.getByRole('complementary', { name: say('nav.slip') })
  await expect(column.getByRole('region', { name: say('aside.last') })).toContainText('+50.00 ₼')
  await expect(column.getByRole('region', { name: say('aside.safer') })).toContainText(
    say('safety.limit_of', { used: '50.00', amount: '300.00 ₼' }),
  )
  const amount = page.getByRole('textbox', { name: say('payments.amount'), exact: true })
  await amount.fill('100')
  await expect(column).toContainText(say('aside.after_deposit', { left: '150.00 ₼' }))
  await amount.fill('260')
  await expect(column).not.toContainText(say('aside.after_deposit', { left: '|' }).split('|')[0] ?? '')
  // Nothing is promised of what cannot be ordered.
  await expect(page.getByRole('button', { name: say('payments.continue_plain') })).toBeDisabled()
  await expect(page.getByTestId('pay-amount')).toHaveText(/^0\.00/)
  const bar = column.getByRole('button', { name: say('slip.title') })
  await expect(bar).toHaveAttribute('aria-expanded', 'false')
  await bar.click()
  await expect(column).toContainText(say('slip.empty_title'))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('main').getByRole('region', { name: say('aside.last') })).toContainText(
    '+50.00 ₼',
  )
})
