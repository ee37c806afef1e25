import { wordsOf } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const say = wordsOf('az')

test('what starts next: by time, within the hours, of one sport, and down to a match', async ({
  page,
  scripted,
}) => {
  const soon = await scripted.stage.announce(0.5)
  await scripted.stage.announce(30)
  await page.goto(`${scripted.url}/live`)
  const menu = page.getByRole('navigation', { name: say('nav.left') })
  await menu.getByRole('tab', { name: say('nav.upcoming') }).click()
  await menu.getByRole('link', { name: new RegExp(`^${say('prematch.all_matches')}`) }).click()
  await expect(page).toHaveURL(/\/live\/upcoming$/)
  const title = page.getByRole('heading', { level: 1 })
  const count = async () => Number((await title.innerText()).match(/\d+/)?.[0])
  await expect(title).toContainText(say('upcoming.title'))
  const all = await count()
  const rows = page.getByRole('main').getByRole('article')
  const times = await rows
    .locator('time')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('datetime')))
  expect(times).toEqual([...times].sort())
  await page.getByRole('button', { name: say('page.within_hours', { n: 1 }) }).click()
  await expect(page).toHaveURL(/hours=1$/)
  await expect.poll(count).toBeLessThan(all)
  const sports = page.getByRole('main').getByRole('navigation', { name: say('nav.sports') })
  await sports.getByRole('link', { name: /^Futbol/ }).click()
  await expect(page).toHaveURL(/\/live\/upcoming\/sport\/1\?hours=1$/)
  await expect(rows.first()).toContainText('Futbol')
  // Its prices move by themselves, long before the list is asked for again.
  const row = rows.filter({ hasText: soon.home })
  await soon.price([1.91, 3.4, 4.2])
  await expect(row.locator('[data-cells]')).toContainText('1.91')
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/prematch\/sport\/1\/event\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/live\/upcoming\/sport\/1\?hours=1$/)
})

test('what is in play with video: its tab, its sports, and the window of a broadcast on each row', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  // So high that the list draws every match of the world, whatever other journeys have left in it.
  await page.setViewportSize({ width: 1440, height: 8000 })
  await page.goto(scripted.url)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: new RegExp(`^${say('live.video')}`) }).click()
  await expect(page).toHaveURL(`${scripted.url}/video/1`)
  await main
    .getByRole('navigation', { name: say('live.carousel') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(`${scripted.url}/home/live/sport/1/video/1`)
  const row = main.getByRole('article').filter({ has: page.locator(`a[href="${match.path}"]`) })
  await expect(row.getByRole('link', { name: say('event.stream') })).toHaveAttribute(
    'href',
    `/stream/event/${match.id}`,
  )
  const opened = page.waitForEvent('popup')
  await row.getByRole('link', { name: say('event.animation') }).click()
  await expect(await opened).toHaveURL(`${scripted.url}/animation/event/${match.id}`)
  await main
    .getByRole('link', { name: new RegExp(`^${say('nav.live')}`) })
    .first()
    .click()
  await expect(page).toHaveURL(`${scripted.url}/home/live/sport/1`)
})
