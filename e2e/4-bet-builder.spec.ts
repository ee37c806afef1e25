import type { Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import type { CombinationAnswer } from '@xezer/sport/combination'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { expectAccessible } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const COMBINATION = 'legs=1x2~~1,btts~~yes,total~total%3D2.5~over'
const [RESULT, TOTAL, BOTH] = ['Oyunun nəticəsi', 'Total', 'Hər iki komanda qol vuracaq']

let world: ScriptedWorld
const matches = new Map<number, StagedMatch>()
const tell = async (match: StagedMatch, specifier: string, price: number) =>
  match.offer([prices('combination', specifier, [['yes', price]])])

test.beforeAll(async () => {
  world = await bootScripted(async (eventId, specifier): Promise<CombinationAnswer> => {
    if (specifier.includes('double_chance')) return { kind: 'redundant', leg: 2, by: 0 }
    const match = matches.get(eventId)
    if (match !== undefined) await tell(match, specifier, specifier === COMBINATION ? 4.9 : 2.7)
    return { kind: 'sold' }
  })
})
test.afterAll(() => world.stop())

async function playCombined(): Promise<StagedMatch> {
  const match = await world.stage.playLive([1.9, 3.4, 4.2])
  matches.set(match.id, match)
  await match.offer([
    prices('total', 'total=2.5', [
      ['over', 1.8],
      ['under', 2],
    ]),
    prices('btts', '', [
      ['yes', 1.75],
      ['no', 2.05],
    ]),
    prices('double_chance', '', [
      ['1x', 1.2],
      ['12', 1.25],
      ['x2', 1.9],
    ]),
  ])
  return match
}

const builderOf = (page: Page) => page.getByRole('region', { name: say('slip.combo'), exact: true })
const openerOf = (page: Page) => builderOf(page).getByRole('button', { name: say('slip.combo_start') })

test('three selections of a match are one bet: what adds nothing is said to, the price moves, it is placed and settled', async ({
  page,
}) => {
  const player = await registerPlayer(world)
  const match = await playCombined()
  await player.enter(page)
  await page.goto(world.url + match.path)
  const builder = builderOf(page)
  await openerOf(page).click()
  const main = page.getByRole('main')
  await cellOf(main, RESULT, '1').click()
  await expect(builder).toContainText(say('slip.combo_one'))
  await cellOf(main, TOTAL, 'Üst 2.5').click()
  await cellOf(main, BOTH, 'Bəli').click()
  const add = (odds: string) => builder.getByRole('button', { name: say('slip.combo_add', { odds }) })
  await expect(add('4.90')).toBeEnabled()
  await expect(builder).toContainText(say('slip.combo_plain', { odds: '5.98' }))
  await expect(cellOf(main, TOTAL, 'Üst 2.5')).toHaveAttribute('aria-pressed', 'true')
  await cellOf(main, 'İkiqat şans', '1X').click()
  await expect(builder.getByRole('status').first()).toHaveText(
    say('slip.combo_redundant', { name: '1X', by: match.home }),
  )
  await expect(cellOf(main, 'İkiqat şans', '1X')).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  // Away from the match and back: the builder is folded, with all that was built.
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('nav.live'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/live$/)
  await page.goBack()
  await expect(openerOf(page)).toContainText('3')
  await openerOf(page).click()
  await expect(add('4.90')).toBeEnabled()
  await tell(match, COMBINATION, 5)
  await add('5.00').click()
  const slip = slipOf(page)
  const name = `${match.home} – ${match.away}`
  await expect(slip.card(name)).toContainText('2.5 üst (Total)')
  await slip.stakeOf(name).fill('10')
  await slip.place.click()
  await expect(page.getByText(say('slip.placed')).first()).toBeVisible()
  await expect.poll(() => player.actual()).toMatchObject({ balance: 990 })
  const won = { outcome: 'yes', result: { kind: 'won' } } as const
  await match.settle(
    [{ type: 'combination', specifier: COMBINATION, outcomes: [won] }],
    readMatchScript('H12 A20 H30 | .'),
  )
  await expect.poll(() => player.actual()).toMatchObject({ balance: 1040, unplayed: 0 })
  await page.goto(`${world.url}/account/bets`)
  await expect(main).toContainText('Kombonun bütün seçimləri (3) uddu')
  await expectBooksInOrder(world)
})

test('with the keys alone on a phone: what is built is told, stays while it is folded, and the focus is never lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const player = await registerPlayer(world)
  const match = await playCombined()
  await player.enter(page)
  await page.goto(world.url + match.path)
  const [builder, opener, main] = [builderOf(page), openerOf(page), page.getByRole('main')]
  await opener.press('Enter')
  await expect(builder).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await cellOf(main, RESULT, '1').press('Enter')
  await cellOf(main, BOTH, 'Bəli').press('Enter')
  const told = builder.getByRole('status').last()
  await expect(told).toHaveText(`${say('slip.combo_price')}: 2.70`)
  await expectAccessible(page)
  const remove = (name: string) =>
    builder.getByRole('button', { name: say('slip.combo_remove', { name }), exact: true })
  await remove(match.home).press('Escape')
  await expect(opener).toBeFocused()
  await expect(opener).toContainText('2')
  await page.keyboard.press('Enter')
  await remove(match.home).press('Enter')
  await expect(remove(match.home)).toHaveCount(0)
  await expect(builder).toBeFocused()
  await cellOf(main, TOTAL, 'Üst 2.5').press('Enter')
  const add = builder.getByRole('button', { name: say('slip.combo_add', { odds: '2.70' }) })
  await add.press('Enter')
  await expect(opener).toBeFocused()
  await expect(opener).not.toContainText('2')
  await expect(page.getByRole('button', { name: say('slip.selections_n', { n: 1 }) })).toContainText('2.70')
})
