import { must } from '@xezer/std/assert'
import { make, makeButton } from '../../kit/dom.ts'
import type { GameText } from '../../kit/game-text.ts'
import { betName, colourOf, fieldText } from './bet-words.ts'
import { type ClothPlace, findNeighbour, layCloth } from './cloth.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

export interface ClothField {
  readonly button: HTMLButtonElement
  /** What of a stake lies on it. */
  readonly chip: HTMLElement
  readonly place: ClothPlace
}

/** Every bet as a button at its place: one stop of the tabulator, arrows move within. */
export function createClothFields(text: GameText, press: (bet: string) => void) {
  const places = layCloth()
  const fields = new Map(places.map((place) => [place.bet, createField(text, place, press)]))
  const buttons = [...fields.values()].map(({ button }) => button)
  const attributes = { class: 'rl-cloth', role: 'group', 'aria-label': text('play-roulette.cloth') }
  const element = make('div', { ...attributes, 'data-keys': true }, ...buttons)
  element.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1
  })
  element.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const bet = event.target instanceof HTMLElement ? event.target.dataset.bet : undefined
    const from = bet === undefined ? undefined : fields.get(bet)
    if (step === undefined || from === undefined) return
    event.preventDefault()
    // An upright cloth is the same one, turned.
    const isUpright = getComputedStyle(element).getPropertyValue('--upright').trim() === '1'
    const next = findNeighbour(places, from.place, isUpright ? [step[1], step[0]] : step)
    if (next !== null) must(fields.get(next.bet), 'a field').button.focus()
  })
  return { element, fields }
}

function createField(text: GameText, place: ClothPlace, press: (bet: string) => void): ClothField {
  const { bet, kind } = place
  const chip = make('span', { class: 'bet-chip', hidden: true })
  const straight = bet.startsWith('straight') ? Number(bet.slice('straight-'.length)) : null
  const colour = straight === null ? '' : ` is-${colourOf(straight)}`
  const own = bet === 'red' || bet === 'black' ? ` is-${bet}` : ''
  const words = kind === 'spot' ? null : make('span', {}, fieldText(text, bet))
  const tabindex = bet === 'straight-0' ? 0 : -1
  const attributes = { tabindex, 'data-bet': bet, 'aria-label': betName(text, bet) }
  const button = makeButton(`rl-field rl-${kind}${colour}${own}`, () => press(bet), attributes, words, chip)
  for (const [name, value] of Object.entries({ x: place.x, y: place.y, w: place.width, h: place.height }))
    button.style.setProperty(`--${name}`, String(value))
  return { button, chip, place }
}
