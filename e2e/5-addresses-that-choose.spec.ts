import { untilDrawn } from './support/drawn-pages.ts'
import { collectFaults } from './support/page-health.ts'
import { expect, test } from './support/worlds.ts'

const CHOSEN = [
  '/casino?provider=ng4',
  '/casino?kind=slots',
  '/casino?sort=name',
  '/casino?q=nar',
  '/casino?q=old%20bazaar',
  '/casino?provider=nobody',
  '/games?kind=table&sort=rtp',
  '/game/id/ng4_nar?demo=1',
  '/rules/article/14?find=m%C9%99rc',
]

test.describe('an address that chooses something is taken over as it was drawn', () => {
  for (const path of CHOSEN)
    test(path, async ({ page, scripted: world }) => {
      const faults = collectFaults(page)
      await untilDrawn(world.url)
      await page.goto(world.url + path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('[data-form]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(faults).toEqual([])
    })
})
