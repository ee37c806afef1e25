import { AUTOPLAY_ROUNDS, type AutoplayPlan, planAutoplay } from './autoplay.ts'
import { make, makeButton, newName, write } from './dom.ts'
import type { Money } from './game-entry.ts'
import type { GameText } from './game-text.ts'
import { makeIcon } from './icons.ts'
import { createPanel, type Panel } from './panel.ts'
import { readAmount } from './stake.ts'

export interface AutoplayPanel {
  readonly panel: Panel
  /** Rounds that are left; null while none runs. */
  show(left: number | null): void
}

interface Presses {
  readonly begin: (plan: AutoplayPlan) => void
  readonly stop: () => void
}

const ROUNDS_AT_FIRST = 25

export function createAutoplayPanel(
  text: GameText,
  money: Money,
  hasFeature: boolean,
  { begin, stop }: Presses,
): AutoplayPanel {
  let left: number | null = null
  const group = newName()
  const rounds = AUTOPLAY_ROUNDS.map((count) =>
    make('input', { type: 'radio', name: group, value: count, checked: count === ROUNDS_AT_FIRST }),
  )
  const loss = amountField(text('play.auto.loss'), money.sign, text('play.auto.loss.hint'))
  const win = amountField(text('play.auto.win'), money.sign, null)
  const feature = make('input', { type: 'checkbox', class: 'switch', checked: true })
  const start = makeButton('plain wide', press)
  const readForm = () => ({
    rounds: Number(rounds.find(({ checked }) => checked)?.value ?? 0),
    lossMinor: readAmount(loss.field.value),
    winAboveMinor: readAmount(win.field.value),
    stopsAtFeature: hasFeature && feature.checked,
  })
  function press(): void {
    const plan = planAutoplay(readForm())
    if (left !== null) stop()
    else if (plan === null) loss.field.focus()
    else begin(plan)
  }
  function update(): void {
    const form = readForm()
    start.setAttribute('aria-disabled', String(left === null && planAutoplay(form) === null))
    write(
      start,
      left === null ? text('play.auto.start', { rounds: form.rounds }) : text('play.auto.stop', { left }),
    )
    for (const control of [...rounds, loss.field, win.field, feature]) control.disabled = left !== null
  }
  const body = make(
    'div',
    { class: 'auto-form' },
    make(
      'fieldset',
      { class: 'rounds' },
      make('legend', { class: 'label' }, text('play.auto.rounds')),
      ...rounds.map((input) => make('label', { class: 'pick' }, input, make('span', {}, input.value))),
    ),
    loss.element,
    win.element,
    hasFeature
      ? make('label', { class: 'toggle' }, make('span', {}, text('play.auto.feature')), feature)
      : null,
    start,
  )
  body.addEventListener('input', update)
  update()
  return {
    panel: createPanel(
      text('play.auto.title'),
      body,
      make('span', { class: 'quiet' }, makeIcon('repeat', 18)),
    ),
    show(count) {
      left = count
      update()
    },
  }
}

function amountField(label: string, sign: string, hint: string | null) {
  const [name, about] = [newName(), newName()]
  const field = make('input', {
    id: name,
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': hint === null ? null : about,
  })
  const element = make(
    'div',
    { class: 'field' },
    make('label', { for: name, class: 'label' }, label),
    make('div', { class: 'field-box' }, field, make('span', {}, sign)),
    hint === null ? null : make('p', { id: about, class: 'hint' }, hint),
  )
  return { element, field }
}
