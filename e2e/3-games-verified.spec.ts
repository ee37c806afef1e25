import { createHash, createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { sharedPoint } from '@xezer/game-math/crash/crash'
import { ENGINE_NAMES, type EngineName } from '@xezer/game-math/play/engine'
import { playExample } from '@xezer/game-math/play/example-play'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { plinkoEngine } from '@xezer/game-math/play/plinko'
import { seededRandom } from '@xezer/std/random'
import {
  drawsFrom,
  drawsOf,
  entriesOf,
  flightEndsAt,
  linkOf,
  PHONE,
  SEED,
  test,
  untilOpen,
  WIDE,
  WORDS,
} from './support/games-world.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const amount = (amountMinor: number) => (amountMinor / 100).toFixed(2)

test('the seed is changed, and the round that was played with the old one is the same again', async ({
  page,
  house,
}) => {
  await page.setViewportSize(WIDE)
  const words = WORDS.en
  await house.enter(page, 'ng4_plinko', 'en')
  const drop = page.getByRole('button', { name: words('play.press.drop'), exact: true })
  await untilOpen(page, drop, words)
  const hash = sha256(SEED)
  await expect(page.getByText(hash)).toBeVisible()
  await drop.click()
  await expect(entriesOf(page, words)).toHaveCount(1)
  await expect(drop).not.toHaveAttribute('aria-disabled', 'true')

  await page.locator('.history-row').first().click()
  const verify = page.getByRole('button', { name: words('play.history.verify'), exact: true })
  await verify.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words('play.seeds.wait'))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: words('play.seeds.change'), exact: true }).click()
  await dialog.getByLabel(words('play.seeds.own')).fill('a-seed-of-my-own')
  await dialog.getByRole('button', { name: words('play.seeds.change'), exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText(SEED)
  await expect(dialog.getByRole('status')).toContainText(words('play.seeds.old.rounds', { rounds: 1 }))
  await page.keyboard.press('Escape')
  await expect(page.getByText('a-seed-of-my-own')).toBeVisible()

  await verify.click()
  const verified = dialog.getByRole('status')
  await expect(verified).toContainText(`${hash} — ${words('play-verify.agrees')}`)
  const played = plinkoEngine.play(drawsOf(0), 10, { rows: 12, risk: 'medium' }, [])
  await expect(verified).toContainText(words('play-verify.all'))
  const agrees = words('play-verify.agrees')
  await expect(verified.locator('dd').nth(2)).toHaveText(`${amount(played?.returnMinor ?? -1)} — ${agrees}`)
  await expect(verified.locator('pre').first()).toHaveText(JSON.stringify(played?.view, null, 1))
  await expect(dialog.getByLabel(words('play-verify.server'), { exact: true })).toHaveValue(SEED)
})

const ROUNDS = 200

interface Asked {
  readonly engine: EngineName
  /** In the order of the form. */
  readonly fields: readonly string[]
}
interface Drawn {
  readonly asked: Asked
  /** What the page says of it, and the round as it shows it. */
  readonly expected: readonly (string | null)[]
}

const agreed = (value: string) => `${value} — ${WORDS.ru('play-verify.agrees')}`

/** What chance plays, and what came of it here. */
function playAny(engine: EngineName, place: number): Drawn {
  const seeds = { server: sha256(`${engine} ${place}`), client: `any-${place}`, nonce: place }
  const played = playExample(findEngine(engine), seededRandom(`${engine} ${place}`), () => drawsFrom(seeds))
  const round = played.rounds.at(-1)
  const hash = sha256(seeds.server)
  const sums = [amount(round?.stakedMinor ?? -1), amount(round?.returnMinor ?? -1)]
  const fields = [
    ...[seeds.server, hash, seeds.client, String(seeds.nonce), played.variant ?? ''],
    ...[amount(played.stakeMinor), JSON.stringify(played.choice), JSON.stringify(played.moves)],
    ...[...sums, JSON.stringify(round?.view)],
  ]
  const facts = [hash, ...sums].map(agreed)
  return {
    asked: { engine, fields },
    expected: [
      ...[WORDS.ru('play-verify.all'), ...facts, WORDS.ru('play-verify.agrees')],
      JSON.stringify(round?.view, null, 1),
    ],
  }
}

/** A chain as the house makes it, its published end first, and what each of its rounds came to for somebody. */
function flyChain(length: number): readonly Drawn[] {
  const links = [sha256('a chain of the journey')]
  while (links.length <= length) links.unshift(sha256(links[0] ?? ''))
  const [published = '', ...rounds] = links
  const random = seededRandom('flights')
  return rounds.map((link, round) => {
    const seeds = Array.from({ length: random.below(4) }, (_, place) => `flyer-${round}-${place}`)
    const point = sharedPoint(hmac, sha256, link, seeds)
    const salt = sha256(seeds.join(','))
    const bits = Number.parseInt(hmac(link, salt).toString('hex').slice(0, 13), 16)
    const autoOut = 101 + random.below(300)
    const outAt = autoOut <= point ? autoOut : null
    const returnMinor = outAt === null ? 0 : outAt * 5
    const view = { autoOut, outAt, point, returnMinor }
    const [before, place] = [links[round] ?? '', String(round + 1)]
    const [choice, moves] = [{ autoOut }, outAt === null ? [{ ended: true }] : [{ out: outAt }]]
    const fields = [
      ...[link, before, seeds.join(','), published, place, '5.00'],
      ...[JSON.stringify(choice), JSON.stringify(moves)],
      ...[amount(point), '5.00', amount(returnMinor), JSON.stringify(view)],
    ]
    const sums = [amount(point), '5.00', amount(returnMinor)]
    const facts = [agreed(before), salt, String(bits), ...sums.map(agreed)]
    return {
      asked: { engine: 'crash', fields },
      expected: [
        ...[WORDS.ru('play-verify.all'), ...facts, WORDS.ru('play-verify.agrees'), agreed(published)],
        JSON.stringify(view, null, 1),
      ],
    }
  })
}

/** Types each into the form, presses, and reads what is shown. */
const drawAgain = (page: Page, asked: readonly Asked[]) =>
  page.evaluate((claims) => {
    const form = document.querySelector('form')
    const [select, button] = [form?.querySelector('select'), form?.querySelector('button')]
    const result = form?.querySelector('[role=status]')
    if (form === null || select == null || button == null || result == null)
      throw new Error('no form to verify with')
    return claims.map(({ engine, fields }) => {
      if (select.value !== engine) {
        select.value = engine
        select.dispatchEvent(new Event('change'))
      }
      for (const [place, input] of [...form.querySelectorAll('input')].entries())
        input.value = fields[place] ?? ''
      result.replaceChildren()
      button.click()
      const whole = result.querySelector('pre')
      return [...result.querySelectorAll('.verdict, dd'), whole].map((one) => one?.textContent ?? null)
    })
  }, asked)

test('without a line, the page of verification draws two hundred rounds of every engine as the server did', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${house.gamesUrl}/verify?lang=ru`)
  await expect(page.getByRole('heading', { name: WORDS.ru('play-verify.title') })).toBeVisible()
  await context.setOffline(true)
  for (const engine of ENGINE_NAMES) {
    const rounds =
      engine === 'crash'
        ? flyChain(ROUNDS)
        : Array.from({ length: ROUNDS }, (_, place) => playAny(engine, place))
    const shown = await drawAgain(
      page,
      rounds.map(({ asked }) => asked),
    )
    expect(shown, engine).toEqual(rounds.map(({ expected }) => expected))
  }
})

for (const locale of ['az', 'ru', 'en'] as const) {
  test(`what the history says otherwise than it is drawn is named, in ${locale}`, async ({ page, house }) => {
    const words = WORDS[locale]
    const verdict = page.getByRole('status').locator('.verdict')
    await page.setViewportSize(PHONE)
    const { asked } = playAny('keno', 1)
    const [server = '', hash = '', client = '', nonce = '', , stake = '', choice = ''] = asked.fields
    const view = asked.fields.at(-1) ?? ''
    const told = { stake, choice, staked: stake, returned: '123456.00', view }
    const claim = new URLSearchParams({ engine: 'keno', server, hash, client, nonce, ...told })
    await page.goto(`${house.gamesUrl}/verify?lang=${locale}#${claim.toString()}`)
    await expect(verdict).toHaveText(words('play-verify.wrong', { parts: words('play.session.returned') }))
    await expect(page.locator('dd.is-wrong')).toContainText(
      words('play-verify.differs.told', { told: '123456.00' }),
    )
    await page.getByLabel(words('play.session.returned'), { exact: true }).fill('')
    await page.getByRole('button', { name: words('play-verify.draw'), exact: true }).click()
    await expect(verdict).toHaveText(words('play-verify.all'))

    // A link that leads to no published end.
    const [link = '', before = '', seeds = ''] = flyChain(1)[0]?.asked.fields ?? []
    const flown = new URLSearchParams({ engine: 'crash', link, hash: before, seeds, choice: '' })
    const other = new URLSearchParams({ published: link, place: '1' })
    await page.goto('about:blank')
    await page.goto(`${house.gamesUrl}/verify?lang=${locale}#${flown.toString()}&${other.toString()}`)
    await expect(verdict).toHaveText(words('play-verify.wrong', { parts: words('play-verify.published') }))
  })
}

test('a link deep in its chain is followed to the published end', async ({ page, house }) => {
  const words = WORDS.en
  const [link = '', hash = '', seeds = '', published = '', place = ''] =
    flyChain(1200).at(-1)?.asked.fields ?? []
  const claim = new URLSearchParams({ engine: 'crash', link, hash, seeds, published, place })
  await page.goto(`${house.gamesUrl}/verify?lang=en#${claim.toString()}`)
  const followed = page.getByRole('status').locator('dd').last()
  await expect(followed).toHaveText(`${published} — ${words('play-verify.agrees')}`)
  await expect(page.locator('.verdict')).toHaveText(words('play-verify.all'))
})

test('a flight is proven as soon as it has ended and not before, is looked at again, and is drawn again', async ({
  page,
  house,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize(WIDE)
  const words = WORDS.en
  const player = await house.enter(page, 'l8_sar', 'en')
  const dialog = page.getByRole('dialog')
  const bet = page.getByRole('button', {
    name: new RegExp(`^(${words('crash.bet')}|${words('crash.bet.next')})$`),
  })
  await untilOpen(page, bet, words)
  const isBet = page.waitForResponse((response) => response.url().endsWith('/play/crash/bet'))
  await bet.click()
  const { round } = (await (await isBet).json()) as { round: { hash: string; shared: { number: number } } }
  const { number } = round.shared
  const point = flightEndsAt('l8_sar', number)
  const link = linkOf('l8_sar', number)
  const published = linkOf('l8_sar', 0)
  expect(sha256(link)).toBe(round.hash)
  // The hash of the round stands beside it, and where its chain ends.
  const panel = page.getByRole('region', { name: words('play.seeds') })
  await expect(panel).toContainText(round.hash)
  await expect(panel).toContainText(published)

  // Nothing of the page knows the link while it flies.
  await page.getByRole('button', { name: words('play.history.all'), exact: true }).click()
  await dialog.getByRole('button', { name: new RegExp(words('play.history.open')) }).click()
  await expect(dialog).toContainText(words('chain.round', { number }))
  await expect(dialog).toContainText(words('chain.secret'))
  expect(await page.content()).not.toContain(link)
  await page.keyboard.press('Escape')

  await expect(entriesOf(page, words)).toHaveCount(1, { timeout: 120_000 })
  await expect(panel).toContainText(link)
  await page.locator('.history-row').first().click()
  for (const told of [link, published, `${amount(point)}×`, words('chain.exit.none')])
    await expect(dialog).toContainText(told)
  await dialog.getByRole('button', { name: words('play.history.verify'), exact: true }).click()
  await expect(dialog.locator('.verdict')).toHaveText(words('play-verify.all'))
  await expect(dialog.locator('dd').last()).toHaveText(`${published} — ${words('play-verify.agrees')}`)
  await expect(dialog.locator('dd.is-wrong')).toHaveCount(0)

  // The account leads to the same round.
  const { body } = await player.call('casino/rounds', {})
  const [played] = (body as { readonly rounds: readonly { readonly round: string }[] }).rounds
  await page.goto('about:blank')
  await page.goto(
    `${house.gamesUrl}/inbet/sitegame/token/-/game/l8_sar/lang/en#round=${played?.round ?? 'none'}`,
  )
  await expect(dialog).toContainText(words('chain.round', { number }), { timeout: 60_000 })
  await expect(dialog).toContainText(link)
})
