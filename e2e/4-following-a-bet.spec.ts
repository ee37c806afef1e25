import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { clockAt, prices } from '@xezer/dev-world/scripted-feed'
import type { MarketSettlement } from '@xezer/odds-book/messages'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { homeWin, type StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { expect, type ScriptedWorld, test } from './support/worlds.ts'

const PHONE = { width: 390, height: 844 }
/** All of them in the first half. */
const goals = (home: number, away: number) => ({
  score: { home, away },
  periods: [{ home, away }],
  played: 0.9,
})
const nameOf = ({ home, away }: StagedMatch) => `${home} – ${away}`
const cardsOf = (page: Page) => page.getByRole('main').locator('[data-anchor^="bet "]')

async function place(world: ScriptedWorld, player: TestPlayer, factor: string, value: number): Promise<void> {
  const event = Number(factor.split(':')[0])
  const bets = [{ type: 'singles', amount: 10, positions: [{ event, factor, value }] }]
  const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() }
  expect((await world.call('betSlip/place', { bets }, headers)).body).toMatchObject({ success: true })
}

const homeDraw: readonly MarketSettlement[] = [
  {
    type: '1x2',
    specifier: '',
    outcomes: [
      { outcome: '1', result: { kind: 'lost' } },
      { outcome: 'x', result: { kind: 'won' } },
      { outcome: '2', result: { kind: 'lost' } },
    ],
  },
]

const under: readonly MarketSettlement[] = [
  {
    type: 'total',
    specifier: 'total=2.5',
    outcomes: [
      { outcome: 'over', result: { kind: 'won' } },
      { outcome: 'under', result: { kind: 'lost' } },
    ],
  },
]

test('a bet on a phone is in sight with team, market, live score and minute, says what it needs, and leads to its match', async ({
  page,
  scripted,
}) => {
  await page.setViewportSize(PHONE)
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive()
  await place(scripted, player, `${match.id}:1x2::1`, 2.5)
  await match.score({ clock: clockAt(2400), ...goals(1, 0) })
  await player.enter(page)
  await page.goto(`${scripted.url}/account/bets`)
  const card = cardsOf(page).first()
  await expect(card).toContainText(`${match.home} Oyunun nəticəsi`)
  await expect(card.locator('[data-live]')).toContainText(/41'.*1:0/s)
  await expect(card).toContainText('Belə qalsa, qazanır · daha qol olmasa')
  const box = await card.boundingBox()
  expect(box?.y).toBeLessThan(330)
  await match.score({ clock: clockAt(2520), ...goals(1, 1) })
  await expect(card.locator('[data-live]')).toContainText(/43'.*1:1/s)
  await expect(card).toContainText(`Qələbə üçün 1 qol (${match.home}) lazımdır`)
  // The days are a tap away.
  await expect(page.getByLabel(say('bet.from'))).toHaveCount(0)
  await page.getByRole('button', { name: say('bet.period') }).click()
  await expect(page.getByLabel(say('bet.from'))).toBeVisible()
  await card.getByRole('link', { name: nameOf(match) }).click()
  await expect(page).toHaveURL(new RegExp(`${match.path}$`))
})

test('a settled bet is told on any page, with the minute that decided it, and nothing of it is live', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive()
  const other = await scripted.stage.playLive()
  await match.offer([
    prices('total', 'total=2.5', [
      ['over', 1.9],
      ['under', 1.9],
    ]),
  ])
  await place(scripted, player, `${match.id}:total:total=2.5:under`, 1.9)
  await place(scripted, player, `${other.id}:1x2::1`, 2.5)
  await player.enter(page)
  await page.goto(`${scripted.url}/live/sport/1`)
  await expect(page.getByTestId('balance')).toHaveText('980.00 ₼')
  await match.score({ clock: clockAt(4620), score: { home: 2, away: 1 } })
  await match.settle(under, readMatchScript('H12 A40 | H77'))
  const lost = say('bet.news_lost', { name: `2.5 alt (${nameOf(match)})` })
  await expect(page.getByText(lost)).toBeVisible()
  await page.goto(`${scripted.url}/account/bets`)
  const settled = cardsOf(page).filter({ hasText: 'Total' })
  const open = cardsOf(page).filter({ hasText: 'Oyunun nəticəsi' })
  await expect(settled).toContainText('Oyunda 3 qol oldu: 2.5-dən çox (3-cü qol 77-ci dəqiqədə)')
  await expect(settled.locator('[data-live]')).toHaveCount(0)
  await expect(settled).not.toContainText(say('bet.live'))
  await expect(open.locator('[data-live]')).toHaveCount(1)
  await other.score({ status: 'ended', period: 'finished', score: { home: 2, away: 1 } })
  await other.settle(homeWin('lost'), readMatchScript('H12 A40 | H77 .'))
  const won = say('bet.news_won', { name: `${other.home} (${nameOf(other)})`, amount: '25.00 ₼' })
  await expect(page.getByText(won)).toBeVisible()
  await expect(open.locator('[data-status=won]')).toHaveCount(1)
  await expect(page.getByRole('main').locator('[data-live]')).toHaveCount(0)
})

test('a corrected bet says what was before; it is printed alone, and all of them are a table', async ({
  page,
  scripted,
}) => {
  const player = await registerPlayer(scripted)
  const match = await scripted.stage.playLive()
  await place(scripted, player, `${match.id}:1x2::1`, 2.5)
  await match.settle(homeWin('lost'), readMatchScript('H12 A40 | H77 .'))
  await player.enter(page)
  await page.goto(`${scripted.url}/account/bets`)
  const card = cardsOf(page).first()
  await expect(card.locator('[data-status=won]')).toHaveCount(1)
  await match.settle(homeDraw, readMatchScript('H12 A40 | .'), 2)
  await expect(card.locator('[data-status=lost]')).toHaveCount(1)
  await expect(card).toContainText(/Hesablama düzəldildi .*: 25\.00.₼ → 0\.00.₼/)
  await expect(card).toContainText(/Əvvəlki nəticə .*: Seçim qazandı · 2:1 · Oyun 2:1 bitdi/)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('bet.table') }).click(),
  ])
  const table = await readFile(await file.path(), 'utf8')
  const [head, row, rest] = table.split('\r\n')
  expect(head).toMatch(/^\uFEFFMərcin nömrəsi;/)
  expect([row, rest]).toEqual([expect.stringContaining(`${nameOf(match)}: Oyunun nəticəsi`), ''])

  await page.evaluate(() => {
    window.print = () => undefined
  })
  await card.getByRole('button', { name: say('bet.receipt') }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /nömrəli mərcin qəbzi/ })).toBeVisible()
  await expect(page.getByText('Hesablama qaydaları: versiya 1')).toBeVisible()
  await expect(page.getByText(/^Qəbul vaxtı: \d/)).toBeVisible()
  await expect(page.getByText('Status: Uduzub')).toBeVisible()
  await expect(card).toBeHidden()
})
