import { houseRules } from '@xezer/i18n/house-rules'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const titleOf = (id: number) => {
  const article = houseRules('az').articles.find((one) => one.id === id)
  return `${article?.number} ${article?.title}`
}

test('the rules are found from the footer, read article by article, searched, and left as they stood', async ({
  page,
  scripted,
}) => {
  await page.goto(scripted.url)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: say('nav.rules'), exact: true }).click()
  const menu = page.getByRole('navigation', { name: say('rules.contents') })
  const open = (title: string) =>
    menu.getByRole('button', { name: say('rules.open_part', { title }) }).click()
  await open('Limitlər')
  await menu.getByRole('link', { name: /^9\.2/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(titleOf(92))
  await expect(page).toHaveTitle(new RegExp(`^${titleOf(92)}`))
  await expect(main.getByRole('cell', { name: '20\u00a0000.00' }).first()).toBeVisible()
  await main.getByRole('link', { name: new RegExp(`^${say('rules.next')}`) }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(titleOf(93))

  await main.getByRole('searchbox', { name: say('rules.search') }).fill('qismen')
  await main.getByRole('link', { name: /^8\.2/ }).click()
  await expect(main.getByText('Qismən', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('searchbox')).toHaveValue('qismen')

  await page.goto(`${scripted.url}/rules/article/512`)
  await main
    .getByRole('row', { name: /^Tək \/ cüt/ })
    .getByRole('link')
    .click()
  await expect(main.getByRole('heading', { name: 'Tək / cüt' })).toBeInViewport()
})
