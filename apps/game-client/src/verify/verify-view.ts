import { ENGINE_NAMES } from '@xezer/game-math/play/engine'
import { redrawRound } from '@xezer/game-math/verify/redraw'
import { redrawSharedRound } from '@xezer/game-math/verify/redraw-shared'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { make, makeButton, newName } from '../kit/dom.ts'
import type { GameText } from '../kit/game-text.ts'
import { type ClaimForm, claimOf, isSharedForm, sharedClaimOf } from './claim-address.ts'
import { showRound, showSharedRound } from './show-drawn.ts'

type Field = Exclude<keyof ClaimForm, 'engine'>

const LABELS: Readonly<Record<Field, PlainMessageId>> = {
  server: 'play-verify.server',
  hash: 'play-verify.hash',
  client: 'play-verify.client',
  nonce: 'play-verify.nonce',
  link: 'play-verify.link',
  seeds: 'play-verify.seeds',
  published: 'play-verify.published',
  place: 'play-verify.place',
  variant: 'play-verify.variant',
  stake: 'play-verify.stake',
  choice: 'play-verify.choice',
  moves: 'play-verify.moves',
  point: 'play-verify.meaning.point',
  staked: 'play.session.staked',
  returned: 'play.session.returned',
  view: 'play-verify.shown',
}
const OWN: readonly Field[] = ['server', 'hash', 'client', 'nonce', 'variant', 'stake', 'choice', 'moves']
const SHARED: readonly Field[] = ['link', 'hash', 'seeds', 'published', 'place', 'stake', 'choice', 'moves']
const TOLD: readonly Field[] = ['staked', 'returned', 'view']

/** A round drawn again in the browser: nothing is asked and nothing is sent. */
export function createVerifyView(text: GameText, initial: ClaimForm): HTMLElement {
  const engine = make(
    'select',
    {},
    ...ENGINE_NAMES.map((name) => make('option', { value: name, selected: name === initial.engine }, name)),
  )
  const fields = Object.fromEntries(
    (Object.keys(LABELS) as Field[]).map((name) => {
      const input = make('input', { autocomplete: 'off', spellcheck: 'false' })
      input.value = initial[name]
      return [name, { input, row: labelled(text(LABELS[name]), input) }]
    }),
  ) as Readonly<Record<Field, { readonly input: HTMLInputElement; readonly row: HTMLElement }>>
  const [asked, told] = [
    make('div', { class: 'verify-fields' }),
    make('fieldset', { class: 'verify-fields' }),
  ]
  const result = make('div', { class: 'verified', role: 'status' })
  function showFields(): void {
    const isShared = isSharedForm({ engine: engine.value })
    asked.replaceChildren(...(isShared ? SHARED : OWN).map((name) => fields[name].row))
    told.replaceChildren(
      make('legend', { class: 'label' }, text('play-verify.told')),
      ...[...(isShared ? (['point'] as const) : []), ...TOLD].map((name) => fields[name].row),
    )
  }
  const readForm = (): ClaimForm => ({
    ...(Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input.value])) as Omit<
      ClaimForm,
      'engine'
    >),
    engine: engine.value,
  })
  const verify = () => result.replaceChildren(...drawAgain(text, readForm()))
  const element = make(
    'form',
    { class: 'verify' },
    make('p', {}, text('play-verify.about')),
    labelled(text('play-verify.engine'), engine),
    asked,
    told,
    makeButton('main', verify, {}, text('play-verify.draw')),
    result,
  )
  engine.addEventListener('change', showFields)
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    verify()
  })
  showFields()
  if (initial.server !== '' || initial.link !== '') verify()
  return element
}

function drawAgain(text: GameText, form: ClaimForm): readonly HTMLElement[] {
  const fault = (error: PlainMessageId) => [make('p', {}, text(error))]
  if (isSharedForm(form)) {
    const claim = sharedClaimOf(form)
    const drawn = claim === null ? null : redrawSharedRound(claim)
    if (claim === null || drawn === null) return fault('play-verify.fault.json')
    return drawn.ok ? showSharedRound(text, claim, drawn.value) : fault(`play-verify.fault.${drawn.error}`)
  }
  const claim = claimOf(form)
  const drawn = claim === null ? null : redrawRound(claim)
  if (claim === null || drawn === null) return fault('play-verify.fault.json')
  return drawn.ok ? showRound(text, claim, drawn.value) : fault(`play-verify.fault.${drawn.error}`)
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
