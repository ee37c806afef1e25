import { expect, type Page } from '@playwright/test'
import { findListing } from '@xezer/game-catalogue/find-listing'
import { blackjackEngine } from '@xezer/game-math/play/blackjack'
import { limboEngine } from '@xezer/game-math/play/limbo'
import { formatMoney } from '@xezer/i18n/format-money'
import { drawsOf, entriesOf, expectBalance, PHONE, say, test, untilOpen } from './support/games-world.ts'
import { say as sayOnSite } from './support/words.ts'

interface Played {
  readonly game: string
  readonly stakedMinor: number
  /** Null while it is open. */
  readonly returnMinor: number | null
}

const nameOf = (game: string) => findListing(game)?.name.az ?? ''
const money = (amountMinor: number) => formatMoney(BigInt(amountMinor), 'AZN')
const limboAt = (nonce: number) => limboEngine.play(drawsOf(nonce), 100, { target: 200 }, [])
const handAt = (nonce: number) => blackjackEngine.play(drawsOf(nonce), 50, {}, ['stand'])

/** The numbers that rounds have in their frames, in the order in which they began. */
function watchRounds(page: Page): readonly number[] {
  const numbers: number[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/play/start') || response.status() !== 200) return
    const { round } = (await response.json()) as { readonly round: { readonly id: number } }
    numbers.push(round.id)
  })
  return numbers
}

/** Everything that the page lists, the newest first; resolves to what the amounts that stand there come to. */
async function expectListed(page: Page, played: readonly Played[]): Promise<number> {
  const rows = page.getByRole('region', { name: sayOnSite('nav.rounds') }).getByRole('listitem')
  await expect(rows).toHaveCount(played.length)
  for (const [place, { game, stakedMinor, returnMinor }] of [...played].reverse().entries()) {
    const row = rows.nth(place)
    await expect(row.getByRole('link')).toHaveText(nameOf(game))
    await expect(row).toContainText(`${sayOnSite('rounds.staked')} ${money(stakedMinor)}`)
    const end =
      returnMinor === null
        ? sayOnSite('rounds.open')
        : `${sayOnSite('rounds.returned')} ${money(returnMinor)}`
    await expect(row).toContainText(end)
  }
  const words = (await rows.allInnerTexts()).join(' ')
  const amountsOf = (label: string) =>
    [...words.matchAll(new RegExp(`${label}\\s+(\\d+)\\.(\\d\\d)`, 'g'))].map(([, whole, rest]) =>
      Number(`${whole}${rest}`),
    )
  const sumOf = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  return sumOf(amountsOf(sayOnSite('rounds.returned'))) - sumOf(amountsOf(sayOnSite('rounds.staked')))
}

test('rounds stand in the account with what was staked and paid, and a press shows one again in its game', async ({
  page,
  house,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize(PHONE)
  const numbers = watchRounds(page)
  const player = await house.visit(page, 'x_xezri')
  const frame = page.frameLocator('iframe')
  const play = frame.getByRole('button', { name: say('play.press.play'), exact: true })
  await untilOpen(frame, play)
  const before = await player.balanceMinor()
  const played: Played[] = []
  for (const nonce of [0, 1, 2]) {
    await expect(play).not.toHaveAttribute('aria-disabled', 'true')
    await play.click()
    await expect(entriesOf(frame)).toHaveCount(nonce + 1)
    played.push({ game: 'x_xezri', stakedMinor: 100, returnMinor: limboAt(nonce)?.returnMinor ?? -1 })
  }
  await page.goto(`${house.url}/game/id/k_kart`)
  const deal = frame.getByRole('button', { name: say('play.press.deal'), exact: true })
  const stand = frame.getByRole('button', { name: say('play-blackjack.stand'), exact: true })
  await untilOpen(frame, deal)
  for (const nonce of [3, 4]) {
    await expect(deal).not.toHaveAttribute('aria-disabled', 'true')
    await deal.click()
    await expect(stand).not.toHaveAttribute('aria-disabled', 'true')
    // The last hand is left open.
    if (nonce === 3) {
      await stand.click()
      await expect(entriesOf(frame)).toHaveCount(1)
    }
    const returnMinor = nonce === 3 ? (handAt(nonce)?.returnMinor ?? -1) : null
    played.push({ game: 'k_kart', stakedMinor: 50, returnMinor })
  }
  await page.goto(`${house.url}/account/rounds`)
  const sum = await expectListed(page, played)
  await expectBalance(player, before + sum)
  const rounds = page.getByRole('region', { name: sayOnSite('nav.rounds') })
  await rounds.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/gamerpl\/id\/x_xezri\?round=/)
  const line = say('play.replay', { number: numbers[0] ?? -1 })
  await expect(frame.getByText(line, { exact: true })).toBeVisible()
  await expect(frame.locator('p[role=status]')).toContainText(line)
  await expect(frame.getByText(`${((limboAt(0)?.view.point ?? 0) / 100).toFixed(2)}×`)).toBeVisible()
  await frame.getByRole('button', { name: say('play.replay.back'), exact: true }).click()
  await expect(play).not.toHaveAttribute('aria-disabled', 'true')
  await expectBalance(player, before + sum)

  // The open one leads to where it stands, and its end stands in the account.
  await page.goto(`${house.url}/account/rounds`)
  await rounds.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/k_kart\?round=/)
  await expect(stand).not.toHaveAttribute('aria-disabled', 'true')
  await stand.click()
  await expect(entriesOf(frame)).toHaveCount(2)
  const returnMinor = handAt(4)?.returnMinor ?? -1
  await expectBalance(player, before + sum + returnMinor)
  await page.goto(`${house.url}/account/rounds`)
  const whole = await expectListed(page, [
    ...played.slice(0, -1),
    { game: 'k_kart', stakedMinor: 50, returnMinor },
  ])
  expect(whole).toBe(sum + returnMinor)
  expect(numbers).toHaveLength(5)
})
