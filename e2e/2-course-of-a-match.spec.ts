import type { Page } from '@playwright/test'
import { clockAt } from '@xezer/dev-world/scripted-feed'
import type { LiveState, MatchIncident } from '@xezer/sport/live-state'
import { openCells } from './support/cells.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { homeWin } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

const goal = (minute: number, home: number, away: number, side: 'home' | 'away'): MatchIncident => ({
  kind: 'goal',
  side,
  minute,
  addedMinute: null,
  score: { home, away },
  played: minute / 45,
})
const CARD: MatchIncident = {
  kind: 'yellow_card',
  side: 'away',
  minute: 27,
  addedMinute: null,
  score: null,
  played: 0.6,
}
const FIRST = goal(23, 1, 0, 'home')
const SECOND = goal(30, 2, 0, 'home')

/** The clock of the journey's match stands still. */
const playedWith = (incidents: readonly MatchIncident[], home: number): Partial<LiveState> => ({
  clock: clockAt(1800),
  score: { home, away: 0 },
  incidents,
})

const toggleOf = (page: Page) => page.getByRole('button', { name: say('event.timeline') })
const rowsOf = (page: Page) => page.getByRole('list', { name: say('event.timeline') }).getByRole('listitem')
const markOf = (page: Page, kind: string) => toggleOf(page).locator(`[title][data-kind=${kind}]`)
const spokenOn = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('goals and cards come to the line of the match, and a review takes a goal off', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(markOf(page, 'goal')).toHaveCount(0)
  await match.score(playedWith([FIRST, CARD], 1))
  await expect(markOf(page, 'goal')).toHaveAttribute('title', `23' Qol! ${match.home}`)
  await expect(markOf(page, 'yellow_card')).toHaveAttribute('title', `27' Sarı vərəqə: ${match.away}`)
  await toggleOf(page).press('Enter')
  await expect(rowsOf(page)).toHaveText([`27'Sarı vərəqə: ${match.away}`, `23'Qol! ${match.home}1:0`])
  await match.score(playedWith([FIRST, CARD, SECOND], 2))
  await expect(rowsOf(page).first()).toHaveText(`30'Qol! ${match.home}2:0`)
  await expect(markOf(page, 'goal')).toHaveCount(2)
  await match.score(playedWith([FIRST, CARD, { ...SECOND, kind: 'goal_cancelled', score: null }], 1))
  await expect(markOf(page, 'goal')).toHaveCount(1)
  await expect(rowsOf(page).first()).toHaveText(`30'Qol ləğv edildi: ${match.home}`)
  await expectAccessible(page)
  await page.reload()
  await expect(markOf(page, 'goal')).toHaveCount(1)
  await expect(markOf(page, 'yellow_card')).toHaveCount(1)
})

test('goals are spoken once, and those before the page was opened are not', async ({ page, scripted }) => {
  const match = await scripted.stage.playLive()
  await match.score(playedWith([FIRST], 1))
  await page.goto(scripted.url + match.path)
  const { home, away } = match
  await expect(markOf(page, 'goal')).toHaveCount(1)
  await expect(spokenOn(page, match.home)).toHaveCount(0)
  await match.score(playedWith([FIRST, CARD, SECOND], 2))
  await expect(spokenOn(page, `${say('page.goal_a11y', { home, h: 2, a: 0, away })}, 30'`)).toHaveCount(1)
  await match.score(playedWith([FIRST, CARD, { ...SECOND, kind: 'goal_cancelled', score: null }], 1))
  await expect(spokenOn(page, `Qol ləğv edildi: ${home}, 30'`)).toHaveCount(1)
})

test('nothing that comes moves the markets, with the line open or not', async ({ page, scripted }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  const tabs = page.getByRole('tablist', { name: say('event.filters') })
  const topOf = async () => (await tabs.boundingBox())?.y
  await expect(tabs).toBeVisible()
  for (const isOpen of [false, true]) {
    await match.score(playedWith([], 0))
    await expect(markOf(page, 'goal')).toHaveCount(0)
    if (isOpen) await toggleOf(page).click()
    await page.getByRole('heading', { level: 1 }).first().scrollIntoViewIfNeeded()
    const before = await topOf()
    const incidents = Array.from({ length: 12 }, (_, count) => goal(count * 2 + 1, count + 1, 0, 'home'))
    await match.score({
      ...playedWith(incidents, 12),
      statistics: { redCards: { home: 1, away: 0 } },
      comments: [{ key: 'goal', side: 'home', minute: 24, addedMinute: null }],
    })
    await expect(markOf(page, 'goal')).toHaveCount(12)
    expect(await topOf()).toBe(before)
  }
})

test('an ended match is read on: open pages keep it, and the bets lead to it', async ({ page, scripted }) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive()
  const early = await scripted.stage.announce(3)
  for (const [factor, value] of [
    [`${match.id}:1x2::1`, 2.5],
    [`${early.id}:1x2::1`, 2.5],
  ] as const) {
    const bets = [
      { type: 'singles', amount: 1, positions: [{ event: Number(factor.split(':')[0]), factor, value }] },
    ]
    const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() }
    expect((await scripted.call('betSlip/place', { bets }, headers)).body).toMatchObject({ success: true })
  }
  await player.enter(page)
  await page.goto(scripted.url + match.path)
  await expect(openCells(page).first()).toBeVisible()
  await match.score({ ...playedWith([FIRST, CARD], 1), status: 'ended', period: 'finished' })
  const notice = page.getByRole('status').filter({ hasText: say('event.ended_text') })
  await expect(notice).toBeVisible()
  await match.settle(homeWin('lost'), {})
  await expect(page.getByText(say('event.score_a11y', { home: 1, away: 0 }))).toBeAttached()
  for (const isFresh of [false, true]) {
    if (isFresh) await page.reload()
    await expect(notice).toBeVisible()
    await expect(page.getByText(say('period.finished')).first()).toBeVisible()
    await expect(markOf(page, 'goal')).toHaveCount(1)
    await expect(page.getByText(say('event.gone'))).toHaveCount(0)
    await expect(openCells(page)).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: say('event.ended_list') }).click()
  await expect(page).toHaveURL(/\/live\/sport\/1$/)
  await page.goto(`${scripted.url}/account/bets`)
  const bets = page.getByRole('main').locator('[data-status]')
  await expect(bets).toHaveCount(2)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: `${early.home} – ${early.away}` })).toBeVisible()
  await main.getByRole('link', { name: `${match.home} – ${match.away}` }).click()
  await expect(notice).toBeVisible()
})

test('the board counts shots, fouls and offsides where they are known, and pretends none where not', async ({
  page,
  scripted,
}) => {
  const match = await scripted.stage.playLive()
  await page.goto(scripted.url + match.path)
  const counts = page.locator('main header dl').last()
  await expect(counts).not.toContainText(say('event.shots'))
  await match.score({
    statistics: {
      corners: { home: 5, away: 3 },
      shots: { home: 12, away: 7 },
      shotsOnTarget: { home: 4, away: 2 },
      foulsCommitted: { home: 9, away: 11 },
      offsides: { home: 0, away: 2 },
    },
  })
  for (const [key, pair] of [
    ['event.shots', '12:7'],
    ['event.shots_on_target', '4:2'],
    ['event.fouls', '9:11'],
    ['event.offsides', '0:2'],
  ] as const)
    await expect(counts).toContainText(`${say(key)}${pair}`)
})
