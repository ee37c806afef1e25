import type { Page } from '@playwright/test'
import { prices } from '@xezer/dev-world/scripted-feed'
import type { Locale } from '@xezer/std/locale'
import { crowd } from './support/crowd.ts'
import { findCollisions } from './support/find-collisions.ts'
import { registerPlayer, type TestPlayer } from './support/player.ts'
import { bootScripted, expect, type ScriptedWorld, test } from './support/worlds.ts'

const BALANCE = 1_234_567.89
const SHOWN = '1 234 567.89 ₼'

/** What is read beside each other, wherever it stands. */
const PARTS = 'header:has(nav), main article, main section > header, nav li'

/** Windows, and those of 1440, 1024 and 768 whose visitor has enlarged the page to 200 %. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 900, height: 700 },
  { width: 768, height: 900 },
  { width: 720, height: 450 },
  { width: 512, height: 384 },
  { width: 390, height: 844 },
  { width: 384, height: 450 },
]

let world: ScriptedWorld
let player: TestPlayer
test.beforeAll(async () => {
  world = await bootScripted()
  player = await registerPlayer(world)
  for (const match of [await world.stage.playLive(), await world.stage.announce(20)]) {
    await match.offer([
      prices('total', 'total=2.5', [
        ['over', 1.9],
        ['under', 1.85],
      ]),
    ])
  }
  await expect.poll(async () => (await fetch(world.url)).text()).toContain('data-document')
})
test.afterAll(() => world.stop())

async function enter(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: world.url }])
  await player.enter(page)
  await crowd(page, world.url, BALANCE)
}

/** Each list in every window, and the top bar in every language where it is full. */
const LOOKED_AT = [
  { locale: 'ru', path: '/', sizes: SIZES },
  { locale: 'az', path: '/prematch', sizes: SIZES },
  { locale: 'en', path: '/', sizes: SIZES.slice(1, 4) },
] as const

for (const { locale, path, sizes } of LOOKED_AT) {
  test(`thirty sports of long names fit every window, and no balance is cut: ${locale}, ${path}`, async ({
    page,
  }) => {
    await enter(page, locale)
    const faults: string[] = []
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(world.url + path)
    await expect(page.getByTestId('balance')).toHaveText(SHOWN)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      })
      const found = [
        ...(await page.evaluate(findWide)),
        ...(await page.evaluate(findCollisions, PARTS)),
        ...(await page.evaluate(findLoneColumns)),
      ]
      if (size.width >= 768) found.push(...(await page.evaluate(findLostEntries)))
      const balances = page.getByRole('banner').getByText(SHOWN).filter({ visible: true })
      if ((await balances.count()) !== 1) found.push('no balance')
      faults.push(...found.map((fault) => `${size.width}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** Whether the page, its main part or its top bar has more than fits in its width. */
function findWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('main, header:has(nav)')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} of ${clientWidth}`)
}

/** Cells that do not stand below the name of their group. */
function findLoneColumns(): string[] {
  return [...document.querySelectorAll('main article')].flatMap((row) => {
    const section = row.closest('section')
    const groups = section?.querySelectorAll(':scope > header [data-group]') ?? []
    const heads = [...groups].filter((group) => group.checkVisibility())
    const cells = [...row.querySelectorAll('[data-cells] button')].filter((cell) => cell.checkVisibility())
    if (heads.length === 0) return []
    const [left, right] = [
      Math.min(...heads.map((head) => head.getBoundingClientRect().left)),
      Math.max(...heads.map((head) => head.getBoundingClientRect().right)),
    ]
    return cells
      .filter((cell) => {
        const box = cell.getBoundingClientRect()
        return box.left < left - 2 || box.right > right + 2
      })
      .map((cell) => `${cell.textContent} stands below no group`)
  })
}

/** Entries of the top bar that are out of sight although no button leads to them. */
function findLostEntries(): string[] {
  const nav = document.querySelector('header nav')
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const lost = [...(nav?.querySelectorAll('a') ?? [])].filter((entry) => !isShown(entry))
  const hasMore = [...(nav?.querySelectorAll('button') ?? [])].some(isShown)
  return hasMore ? [] : lost.map((entry) => `${entry.textContent} is lost`)
}
