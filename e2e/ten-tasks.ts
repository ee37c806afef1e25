import { liveOverview } from '@xezer/contract/live'
import type { Event } from '@xezer/contract/sport-entities'
import { startDatabaseService } from '@xezer/db/test-database-service'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { type BrowserContext, chromium } from 'playwright'
import { browserLaunchOptions } from '../tools/browser.mjs'
import { DEVICES, type Device, Hand } from './support/hand.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { TASKS, type Task } from './support/tasks-of-a-bettor.ts'
import { untilFilled } from './support/until-filled.ts'

// `npm run tasks [-- phone|desktop|number of a task …]`: ten things that a bettor does, by what is in sight on the first page
// and behind it, in taps, letters and seconds; prints the table of docs/ten-tasks.md.
const SPEED = 10
const LOST_WITHIN_MS = 300_000
const LOOK_MS = 1000
/** Prices so long that they lose, of matches that are nearly over. */
const LONG_ODDS = 6

interface Done {
  readonly task: Task
  readonly device: Device
  readonly text: string
}

async function findLive(world: World): Promise<Event[]> {
  const { sports } = liveOverview.output.parse((await world.call('live/overview', {})).body)
  return sports
    .filter(({ id }) => id === 1)
    .flatMap(({ leagues }) => leagues.flatMap(({ events }) => events ?? []))
    .filter(({ paused }) => !paused)
    .sort((one, two) => minuteOf(two) - minuteOf(one))
}
const minuteOf = ({ results }: Event) => Number.parseInt(results?.minute ?? '0', 10) || 0

/** A lost bet is there to be understood: hopeless ones on matches that end soon. */
async function loseBet(world: World, player: TestPlayer): Promise<void> {
  const authorization = `Bearer ${player.token}`
  const untilMs = Date.now() + LOST_WITHIN_MS
  const tried = new Set<number>()
  await player.set('quoteChanges', 3)
  while (Date.now() < untilMs) {
    if ((await player.bets()).some(({ status }) => status === 'lost')) return
    for (const event of (await findLive(world)).slice(0, 4)) {
      const cell = event.periods[0]?.factors
        .flat()
        .find((factor) => factor !== null && !factor.d && (factor.v ?? 0) >= LONG_ODDS)
      if (!cell?.v || tried.has(event.id)) continue
      tried.add(event.id)
      const position = { event: event.id, factor: cell.h, value: cell.v }
      const bets = [{ type: 'singles', amount: 1, positions: [position] }]
      await world.call('betSlip/place', { bets }, { authorization, 'idempotency-key': crypto.randomUUID() })
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error('no bet was lost')
}

/** From the first page, which is what everybody types or has kept. */
async function runTask(
  context: BrowserContext,
  { task, device, world, player }: { task: Task; device: Device; world: World; player: TestPlayer },
): Promise<string> {
  const page = await context.newPage()
  try {
    await (task.isPlayer ? player.enter(page) : page.goto(world.url))
    await page.getByRole('main').getByRole('article').first().waitFor()
    // A person looks before he begins.
    await page.waitForTimeout(LOOK_MS)
    const hand = new Hand(page, device)
    await task.run(hand, world, player)
    const { taps, letters, screenfuls, seconds, siteMs } = hand
    const done = `${amount(taps, 'tap')}${letters > 0 ? ` + ${amount(letters, 'letter')}` : ''}`
    const far = screenfuls > 0 ? `, ${amount(screenfuls, 'window')} down` : ''
    return `${done}${far} | ${seconds.toFixed(1)} s (${(siteMs / 1000).toFixed(1)})`
  } catch (error) {
    await page.screenshot({ path: `.cache/ten-tasks-${device.name}-${TASKS.indexOf(task) + 1}.png` })
    return `not done | ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  } finally {
    await page.close()
  }
}

function printTable(done: readonly Done[]): void {
  const shown = DEVICES.filter((device) => done.some((one) => one.device === device))
  console.log(`\n| | Task |${shown.map(({ name }) => ` ${name} | |`).join('')}`)
  console.log(`|---|---|${shown.map(() => '---|---|').join('')}`)
  for (const [index, task] of TASKS.entries()) {
    const cells = shown.map((device) => done.find((one) => one.task === task && one.device === device)?.text)
    if (cells.some((cell) => cell !== undefined))
      console.log(`| ${index + 1} | ${task.name} |${cells.map((cell) => ` ${cell ?? '|'} |`).join('')}`)
  }
}

const asked = process.argv.slice(2)
const devices = DEVICES.filter(({ name }) => !asked.some(isDevice) || asked.includes(name))
const numbers = asked.filter((word) => !isDevice(word)).map(Number)
const databases = await startDatabaseService()
const world = await bootWorld({ databaseService: databases.url, speed: SPEED })
const browser = await chromium.launch(await browserLaunchOptions())
try {
  await untilFilled(world)
  const done: Done[] = []
  for (const device of devices) {
    const player = await registerPlayer(world)
    if (numbers.length === 0 || numbers.includes(TASKS.length)) await loseBet(world, player)
    const { width, height, hasTouch } = device
    const open = () => browser.newContext({ viewport: { width, height }, hasTouch, isMobile: hasTouch })
    const own = await open()
    for (const [index, task] of TASKS.entries()) {
      if (numbers.length > 0 && !numbers.includes(index + 1)) continue
      const context = task.isPlayer ? own : await open()
      const text = await runTask(context, { task, device, world, player })
      console.log(`${device.name} ${index + 1} ${task.name}: ${text}`)
      done.push({ task, device, text })
      if (!task.isPlayer) await context.close()
    }
    await own.close()
  }
  printTable(done)
  if (done.some(({ text }) => text.startsWith('not done'))) process.exitCode = 1
} finally {
  await browser.close()
  await world.stop()
  await databases.stop()
}

function amount(count: number, of: string): string {
  return `${count} ${of}${count === 1 ? '' : 's'}`
}

function isDevice(word: string): boolean {
  return DEVICES.some(({ name }) => name === word)
}
