import { prices } from '@xezer/dev-world/scripted-feed'
import type { CombinationAnswer } from '@xezer/sport/combination'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { expectBooksInOrder } from './support/audit.ts'
import { cellOf } from './support/cells.ts'
import { registerPlayer } from './support/player.ts'
import { slipOf } from './support/slip.ts'
import type { StagedMatch } from './support/stage.ts'
import { say } from './support/words.ts'
import { bootScripted, expect, test } from './support/worlds.ts'

const COMBINATION = 'legs=1x2~~1,btts~~yes,total~total%3D2.5~over'

test('three selections of a match are one bet: what adds nothing is said to, the price moves, it is placed and settled', async ({
  page,
}) => {
  let match: StagedMatch | undefined
  const tell = async (specifier: string, price: number) =>
    match?.offer([prices('combination', specifier, [['yes', price]])])
  const world = await bootScripted(async (_eventId, specifier): Promise<CombinationAnswer> => {
    if (specifier.includes('double_chance')) return { kind: 'redundant', leg: 2, by: 0 }
    await tell(specifier, specifier === COMBINATION ? 4.9 : 2.7)
    return { kind: 'sold' }
  })
  try {
    const player = await registerPlayer(world)
    match = await world.stage.playLive([1.9, 3.4, 4.2])
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
    await player.enter(page)
    await page.goto(world.url + match.path)
    const builder = page.getByRole('region', { name: say('slip.combo'), exact: true })
    await builder.getByRole('button', { name: say('slip.combo_start') }).click()
    const main = page.getByRole('main')
    await cellOf(main, 'Oyunun nəticəsi', '1').click()
    await expect(builder).toContainText(say('slip.combo_one'))
    await cellOf(main, 'Total', 'Üst 2.5').click()
    await cellOf(main, 'Hər iki komanda qol vuracaq', 'Bəli').click()
    const add = (odds: string) => builder.getByRole('button', { name: say('slip.combo_add', { odds }) })
    await expect(add('4.90')).toBeEnabled()
    await expect(builder).toContainText(say('slip.combo_plain', { odds: '5.98' }))
    await expect(cellOf(main, 'Total', 'Üst 2.5')).toHaveAttribute('aria-pressed', 'true')
    await cellOf(main, 'İkiqat şans', '1X').click()
    await expect(builder.getByRole('status')).toHaveText(
      say('slip.combo_redundant', { name: '1X', by: match.home }),
    )
    await expect(cellOf(main, 'İkiqat şans', '1X')).toHaveAttribute('aria-pressed', 'false')
    await tell(COMBINATION, 5)
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
  } finally {
    await world.stop()
  }
})
