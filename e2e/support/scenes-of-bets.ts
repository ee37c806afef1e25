import { clockAt, prices } from '@xezer/dev-world/scripted-feed'
import type { Feed } from '@xezer/odds-book/messages'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import type { Locator } from 'playwright'
import { openCells } from './cells.ts'
import { MOMENTS } from './moments.ts'
import { placeOverCall, type Scene } from './scene.ts'
import { slipOf } from './slip.ts'
import { homeWin, type StagedMatch } from './stage.ts'
import { wordsOf } from './words.ts'

const PHONE_TO = 767
/** Longer than a press is ignored for after its button changed its meaning. */
const CALM_MS = 700
const HOLD_MS = 700

const BUILT = new Map<string, StagedMatch>()

/** Puts selections together for the builder's pictures: the third is covered by the first. */
export const combineForPictures: NonNullable<Feed['combine']> = async (eventId, specifier) => {
  const match = BUILT.get(String(eventId))
  if (specifier.includes('double_chance')) return { kind: 'redundant', leg: 2, by: 0 }
  await match?.offer([prices('combination', specifier, [['yes', 4.9]])])
  return { kind: 'sold' }
}

/** The bet builder: its door, its price, what it does not take, and the combination in the slip. */
async function pictureTheBuilder({ world, stage, page, locale, shoot, openSlip }: Scene): Promise<void> {
  const words = wordsOf(locale)
  const match = await stage.playLive([1.9, 3.4, 4.2])
  BUILT.set(String(match.id), match)
  await match.offer([
    prices('btts', '', [
      ['yes', 1.75],
      ['no', 2.05],
    ]),
    prices('double_chance', '', [
      ['1x', 1.2],
      ['12', 1.25],
      ['x2', 1.86],
    ]),
  ])
  await page.goto(world.url + match.path)
  const builder = page.getByRole('region', { name: words('slip.combo'), exact: true })
  const opener = builder.getByRole('button', { name: words('slip.combo_start') })
  await opener.waitFor()
  await shoot('builder-door')
  await opener.click()
  await shoot('builder-empty')
  // Each price stands on one cell alone.
  const tap = (odds: string) => openCells(page.getByRole('main')).filter({ hasText: odds }).click()
  await tap('1.90')
  await tap('1.75')
  const add = builder.getByRole('button', { name: words('slip.combo_add', { odds: '4.90' }) })
  await add.waitFor()
  await shoot('builder-priced')
  await tap('1.20')
  await shoot('builder-not-added')
  await add.click()
  await openSlip()
  await slipOf(page, words).root.getByRole('textbox').first().fill('20')
  await shoot('builder-in-slip')
}

const worth = (match: StagedMatch, price: number, chance: number, status: 'open' | 'suspended' = 'open') =>
  match.offer([prices('1x2', '', [['1', price, chance]], status)])

/** Cash-out: what is offered, part and rule, suspended, waiting, offered again, paid. */
async function pictureCashOut(scene: Scene): Promise<void> {
  const { world, stage, page, locale, shoot } = scene
  const words = wordsOf(locale)
  const match = await stage.playLive([2, 3.2, 2.9])
  await worth(match, 2, 0.48)
  await placeOverCall(scene, [[match, '1', 2]], 20)
  await page.goto(`${world.url}/account/bets`)
  const card = page.getByRole('main').locator('[data-anchor^="bet "]').first()
  const take = (amount: string): Locator =>
    card.getByRole('button', { name: words('cashout.value', { amount }) })
  await take('18.24 ₼').waitFor()
  for (const [price, chance] of [
    [1.7, 0.55],
    [1.8, 0.52],
    [1.6, 0.6],
  ] as const) {
    await worth(match, price, chance)
    await page.waitForTimeout(CALM_MS)
  }
  await take('22.80 ₼').waitFor()
  await shoot('cashout-offer')
  await card.getByRole('button', { name: words('cashout.settings') }).click()
  await card.getByRole('slider').fill('50')
  await card.getByLabel(words('cashout.above')).fill('30')
  await card.getByLabel(words('cashout.below')).fill('abc')
  await page.keyboard.press('Enter')
  await shoot('cashout-settings')
  await card.getByLabel(words('cashout.below')).fill('5')
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: words('cashout.remove') }).waitFor()
  await card.getByRole('slider').fill('100')
  await card.getByLabel(words('cashout.above')).press('Escape')
  await shoot('cashout-rule')
  await worth(match, 1.6, 0.6, 'suspended')
  await card.getByRole('button', { name: words('cashout.suspended') }).waitFor()
  await shoot('cashout-suspended')
  await worth(match, 1.6, 0.6)
  await take('22.80 ₼').click()
  await shoot('cashout-waiting')
  await worth(match, 1.7, 0.55)
  const confirm = card.getByRole('button', { name: words('cashout.confirm', { amount: '20.90 ₼' }) })
  await confirm.waitFor()
  await shoot('cashout-offered-again')
  await page.waitForTimeout(CALM_MS)
  await confirm.click()
  await card.getByText(words('cashout.part_paid', { amount: '20.90 ₼', stake: '20.00 ₼' })).waitFor()
  await shoot('cashout-paid')
}

/** A cash-out that is refused, one that nobody answers, and the bet on paper. */
async function pictureWhatWentWrong(scene: Scene): Promise<void> {
  const { world, stage, page, locale, shoot } = scene
  const words = wordsOf(locale)
  const match = await stage.playLive([2, 3.2, 2.9])
  await worth(match, 2, 0.48)
  await placeOverCall(scene, [[match, '1', 2]], 20)
  await page.goto(`${world.url}/account/bets`)
  const card = page.getByRole('main').locator('[data-anchor^="bet "]').first()
  const take = card.getByRole('button', { name: words('cashout.value', { amount: '18.24 ₼' }) })
  await take.click()
  await worth(match, 2, 0.48, 'suspended')
  await card.getByRole('alert').getByText(/./).waitFor()
  await shoot('cashout-refused')
  await worth(match, 2, 0.48)
  await page.route('**/cashOut/press', (route) => route.abort())
  await page.waitForTimeout(CALM_MS)
  await take.click()
  await shoot('cashout-asking')
  await card.getByText(words('cashout.unknown')).waitFor({ timeout: 60_000 })
  await shoot('cashout-unknown')
  await page.unroute('**/cashOut/press')
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.emulateMedia({ media: 'print' })
  await card
    .getByRole('button', { name: words('bet.receipt') })
    .evaluate((button: HTMLElement) => button.click())
  await shoot('receipt')
  await page.emulateMedia({ media: 'screen' })
}

/** The builder on matches of sports with other markets. */
async function pictureBuildersOfSports({ world, stage, page, locale, shoot }: Scene): Promise<void> {
  const words = wordsOf(locale)
  for (const [name, moment, sides] of [
    ['basketball', 'quarter', ['Anadolu Efes', 'Panathinaikos AKTOR Athens']],
    ['tennis', 'set', ['D. Orvallo', 'N. Styernholm']],
  ] as const) {
    const match = await stage.playMoment(MOMENTS[moment](), sides)
    BUILT.set(String(match.id), match)
    await page.goto(world.url + match.path)
    const builder = page.getByRole('region', { name: words('slip.combo'), exact: true })
    await builder.getByRole('button', { name: words('slip.combo_start') }).click()
    const cells = openCells(page.getByRole('main'))
    await cells.first().click()
    await cells.last().click()
    await builder.getByRole('button', { name: words('slip.combo_add', { odds: '4.90' }) }).waitFor()
    await shoot(`builder-${name}`)
  }
}

/** A stake above the maximum: offered to the house, sent, and in the list while it waits. */
async function pictureVip({ world, stage, page, locale, shoot, openSlip }: Scene): Promise<void> {
  const words = wordsOf(locale)
  const match = await stage.announce(30, [40, 3, 2])
  await page.goto(world.url + match.path)
  await openCells(page).first().click()
  await openSlip()
  const slip = slipOf(page, words)
  await slip.root.getByRole('textbox').first().fill('900')
  await shoot('vip-offer')
  await page.waitForTimeout(CALM_MS)
  await slip.place.click()
  await slip.root.getByText(new RegExp(words('slip.vip_sent_number', { number: '\\d+' }))).waitFor()
  await shoot('vip-sent')
  await page.goto(`${world.url}/account/bets?filter=open`)
  await shoot('vip-waits')
}

/** Several picks: systems, the pad's amounts, the gear, and the code that hands them on. */
async function pictureSystemAndCode({
  world,
  stage,
  page,
  locale,
  width,
  shoot,
  openSlip,
}: Scene): Promise<void> {
  const words = wordsOf(locale)
  for (const hours of [40, 41, 42, 43, 44]) {
    const match = await stage.announce(hours, [1.5 + hours / 100, 3, 4])
    await page.goto(world.url + match.path)
    await openCells(page).first().click()
    await page.locator('[data-cells] [aria-pressed=true]').first().waitFor()
  }
  await openSlip()
  const slip = slipOf(page, words)
  await slip.type('system').click()
  await slip.root.getByRole('textbox').last().fill('10')
  await shoot('slip-systems')
  if (width <= PHONE_TO) {
    await slip.root.getByRole('button', { name: '+10', exact: true }).click({ delay: HOLD_MS })
    await slip.root.getByRole('button', { name: '2', exact: true }).click()
    await shoot('pad-editing')
    await slip.root.getByRole('button', { name: words('slip.quick_amount_done') }).click()
  }
  await slip.root.getByRole('button', { name: words('slip.settings') }).click()
  await shoot('slip-settings')
  await page.keyboard.press('Escape')
  await slip.root.getByRole('button', { name: words('coupon.share') }).click()
  await page.waitForURL(/\/coupon\/[2-9A-Z]{8}$/)
  await shoot('coupon-of-own')
  await page.goto(`${world.url}/coupon/22222222`)
  await shoot('coupon-unknown')
}

/** A leg that is won, one that needs a goal, one that has not begun, and a bet whose result was corrected. */
async function pictureLivingBets(scene: Scene): Promise<void> {
  const { world, stage, page, shoot } = scene
  // Of four sides each meets the next: two matches apart have none in common.
  const [over, early, inPlay] = [
    await stage.playLive([2, 3, 4]),
    await stage.announce(50, [2, 3, 4]),
    await stage.playLive([2, 3, 4]),
  ]
  await placeOverCall(scene, [[early, 'x', 3]])
  await placeOverCall(scene, [[over, '1', 2]])
  await placeOverCall(scene, [
    [over, '1', 2],
    [inPlay, '1', 2],
  ])
  await over.settle(homeWin('lost'), readMatchScript('H12 | .'))
  await inPlay.score({
    clock: clockAt(2400),
    score: { home: 0, away: 1 },
    periods: [{ home: 0, away: 1 }],
  })
  await page.goto(`${world.url}/account/bets`)
  await page.locator('[data-status=won]').first().waitFor()
  await shoot('bets-living')
  const lost = homeWin('lost').map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, result: { kind: 'lost' as const } })),
  }))
  await over.settle(lost, readMatchScript('A12 | .'), 2)
  await page.locator('[data-status=lost]').first().waitFor()
  await shoot('bets-corrected')
}

/** What became of bets since they were only singles and accumulators, in the order of their pictures. */
export const SCENES_OF_BETS = [
  pictureTheBuilder,
  pictureCashOut,
  pictureWhatWentWrong,
  pictureBuildersOfSports,
  pictureVip,
  pictureSystemAndCode,
  pictureLivingBets,
] as const
