import { prematchHighlights } from '@xezer/contract/highlights'
import type { World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import type { Locator, Page } from 'playwright'
import type { Hand } from './hand.ts'
import type { TestPlayer } from './player.ts'
import { slipOf } from './slip.ts'
import { say } from './words.ts'

const STAKE = '5'

export interface Task {
  readonly name: string
  /** Done by a player who is logged in, and whose browser is the same through all such tasks. */
  readonly isPlayer?: boolean
  readonly run: (hand: Hand, world: World, player: TestPlayer) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const openCells = (part: Locator) => part.locator('[data-cells] button:not([aria-disabled]):visible')
const rowsOf = (page: Page) => main(page).getByRole('article').filter({ visible: true })
const bottomBar = (page: Page) => page.getByRole('navigation', { name: say('nav.bottom') })
const topMenu = (page: Page) => page.getByRole('navigation', { name: say('nav.main') })
const menuOf = (hand: Hand) => (hand.device.hasTouch ? bottomBar(hand.page) : topMenu(hand.page))
const exactly = (part: Page | Locator, name: string) =>
  part.getByText(name, { exact: true }).locator('visible=true').first()

/** A page of the menu: in a phone's bar, behind its menu, in the bar of a desktop, or behind that one's last word. */
async function openPage(hand: Hand, name: string, ...further: string[]): Promise<void> {
  const inSight = menuOf(hand)
    .getByRole('link', { name })
    .or(menuOf(hand).getByRole('button', { name }))
    .filter({ visible: true })
  await menuOf(hand).getByRole('link').first().waitFor()
  if ((await inSight.count()) > 0) {
    await hand.tap(inSight.first())
    for (const next of further) await hand.tap(exactly(hand.page, next))
    return
  }
  const more = hand.device.hasTouch ? say('nav.menu') : say('nav.more')
  await hand.tap(menuOf(hand).getByRole('button', { name: more }))
  await hand.tap(exactly(hand.page, name))
}

/** His bets from any page: the empty slip leads there. */
async function openBets(hand: Hand): Promise<void> {
  const { page, device } = hand
  if (device.hasTouch) await hand.tap(bottomBar(page).getByRole('button', { name: say('nav.slip') }))
  await hand.tap(exactly(page, say('nav.my_bets')))
}

/** From a price that was taken to the word that the bet stands. */
async function stakeAndPlace(hand: Hand, isSame = false): Promise<void> {
  const { page, device } = hand
  const slip = slipOf(page)
  const last = page.getByRole('button', { name: say('slip.last_stake', { amount: `${STAKE}.00 ₼` }) })
  if (isSame) await hand.tap(last.filter({ visible: true }).first())
  else {
    if (device.hasTouch && !(await slip.root.isVisible()))
      await hand.tap(page.getByRole('button', { name: new RegExp(`^${say('slip.open_slip')}`) }).last())
    const sum = slip.root.getByRole('button', { name: `+${STAKE}`, exact: true })
    await slip.root.getByRole('textbox').first().waitFor()
    if (await sum.first().isVisible()) await hand.tap(sum.first())
    else {
      await hand.tap(slip.root.getByRole('textbox').first())
      await hand.write(STAKE)
    }
  }
  await hand.tap(slip.place)
  await hand.see(page.getByText(new RegExp(say('slip.placed_number', { number: '\\d+' }))).first())
}

async function readHighlights(world: World) {
  return prematchHighlights.output.parse((await world.call('prematch/highlights')).body).matches
}

/** The matches of the first page before the match, to which a person comes by the first word of the menu. */
const openPrematch = (hand: Hand) => openPage(hand, say('nav.sports'))

export const TASKS: readonly Task[] = [
  {
    name: 'find a great match of tonight and open it',
    run: async (hand, world) => {
      const [, match] = await readHighlights(world)
      if (match === undefined) throw new Error('no great match')
      const { home, away } = match.event
      const link = main(hand.page).getByRole('link').filter({ hasText: home }).filter({ hasText: away })
      await main(hand.page).getByRole('article').first().waitFor()
      if ((await link.filter({ visible: true }).count()) === 0) await openPrematch(hand)
      await hand.tap(link.filter({ visible: true }).first())
      await hand.see(openCells(main(hand.page)).first())
    },
  },
  {
    name: 'compare the totals of three matches',
    run: async (hand) => {
      await openPrematch(hand)
      await rowsOf(hand.page).first().waitFor()
      if (hand.device.hasTouch) await hand.tap(exactly(main(hand.page), 'Total'))
      const over = rowsOf(hand.page)
        .nth(2)
        .getByRole('button', { name: /^Total, Üst/ })
      await hand.see(over.first())
    },
  },
  {
    name: 'follow three matches and see them beside each other',
    run: async (hand) => {
      for (const place of [0, 1, 2]) {
        const star = rowsOf(hand.page)
          .nth(place)
          .getByRole('button', { name: new RegExp(`^${say('nav.favourites')}`) })
        await hand.tap(star)
      }
      await openPage(hand, say('nav.favourites'))
      await hand.see(rowsOf(hand.page).nth(2))
    },
  },
  {
    name: 'find a club by a name with a slip in it',
    run: async (hand, world) => {
      const [match] = await readHighlights(world)
      const name = match?.event.home.split(' ').sort((one, two) => two.length - one.length)[0] ?? ''
      const field = hand.page.getByRole('textbox', { name: say('nav.search'), exact: true })
      const opener = hand.page.getByRole('button', { name: say('nav.search'), exact: true })
      await hand.tap(field.or(opener).filter({ visible: true }).first())
      await hand.see(field.filter({ visible: true }).first())
      await hand.write(name.slice(0, 3) + name.slice(4))
      await hand.tap(hand.page.getByRole('search').getByRole('link').filter({ hasText: name }).first())
      await hand.see(openCells(main(hand.page)).first())
    },
  },
  {
    name: 'as a guest take a price, log in, bet 5',
    run: async (hand, _world, player) => {
      const { page, device } = hand
      await openPrematch(hand)
      await hand.tap(openCells(rowsOf(page).first()).first())
      if (device.hasTouch) await hand.tap(bottomBar(page).getByRole('button', { name: say('nav.slip') }))
      const door = device.hasTouch ? page.getByRole('dialog') : page.getByRole('complementary').last()
      await hand.tap(door.getByRole('button', { name: say('auth.login'), exact: true }).last())
      const form = page.getByRole('dialog').last()
      // The first field has the focus.
      await hand.see(form.getByRole('textbox').first())
      await hand.write(player.email)
      await hand.tap(form.locator('input[type=password]').first())
      await hand.write(EXAMPLE_PASSWORD)
      await hand.press('Enter')
      await form.locator('input[type=password]').waitFor({ state: 'detached' })
      await stakeAndPlace(hand)
    },
  },
  {
    name: 'bet 5 on a match',
    isPlayer: true,
    run: async (hand) => {
      await openPrematch(hand)
      await hand.tap(openCells(rowsOf(hand.page).nth(1)).first())
      await stakeAndPlace(hand)
    },
  },
  {
    name: 'the same stake on another match',
    isPlayer: true,
    run: async (hand) => {
      await openPrematch(hand)
      await hand.tap(openCells(rowsOf(hand.page).nth(2)).first())
      await stakeAndPlace(hand, true)
    },
  },
  {
    name: 'an accumulator of three matches',
    isPlayer: true,
    run: async (hand) => {
      await openPrematch(hand)
      for (const place of [0, 3, 4]) await hand.tap(openCells(rowsOf(hand.page).nth(place)).first())
      await stakeAndPlace(hand)
    },
  },
  {
    name: 'sell an open bet',
    isPlayer: true,
    run: async (hand) => {
      await openBets(hand)
      await hand.tap(
        main(hand.page)
          .getByRole('button', { name: /^Cash-out \d/ })
          .first(),
      )
      await hand.see(
        main(hand.page)
          .getByText(/^Cash-out edilib: /)
          .first(),
      )
    },
  },
  {
    name: 'see why a bet was lost',
    isPlayer: true,
    run: async (hand) => {
      await openBets(hand)
      await hand.tap(exactly(main(hand.page), say('bet.filter.losing')))
      await hand.tap(exactly(main(hand.page), say('bet.filter.losing')))
      const lost = main(hand.page).locator('[data-anchor^="bet "]:has([data-status=lost])').first()
      await hand.see(
        lost
          .locator('p', { hasText: say('bet.leg_lost') })
          .locator('+ p')
          .first(),
      )
    },
  },
]
