import type { Locale } from '@xezer/std/locale'
import { cellOf } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import { say, wordsOf } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const SELF_NAMES: Readonly<Record<Locale, RegExp>> = { az: /Azərbaycan/, ru: /Русский/, en: /English/ }

test('another language keeps the page and the slip', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive()
  await player.enter(page)
  await page.goto(scripted.url + match.path)
  await cellOf(page, RESULT, '1').click()
  await slipOf(page).stakeOf(`${match.home} – ${match.away}`).fill('12')
  await expect(page.locator('html')).toHaveAttribute('lang', 'az')
  let words = say
  for (const locale of ['ru', 'en', 'az'] as const) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(words('nav.language')) })
      .click()
    await expect(page.getByRole('menuitem')).toHaveCount(2)
    await page.getByRole('menuitem', { name: SELF_NAMES[locale] }).click()
    words = wordsOf(locale)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveURL(scripted.url + match.path)
    await expect(page.getByRole('tab', { name: words('market.totals') })).toBeVisible()
    const slip = page.getByRole('region', { name: words('slip.title') })
    const home = { az: match.home, ru: /Карабах|Нефтчи|Зиря|Сабаил/, en: /Qarabag|Neftchi|Zira|Sabail/ }[
      locale
    ]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home)
    await expect(slip.getByRole('listitem')).toContainText(home)
    await expect(slip.getByTestId('total-stake')).toHaveText(/12\.00/)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'locale')?.value).toBe(locale)
  }
  await page.context().addCookies([{ name: 'locale', value: 'ru', url: scripted.url }])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(
    page.getByText('Карабах').or(page.getByText('Нефтчи')).or(page.getByText('Зиря')).first(),
  ).toBeVisible()
})

test('the theme changes at once and is remembered', async ({ page, scripted }) => {
  await page.goto(scripted.url)
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const dark = await ink()
  await page.getByRole('button', { name: say('nav.theme_light') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await ink()).not.toBe(dark)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: say('nav.theme_dark') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await ink()).toBe(dark)
})

test('the clock runs each second and names its zone', async ({ page, scripted }) => {
  await page.goto(scripted.url)
  const clock = page.getByRole('banner').locator('time')
  await expect(clock).toHaveText(/^\d\d:\d\d:\d\d · .*Bakı/)
  const first = await clock.innerText()
  await expect(clock).not.toHaveText(first)
})

test('on a phone: bottom bar, menu sheet, pill, slip sheet and number pad', async ({ page, scripted }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.announce(20, [2, 3.2, 3.9])
  await player.enter(page)
  const bar = page.getByRole('navigation', { name: say('nav.bottom') })
  await expect(bar.getByRole('link')).toHaveCount(3)
  await bar.getByRole('button', { name: say('nav.menu') }).click()
  const menu = page.getByRole('dialog', { name: say('nav.menu') })
  await menu.getByRole('tab', { name: say('nav.sports') }).click()
  await menu
    .getByRole('link', { name: say('prematch.all_matches') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/prematch\/sport\/1$/)
  await expect(menu).toHaveCount(0)

  await page.goto(scripted.url + match.path)
  await cellOf(page, RESULT, '1').click()
  await page
    .getByRole('button', { name: new RegExp(`^${say('slip.open_slip')}`) })
    .last()
    .click()
  const sheet = page.getByRole('dialog', { name: say('nav.slip') })
  const slip = slipOf(page)
  await expect(sheet.getByRole('listitem')).toContainText(match.home)
  await slip.stakeOf(`${match.home} – ${match.away}`).click()
  await sheet.getByRole('button', { name: '+20', exact: true }).click()
  await sheet.getByRole('button', { name: '+5', exact: true }).click()
  await expect(slip.total).toHaveText('25.00 ₼')
  await sheet.getByRole('button', { name: say('slip.pad_erase') }).click()
  await sheet.getByRole('button', { name: '7', exact: true }).click()
  await expect(slip.total).toHaveText('27.00 ₼')
  const box = await slip.place.boundingBox()
  expect(box === null ? 0 : box.y + box.height).toBeLessThanOrEqual(844)
  await slip.place.click()
  await expect(sheet.getByText(/nömrəli mərc qəbul edildi/)).toBeVisible()
  expect((await player.bets()).map(({ amount }) => amount)).toEqual([27])
})

test('at 1024 the menu is a rail that opens, and the slip stays', async ({ page, scripted }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await scripted.stage.playLive()
  await page.goto(scripted.url)
  const menu = page.getByRole('navigation', { name: say('nav.left') })
  await expect(menu.getByRole('link', { name: /^Futbol: \d+$/ })).toBeVisible()
  expect((await menu.boundingBox())?.width).toBeLessThan(100)
  await menu.getByRole('button', { name: say('nav.expand_menu') }).click()
  await expect(page.getByRole('dialog', { name: say('nav.menu') }).getByRole('tab')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: say('nav.slip') })).toBeVisible()
})

test('the keyboard reaches everything: skip links, cells, search and slip', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive()
  await player.enter(page)
  await page.goto(scripted.url + match.path)
  const home = cellOf(page, RESULT, '1')
  await expect(home).toContainText('2.50')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('nav.skip_to_content') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('nav.skip_to_slip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: say('nav.slip') })).toBeFocused()

  await home.focus()
  await page.keyboard.press('ArrowRight')
  await expect(cellOf(page, RESULT, 'X')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(cellOf(page, RESULT, '2')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, RESULT, 'X')).toHaveAttribute('aria-pressed', 'true')
  await expect(slipOf(page).cards).toHaveCount(1)

  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: say('nav.search'), exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+k')
  await expect(page.getByRole('complementary', { name: say('nav.slip') })).toBeFocused()
})

test('on a phone the menu holds account, language, look and time; guests see the way to register', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await scripted.stage.playLive()
  await page.goto(scripted.url)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: say('auth.register') })).toBeVisible()
  await banner.getByRole('button', { name: say('nav.simulation') }).click()
  await expect(banner.getByText(say('footer.simulated'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner.getByText(say('footer.simulated'))).toBeHidden()
  const openMenu = (words = say) =>
    page
      .getByRole('navigation', { name: words('nav.bottom') })
      .getByRole('button', { name: words('nav.menu') })
      .click()
  await openMenu()
  let menu = page.getByRole('dialog', { name: say('nav.menu') })
  await expect(menu.locator('time')).toHaveText(/^\d\d:\d\d:\d\d · /)
  await menu.getByRole('button', { name: say('nav.theme_light') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await menu.getByRole('button', { name: SELF_NAMES.ru }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const player = await registerPlayer(scripted)
  await player.enter(page)
  await openMenu(wordsOf('ru'))
  menu = page.getByRole('dialog', { name: wordsOf('ru')('nav.menu') })
  await expect(menu).toContainText('1 000.00 ₼')
  await menu.getByRole('link', { name: wordsOf('ru')('nav.my_bets') }).click()
  await expect(page).toHaveURL(/\/account\/bets$/)
  await expect(menu).toHaveCount(0)
  // The page that is shown already is a way out of the menu too.
  await openMenu(wordsOf('ru'))
  await menu.getByRole('link', { name: wordsOf('ru')('nav.my_bets') }).click()
  await expect(menu).toHaveCount(0)
})

test('every language is set in the letters of the site', async ({ page, scripted }) => {
  const { url } = scripted
  for (const locale of ['az', 'ru', 'en'] as const) {
    await page.context().addCookies([{ name: 'locale', value: locale, url }])
    await page.goto(url)
    await expect(page.getByRole('main')).toBeVisible()
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ unicodeRange }) => unicodeRange),
      )
    await expect.poll(async () => (await loaded()).some((range) => range.startsWith('U+20-7E'))).toBe(true)
    if (locale === 'ru') expect((await loaded()).some((range) => range.includes('U+400-45F'))).toBe(true)
  }
})
