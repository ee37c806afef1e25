import { expect, test } from '@playwright/test'
import { LOCALES } from '@xezer/std/locale'
import { buildCatalogue, openCatalogue } from './support/catalogue.ts'
import { collectFaults, expectAccessible, expectNoOverflow, expectWords } from './support/page-health.ts'

const THEMES = ['dark', 'light'] as const
/** Icons, words and what only holds others have no states of their own. */
const COMPONENTS_MIN = 18

test.beforeAll(buildCatalogue)

for (const locale of LOCALES) {
  test(`every component in every state has words and room: ${locale}`, async ({ page }) => {
    const faults = collectFaults(page)
    await openCatalogue(page, { locale })
    expect(await page.locator('[data-specimen]').count()).toBeGreaterThanOrEqual(COMPONENTS_MIN)
    await expectWords(page)
    await expectNoOverflow(page)
    expect(faults).toEqual([])
  })
}

for (const theme of THEMES) {
  test(`every component in every state is accessible: ${theme}`, async ({ page }) => {
    await openCatalogue(page, { theme })
    await expectAccessible(page)
  })

  test(`dialogs, sheets and drawers are sound: ${theme}`, async ({ page }) => {
    const faults = collectFaults(page)
    for (const open of ['dialog', 'sheet', 'drawer', 'left']) {
      await openCatalogue(page, { theme, open })
      await expect(page.getByRole('dialog')).toBeVisible()
      // Colours make nothing wider.
      if (theme === 'dark') await expectNoOverflow(page)
      await expectAccessible(page, '[role=dialog]')
    }
    expect(faults).toEqual([])
  })
}

test('an odds cell shows each of its states, and a move that is over no longer tints it', async ({
  page,
}) => {
  await openCatalogue(page, { locale: 'en' })
  const cell = (name: string) => page.locator('[data-specimen="OddsCell labelled"] button', { hasText: name })
  const looks = async (name: string) => {
    const own = cell(name)
      .filter({ has: page.locator(`text="${name}"`) })
      .first()
    return [
      await own.getAttribute('data-move'),
      (await own.getAttribute('data-tint')) !== null,
      await own.getAttribute('aria-pressed'),
      await own.getAttribute('aria-disabled'),
    ]
  }
  expect(await looks('open')).toEqual([null, false, 'false', null])
  expect(await looks('up')).toEqual(['up', true, 'false', null])
  expect(await looks('down')).toEqual(['down', true, 'false', null])
  expect(await looks('was up')).toEqual(['up', false, 'false', null])
  expect(await looks('chosen')).toEqual([null, false, 'true', null])
  for (const name of ['suspended', 'no price', 'paused']) {
    expect(await looks(name)).toEqual([null, false, 'false', 'true'])
  }
})
