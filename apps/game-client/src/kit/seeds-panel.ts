import type { PlaySeeds, RevealedSeeds } from '@xezer/contract/game-server'
import { make, makeButton, newName, write } from './dom.ts'
import type { GameText } from './game-text.ts'
import { createPanel, type Panel } from './panel.ts'

export interface SeedsPanel {
  readonly panel: Panel
  show(seeds: PlaySeeds): void
}

/** What the coming rounds are drawn of, as far as it may be known. */
export function createSeedsPanel(text: GameText, change: () => void): SeedsPanel {
  const [hash, client, nonce] = [make('code'), make('code'), make('code')]
  const body = make(
    'dl',
    { class: 'seeds' },
    make('dt', {}, text('play.seeds.server')),
    make('dd', { class: 'hash' }, hash),
    make('dt', {}, text('play.seeds.client')),
    make('dd', {}, client),
    make('dt', {}, text('play.seeds.nonce')),
    make('dd', {}, nonce),
  )
  const button = makeButton('link', change, {}, text('play.seeds.change'))
  return {
    panel: createPanel(text('play.seeds'), body, button),
    show(seeds) {
      write(hash, seeds.hash)
      write(client, seeds.client)
      write(nonce, String(seeds.nonce))
    },
  }
}

const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/

/** Where the pair is changed: the player's own seed, and what was revealed by it. */
export function createSeedsForm(
  text: GameText,
  suggested: string,
  change: (client: string) => Promise<RevealedSeeds | null>,
): HTMLElement {
  const [name, about] = [newName(), newName()]
  const field = make('input', {
    id: name,
    value: suggested,
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': about,
  })
  const button = makeButton('plain', press, {}, text('play.seeds.change'))
  const old = make('div', { role: 'status' })
  field.addEventListener('input', () => {
    button.setAttribute('aria-disabled', String(!CLIENT_SEED.test(field.value)))
  })
  async function press(): Promise<void> {
    if (!CLIENT_SEED.test(field.value)) return field.focus()
    button.disabled = true
    const revealed = await change(field.value)
    button.disabled = false
    old.replaceChildren(
      revealed === null
        ? make('p', { class: 'hint' }, text('play.seeds.open'))
        : showRevealed(text, revealed),
    )
  }
  return make(
    'div',
    { class: 'seeds-form' },
    make('label', { for: name, class: 'label' }, text('play.seeds.own')),
    make('div', { class: 'field-box' }, field),
    make('p', { id: about, class: 'hint' }, text('play.seeds.own.hint')),
    button,
    old,
  )
}

function showRevealed(text: GameText, { server, hash, client, rounds }: RevealedSeeds): HTMLElement {
  const row = (label: string, value: string) => [
    make('dt', {}, label),
    make('dd', { class: 'hash' }, make('code', {}, value)),
  ]
  return make(
    'dl',
    { class: 'seeds revealed' },
    ...row(text('play.seeds.old'), server),
    ...row(text('play.seeds.server'), hash),
    ...row(text('play.seeds.client'), client),
    make('dt', {}, text('play.seeds.old.rounds', { rounds })),
  )
}
