import { describe, expect, it } from 'vitest'
import { findComplaints } from '../example-svg.ts'
import { theme } from '../themes/nar.ts'
import { CARD_SIZE, cardBack, cardFace } from './cards.ts'
import { CHIP_TONES, chip } from './chips.ts'
import { balloon, crane } from './flight.ts'
import { rouletteBall, rouletteBowl, rouletteWheel, WHEEL_ORDER } from './roulette.ts'
import { scratchFilm, scratchThings } from './scratch.ts'

const { palette } = theme
const cards = Array.from({ length: 52 }, (_, card) => cardFace(card))
const others: readonly (readonly [string, string])[] = [
  ['card back', cardBack(palette)],
  ...CHIP_TONES.map((tone) => [`chip ${tone}`, chip(palette, tone)] as const),
  ['balloon', balloon(palette)],
  ['crane, wings up', crane(palette, 0)],
  ['crane, wings down', crane(palette, 1)],
  ['roulette wheel', rouletteWheel(palette)],
  ['roulette bowl', rouletteBowl(palette)],
  ['roulette ball', rouletteBall()],
  ['film', scratchFilm(palette)],
  ...(['shore', 'tray'] as const).flatMap((set) =>
    Object.entries(scratchThings(set)).map(([name, draw]) => [`${set} ${name}`, draw()] as const),
  ),
]

describe('cards', () => {
  it('have fifty-two different faces', () => {
    expect(new Set(cards).size).toBe(52)
  })

  it.each(cards.map((svg, card) => [card, svg] as const))('card %d is a sound drawing', (_card, svg) => {
    expect(findComplaints(svg)).toEqual([])
    expect(svg).toContain(`viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}"`)
  })

  it.each([
    [4, 2],
    [15, 4],
    [19, 5],
    [24, 7],
    [31, 8],
    [35, 9],
    [36, 10],
  ])('card %d shows %d pips besides its two corners', (card, pips) => {
    const suit =
      /d="([^"]+)" fill="[^"]+" transform="translate\(13 37\)/.exec(cards[card] ?? '')?.[1] ?? 'none'
    expect((cards[card] ?? '').split(`d="${suit}"`).length - 1).toBe(pips + 2)
  })
})

describe('the roulette wheel', () => {
  it('has each number from 0 to 36 once', () => {
    expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  })
})

describe('pieces', () => {
  it.each(others)('%s is a sound drawing', (_name, svg) => {
    expect(findComplaints(svg)).toEqual([])
  })

  it('differ from each other', () => {
    expect(new Set(others.map(([, svg]) => svg)).size).toBe(others.length)
  })
})
