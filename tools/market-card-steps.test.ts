import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decideMarketLayout } from '../apps/site/src/features/event/market-layout.ts'

const EVENT_FOLDER = join(import.meta.dirname, '../apps/site/src/features/event')

/** The room that a market asks for whose longest label has so many letters. */
function roomOf(letters: number) {
  const labels = ['x'.repeat(letters), 'y']
  const factors = labels.map((n) => ({ h: `1:t::${n}`, v: 2, n, pt: null, d: false }))
  return decideMarketLayout({
    ...{ id: 't', name: 't', team: null, group: 'o', type: 'common' },
    ...{ size: 2, head: [], rows: 1, factors },
  }).roomPx
}

it('a market asks for the steps that the style sheet of its card has, and for all of them', () => {
  const css = readFileSync(join(EVENT_FOLDER, 'market-card.module.css'), 'utf8')
  const found = [...css.matchAll(/\(max-width: (\d+)px\) \{\s+\[data-room="(\d+)"\]/g)]
  const steps = found.map(([, , step]) => Number(step))
  expect(found.map(([, widest]) => Number(widest) + 1)).toEqual(steps)
  // What fits nowhere needs no width of a card.
  expect(css).toMatch(/^\[data-room="9999"\]/m)
  const asked = new Set(Array.from({ length: 60 }, (_, position) => roomOf(position + 1)))
  expect([...asked]).toEqual([...steps, 9999])
})
