import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ENGINE_NAMES, type EngineName } from '@xezer/game-math/play/engine'
import { playExample } from '@xezer/game-math/play/example-play'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { plinkoEngine } from '@xezer/game-math/play/plinko'
import { seededRandom } from '@xezer/std/random'
import {
  drawsFrom,
  drawsOf,
  entriesOf,
  PHONE,
  SEED,
  test,
  untilOpen,
  WIDE,
  WORDS,
} from './support/games-world.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
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
  await expect(verified.locator('dd').nth(2)).toHaveText(amount(played?.returnMinor ?? -1))
  await expect(verified.locator('pre')).toHaveText(JSON.stringify(played?.view, null, 1))
  await expect(dialog.getByLabel(words('play-verify.server'), { exact: true })).toHaveValue(SEED)
})

const ROUNDS = 200

interface Asked {
  readonly engine: EngineName
  /** In the order of the form. */
  readonly fields: readonly string[]
}

/** What chance plays, and what came of it here. */
function playAny(engine: EngineName, place: number) {
  const seeds = { server: sha256(`${engine} ${place}`), client: `any-${place}`, nonce: place }
  const played = playExample(findEngine(engine), seededRandom(`${engine} ${place}`), () => drawsFrom(seeds))
  const round = played.rounds.at(-1)
  const hash = sha256(seeds.server)
  const fields = [
    ...[seeds.server, hash, seeds.client, String(seeds.nonce), played.variant ?? ''],
    ...[amount(played.stakeMinor), JSON.stringify(played.choice), JSON.stringify(played.moves)],
  ]
  const sums = [amount(round?.stakedMinor ?? -1), amount(round?.returnMinor ?? -1)]
  return {
    asked: { engine, fields } satisfies Asked,
    expected: [`${hash} — ${WORDS.ru('play-verify.agrees')}`, ...sums, JSON.stringify(round?.view, null, 1)],
  }
}

/** Types each into the form, presses, and reads what is shown. */
const drawAgain = (page: Page, asked: readonly Asked[]) =>
  page.evaluate((claims) => {
    const form = document.querySelector('form')
    const [select, button] = [form?.querySelector('select'), form?.querySelector('button')]
    const inputs = [...(form?.querySelectorAll('input') ?? [])]
    const result = form?.querySelector('[role=status]')
    if (select == null || button == null || result == null) throw new Error('no form to verify with')
    return claims.map(({ engine, fields }) => {
      select.value = engine
      for (const [place, input] of inputs.entries()) input.value = fields[place] ?? ''
      result.replaceChildren()
      button.click()
      return [...result.querySelectorAll('dd, pre')].map(({ textContent }) => textContent)
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
  for (const engine of ENGINE_NAMES.filter((name) => findEngine(name).form !== 'shared')) {
    const rounds = Array.from({ length: ROUNDS }, (_, place) => playAny(engine, place))
    const shown = await drawAgain(
      page,
      rounds.map(({ asked }) => asked),
    )
    expect(shown, engine).toEqual(rounds.map(({ expected }) => expected))
  }
})
