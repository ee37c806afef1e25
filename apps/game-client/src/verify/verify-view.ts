import { ENGINE_NAMES } from '@xezer/game-math/play/engine'
import { type RedrawnRound, redrawRound } from '@xezer/game-math/verify/redraw'
import type { DrawStep } from '@xezer/game-math/verify/traced-draws'
import { make, makeButton, newName } from '../kit/dom.ts'
import type { GameText } from '../kit/game-text.ts'
import { readAmount } from '../kit/stake.ts'
import { type ClaimForm, claimOf } from './claim-address.ts'

const FIELDS = ['server', 'hash', 'client', 'nonce', 'variant', 'stake', 'choice', 'moves'] as const

/** A round drawn again in the browser: nothing is asked and nothing is sent. */
export function createVerifyView(text: GameText, initial: ClaimForm): HTMLElement {
  const engine = make(
    'select',
    {},
    ...ENGINE_NAMES.map((name) => make('option', { value: name, selected: name === initial.engine }, name)),
  )
  const inputs = FIELDS.map((name) => {
    const input = make('input', { autocomplete: 'off', spellcheck: 'false' })
    input.value = initial[name]
    return { name, input }
  })
  const result = make('div', { class: 'verified', role: 'status' })
  const readForm = (): ClaimForm => ({
    ...(Object.fromEntries(inputs.map(({ name, input }) => [name, input.value])) as Omit<
      ClaimForm,
      'engine'
    >),
    engine: engine.value,
  })
  function verify(): void {
    const form = readForm()
    const claim = claimOf(form, readAmount(form.stake))
    const drawn = claim === null ? null : redrawRound(claim)
    if (drawn === null) result.replaceChildren(make('p', {}, text('play-verify.fault.json')))
    else if (!drawn.ok) result.replaceChildren(make('p', {}, text(`play-verify.fault.${drawn.error}`)))
    else result.replaceChildren(...showRound(text, drawn.value))
  }
  const element = make(
    'form',
    { class: 'verify' },
    make('p', {}, text('play-verify.about')),
    labelled(text('play-verify.engine'), engine),
    ...inputs.map(({ name, input }) => labelled(text(`play-verify.${name}`), input)),
    makeButton('main', verify, {}, text('play-verify.draw')),
    result,
  )
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    verify()
  })
  if (initial.server !== '') verify()
  return element
}

function labelled(label: string, control: HTMLInputElement | HTMLSelectElement): HTMLElement {
  control.id = newName()
  return make(
    'div',
    { class: 'field' },
    make('label', { for: control.id, class: 'label' }, label),
    make('div', { class: 'field-box' }, control),
  )
}

function showRound(text: GameText, { hash, agrees, draws, round }: RedrawnRound): readonly HTMLElement[] {
  const money = (amountMinor: number) => (amountMinor / 100).toFixed(2)
  const fact = (label: string, value: string) => [
    make('dt', {}, label),
    make('dd', {}, make('code', {}, value)),
  ]
  const hashWords =
    agrees.hash === null
      ? hash
      : `${hash} — ${text(agrees.hash ? 'play-verify.agrees' : 'play-verify.differs')}`
  return [
    make(
      'dl',
      { class: 'seeds' },
      ...fact(text('play-verify.hash'), hashWords),
      ...fact(text('play.session.staked'), money(round.stakedMinor)),
      ...fact(text('play.session.returned'), money(round.returnMinor)),
    ),
    make(
      'div',
      { class: 'table-box', tabindex: 0 },
      make(
        'table',
        {},
        make(
          'thead',
          {},
          make(
            'tr',
            {},
            ...['#', text('play-verify.what'), text('play-verify.words'), text('play-verify.value')].map(
              (words) => make('th', { scope: 'col' }, words),
            ),
          ),
        ),
        make(
          'tbody',
          {},
          ...draws.map(({ step, meaning }, place) => {
            const spin = meaning.spin === undefined ? '' : `${meaning.spin}.`
            const what = `${text(`play-verify.meaning.${meaning.code}`)} ${spin}${meaning.place ?? ''}`
            return make(
              'tr',
              {},
              ...[String(place + 1), what, step.words.join(' '), writeValue(step)].map((words) =>
                make('td', {}, words),
              ),
            )
          }),
        ),
      ),
    ),
    make(
      'details',
      {},
      make('summary', {}, text('play-verify.view')),
      make('pre', {}, JSON.stringify(round.view, null, 1)),
    ),
  ]
}

const writeValue = (step: DrawStep) =>
  step.draw === 'shuffle'
    ? step.values.join(' ')
    : step.draw === 'below'
      ? `${step.value} < ${step.bound}`
      : String(step.value)
