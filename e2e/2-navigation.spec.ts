import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const RESULTS = /\/results\/date\/\d{4}-\d\d-\d\d$/

test('results are a drop-down: by keys, closed by Escape and a click elsewhere, and it leads to both', async ({
  page,
  scripted,
}) => {
  await page.goto(scripted.url)
  const bar = page.getByRole('navigation', { name: say('nav.main') })
  const results = bar.getByRole('button', { name: say('nav.results') })
  const menu = bar.getByRole('menu')
  await results.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem')).toHaveText([say('nav.sports'), say('nav.live')])
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(results).toBeFocused()
  await results.click()
  // It hangs over the page: the line of the menu does not cut it.
  await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
  await page.mouse.click(700, 700)
  await expect(menu).toBeHidden()
  await results.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(RESULTS)
  await results.click()
  await menu.getByRole('menuitem', { name: say('nav.live') }).click()
  await expect(page).toHaveURL(`${scripted.url}/resultslive`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu has every section, and closes behind whoever chooses one', async ({ page, scripted }) => {
    await page.goto(scripted.url)
    const open = page
      .getByRole('navigation', { name: say('nav.bottom') })
      .getByRole('button', { name: say('nav.menu') })
    const menu = page.getByRole('dialog', { name: say('nav.menu') })
    const sections = menu.getByRole('navigation', { name: say('nav.main') }).getByRole('link')
    await open.click()
    await expect(sections.first()).toBeVisible()
    const paths = await sections.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(paths.slice(0, 5)).toEqual(['/prematch', '/live', '/casino', '/live/upcoming', '/popular'])
    await sections
      .filter({ hasText: say('nav.results') })
      .first()
      .click()
    await expect(page).toHaveURL(RESULTS)
    await expect(menu).toBeHidden()
  })
})
