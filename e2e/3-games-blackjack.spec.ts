import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type BlackjackMove, blackjackEngine } from '@xezer/game-math/play/blackjack'
import type { PlayedRound } from '@xezer/game-math/play/engine'
import {
  drawsFrom,
  entriesOf,
  expectBalance,
  SEED,
  say,
  test,
  untilOpen,
  WIDE,
} from './support/games-world.ts'

const STAKE_MINOR = 50
const SEEDS_MOST = 4000

interface Hand {
  readonly moves: readonly BlackjackMove[]
  /** In first stakes: what is staked by these moves, and what comes back. */
  readonly stakes: number
  readonly returned: number
  readonly multiple: string
}
const HANDS: readonly Hand[] = [
  { moves: ['stand'], stakes: 1, returned: 2, multiple: '2.00×' },
  { moves: ['double'], stakes: 2, returned: 4, multiple: '2.00×' },
  { moves: ['hit'], stakes: 1, returned: 0, multiple: '0×' },
  { moves: ['split', 'stand', 'stand'], stakes: 2, returned: 4, multiple: '2.00×' },
  { moves: ['split', 'double', 'stand'], stakes: 3, returned: 4, multiple: '1.33×' },
]

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function playHand(server: string, client: string, moves: readonly BlackjackMove[]): PlayedRound | null {
  return blackjackEngine.play(drawsFrom({ server, client, nonce: 0 }), STAKE_MINOR, {}, moves)
}

/** A seed of the player that deals such a hand in its first round. */
function findSeed(server: string, { moves, stakes, returned }: Hand): string {
  for (let place = 0; place < SEEDS_MOST; place++) {
    const round = playHand(server, `hand-${place}`, moves)
    const isOver = round?.isOver === true && round.stakedMinor === stakes * STAKE_MINOR
    if (isOver && round.returnMinor === returned * STAKE_MINOR) return `hand-${place}`
  }
  throw new Error(`no seed deals ${moves.join()}`)
}

/** The player brings a seed of his own, from which the numbers of rounds begin anew. */
async function bringSeed(page: Page, client: string) {
  await page.getByRole('button', { name: say('play.seeds.change'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('play.seeds.own')).fill(client)
  await dialog.getByRole('button', { name: say('play.seeds.change'), exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText(say('play.seeds.old'))
  await page.keyboard.press('Escape')
  await expect(page.getByText(client, { exact: true })).toBeVisible()
}

test('hands are won, doubled, split and lost by presses, and what is staked and paid adds up', async ({
  page,
  house,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize(WIDE)
  const player = await house.enter(page, 'k_kart')
  const deal = page.getByRole('button', { name: say('play.press.deal'), exact: true })
  await untilOpen(page, deal)
  let expected = await player.balanceMinor()
  let server = SEED
  for (const [place, hand] of HANDS.entries()) {
    // Each pair of seeds is followed by the hash of its own.
    server = sha256(server)
    const client = findSeed(server, hand)
    await bringSeed(page, client)
    await expect(deal).not.toHaveAttribute('aria-disabled', 'true')
    await deal.click()
    for (const [count, move] of hand.moves.entries()) {
      const button = page.getByRole('button', { name: new RegExp(`^${say(`play-blackjack.${move}`)}`) })
      await expect(button).not.toHaveAttribute('aria-disabled', 'true')
      await expect(entriesOf(page)).toHaveCount(place)
      const staked = playHand(server, client, hand.moves.slice(0, count))?.stakedMinor ?? 0
      await expectBalance(player, expected - staked)
      const isMoved = page.waitForResponse((response) => response.url().endsWith('/play/move'))
      await button.click()
      await isMoved
    }
    await expect(entriesOf(page)).toHaveCount(place + 1)
    await expect(entriesOf(page).last()).toHaveText(hand.multiple)
    expected += (hand.returned - hand.stakes) * STAKE_MINOR
    await expectBalance(player, expected)
    const net = page.locator('.history-row').first().locator('b')
    const shown = ((hand.returned - hand.stakes) * STAKE_MINOR) / 100
    await expect(net).toContainText(Math.abs(shown).toFixed(2))
  }
})
