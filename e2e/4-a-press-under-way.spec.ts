import type { Locator, Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import { cellOf, openCells } from './support/cells.ts'
import { MOMENTS } from './support/moments.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const RESULT = 'Oyunun nəticəsi'
const BOTH_SCORE = 'Hər iki komanda qol vuracaq'

let world: ScriptedWorld
test.beforeAll(async () => {
  world = await bootScripted()
})
test.afterAll(() => world.stop())

const bothScore = (isOpen = true) =>
  prices(
    'btts',
    '',
    [
      ['yes', 1.8],
      ['no', 1.9],
    ],
    isOpen ? 'open' : 'hidden',
  )
/** Stands before what is pressed, and so moves it. */
const doubleChance = () =>
  prices('double_chance', '', [
    ['1x', 1.3],
    ['12', 1.25],
    ['x2', 1.6],
  ])

async function openMatch(page: Page): Promise<StagedMatch> {
  const match = await world.stage.playLive([2.5, 3.2, 2.9])
  await match.offer([bothScore()])
  const player = await registerPlayer(world)
  await player.enter(page, world.url + match.path)
  await expect(cellOf(page, RESULT, '1')).toContainText('2.50')
  return match
}

/** Puts the mouse down on a cell, lets something come to pass that is seen by then, and lifts it in the same place. */
async function pressWhile(page: Page, cell: Locator, act: () => Promise<void>): Promise<void> {
  // Waits until the cell is there, in sight, and stands still.
  await cell.hover()
  await page.mouse.down()
  await act()
  await page.mouse.up()
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a press counts although its market moves to another place meanwhile, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const match = await openMatch(page)
    const cell = cellOf(page, BOTH_SCORE, 'Bəli')
    await pressWhile(page, cell, async () => {
      await match.offer([doubleChance()])
      await match.price([2.55, 3.2, 2.9])
      // Prices move on under the finger.
      await expect(cellOf(page, RESULT, '1')).toContainText('2.55')
    })
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
    await expect(headings(page)).toHaveCount(3)
  })
}

test('a press on a market that is taken away meanwhile is refused with a sentence in the slip', async ({
  page,
}) => {
  const match = await openMatch(page)
  await pressWhile(page, cellOf(page, BOTH_SCORE, 'Bəli'), async () => {
    await match.offer([bothScore(false)])
    await match.price([2.55, 3.2, 2.9])
    await expect(cellOf(page, RESULT, '1')).toContainText('2.55')
  })
  await expect(slipOf(page).card('Bəli')).toContainText('Bu mərc növü artıq mövcud deyil')
  await expect(headings(page)).toHaveText([RESULT])
})

test('a press during which the match is paused is in the slip, which says that it waits', async ({
  page,
}) => {
  const match = await openMatch(page)
  const cell = cellOf(page, BOTH_SCORE, 'Bəli')
  await pressWhile(page, cell, async () => {
    await match.pause()
    await expect(cell).toHaveAttribute('aria-disabled', 'true')
  })
  await expect(slipOf(page).card('Bəli')).toContainText(say('err.bets_paused'))
})

test('a press on a match of a list counts although another comes above it', async ({ page }) => {
  const above = await world.stage.playLive([2.5, 3.2, 2.9])
  const below = await world.stage.playMoment(MOMENTS.setPoint(), ['D. Orvallo', 'N. Styernholm'])
  const player = await registerPlayer(world)
  await player.enter(page)
  const rows = page.getByRole('article')
  const rowOf = (match: StagedMatch) => rows.filter({ has: page.locator(`a[href="${match.path}"]`) })
  const cell = openCells(rowOf(below)).first()
  await expect(cell).toBeVisible()
  const count = await rows.count()
  await pressWhile(page, cell, async () => {
    await world.stage.playLive([1.4, 4.4, 7.5])
    await above.price([2.55, 3.2, 2.9])
    await expect(cellOf(rowOf(above), RESULT, '1')).toContainText('2.55')
  })
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  await expect(rows).toHaveCount(count + 1)
})
