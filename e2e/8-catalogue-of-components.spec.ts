import { expect, test } from '@playwright/test'
import { LOCALES } from '@xezer/std/locale'
import { buildCatalogue, openCatalogue } from './support/catalogue.ts'
import { collectFaults, expectAccessible, expectNoOverflow, expectWords } from './support/page-health.ts'
import { wordsOf } from './support/words.ts'

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

for (const locale of LOCALES) {
  test(`nine entries of the top bar are all there, and cut no balance: ${locale}`, async ({ page }) => {
    const more = wordsOf(locale)('nav.more')
    for (const width of [1680, 1440, 1200, 1024, 900, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await openCatalogue(page, { locale })
      const bar = page.locator('[data-specimen=TopBarFrame] header')
      const nav = bar.getByRole('navigation')
      const button = nav.getByRole('button', { name: more })
      const boxes = await nav
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility({ visibilityProperty: true }))
            .map((link) => link.getBoundingClientRect().top),
        )
      expect(new Set(boxes).size, 'one line').toBe(1)
      const inside = await bar.evaluate((node) => {
        const [own, balance, last] = [
          node,
          node.querySelector('[data-testid]'),
          node.querySelector('nav'),
        ].map((part) => part?.getBoundingClientRect())
        if (!own || !balance || !last) return false
        return (
          balance.right <= own.right && balance.left >= last.right && node.scrollWidth <= node.clientWidth
        )
      })
      expect([width, inside]).toEqual([width, true])
      const isWhole = boxes.length === 9
      expect(isWhole && width <= 1200, `all of them at ${width}`).toBe(false)
      await expect(button).toBeVisible({ visible: !isWhole })
      if (isWhole) continue
      await button.focus()
      await page.keyboard.press('Enter')
      const items = nav.getByRole('menuitem')
      expect(boxes.length + (await items.count())).toBe(9)
      await expect(items.first()).toBeFocused()
      await page.keyboard.press('End')
      await expect(items.last()).toBeFocused()
      const menu = await nav.getByRole('menu').boundingBox()
      expect((menu?.x ?? -1) >= 0 && (menu?.x ?? 0) + (menu?.width ?? 9999) <= width).toBe(true)
      await page.keyboard.press('Enter')
      await expect(nav.getByRole('menu')).toBeHidden()
      // Where the visitor is stands behind the button, and the button says so.
      await expect(button.locator('[data-current]')).toHaveCount(1)
    }
  })
}

test('the menu of what has no room opens by touch', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  const page = await context.newPage()
  await openCatalogue(page, { locale: 'ru' })
  const nav = page.locator('[data-specimen=TopBarFrame]').getByRole('navigation')
  await nav.getByRole('button', { name: wordsOf('ru')('nav.more') }).tap()
  await nav.getByRole('menuitem').last().tap()
  await expect(nav.getByRole('menu')).toBeHidden()
  await context.close()
})
