import type { Page } from '@playwright/test'
import { eventTitle } from '@xezer/i18n/event-title'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { expectBooksInOrder } from './support/audit.ts'
import { MOMENTS, type PlayedMoment } from './support/moments.ts'
import { registerPlayer } from './support/player.ts'
import { wordsOf } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const WINNER: Record<Locale, string> = { az: 'Oyunun qalibi', ru: 'Победитель матча', en: 'Match winner' }
/** How the sentence that says why names who won. */
const WHY: Record<Locale, (winner: string) => string> = {
  az: (winner) => `bitdi, qalib ${winner}`,
  ru: (winner) => `победитель — ${winner}`,
  en: (winner) => `, ${winner} won`,
}
const STAKE = '20'

interface Journey {
  readonly page: Page
  readonly world: ScriptedWorld
  readonly moment: PlayedMoment
  readonly sides: readonly [string, string]
  readonly locale: Locale
  readonly isPhone: boolean
}

/** From the list of the sport to the paid bet and the sentence that says why. */
async function betOnWinner({ page, world, moment, sides, locale, isPhone }: Journey): Promise<void> {
  const words = wordsOf(locale)
  const player = await registerPlayer(world)
  const match = await world.stage.playMoment(moment, sides)
  await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
  await page.context().addCookies([{ name: 'locale', value: locale, url: world.url }])
  await player.enter(page)
  await page.goto(`${world.url}/live/sport/${moment.sport.id}`)
  const names = eventTitle(match)
  const row = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${match.path}"]`) })
  await expect(row).toContainText(String(moment.live.score.home))
  await row.getByRole('link', { name: names, exact: true }).click()

  const { home, away } = moment.end.live.score
  const outcome = home > away ? '1' : '2'
  const said = locale === 'ru' ? `П${outcome}` : outcome
  await page.getByRole('button', { name: `${WINNER[locale]}, ${said}, ` }).click()
  if (isPhone)
    await page
      .getByRole('button', { name: new RegExp(`^${words('slip.open_slip')}`) })
      .last()
      .click()
  const slip = page.getByRole('region', { name: words('slip.title') })
  const stake = slip.getByRole('textbox', { name: words('slip.stake_of', { name: names }) })
  if (isPhone) {
    await stake.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `+${STAKE}`, exact: true })
      .click()
  } else await stake.fill(STAKE)
  await slip.locator('footer').getByRole('button').last().click()
  await expect.poll(async () => (await player.bets()).length).toBe(1)
  const [bet] = await player.bets()
  await expect(page.getByText(words('slip.placed_number', { number: bet?.number ?? '' }))).toBeVisible()

  await match.score(moment.end.live)
  await match.settle(moment.end.settled, moment.end.facts)
  await page.goto(`${world.url}/account/bets`)
  const main = page.getByRole('main')
  await expect(main.locator('[data-status=won]')).toHaveCount(1)
  const [paid] = await player.bets()
  expect(paid?.positions[0]?.reason).toContain(`${home}:${away}`)
  await expect(main).toContainText(WHY[locale](sides[home > away ? 0 : 1]))
  const balance = 1000 - Number(STAKE) + (paid?.winning ?? 0)
  expect((await player.actual()).balance).toBeCloseTo(balance, 2)
}

const SINGLES = ['D. Orvallo', 'N. Styernholm'] as const
const PAIRS = ['Əliyeva-Məmmədzadə / Konstantinopolskaya', 'Hernández Rodríguez / Vinogradova'] as const
const CLUBS = ['Anadolu Efes', 'Beşiktaş'] as const

const BETS = [
  { sport: 'tennis', find: MOMENTS.set, sides: { desktop: SINGLES, phone: PAIRS } },
  { sport: 'basketball', find: MOMENTS.quarter, sides: { desktop: CLUBS, phone: CLUBS } },
  { sport: 'table tennis', find: MOMENTS.rally, sides: { desktop: PAIRS, phone: SINGLES } },
] as const
const DEVICES = ['desktop', 'phone'] as const

// Every sport in every language, each on one of the devices; all eighteen with ALL_COMBINATIONS=1.
for (const [row, { sport, find, sides }] of BETS.entries()) {
  for (const [column, locale] of LOCALES.entries()) {
    for (const [place, device] of DEVICES.entries()) {
      if (process.env.ALL_COMBINATIONS !== '1' && (row + column) % 2 !== place) continue
      test(`a live bet on ${sport}, on a ${device}, in ${locale}`, async ({ page, scripted }) => {
        const journey = { page, world: scripted, moment: find(), sides: sides[device], locale }
        await betOnWinner({ ...journey, isPhone: device === 'phone' })
      })
    }
  }
}

test('after all of them the books are in order', async ({ scripted }) => {
  await expectBooksInOrder(scripted)
})
