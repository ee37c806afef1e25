import { make, makeButton, write } from './dom.ts'
import type { GameText } from './game-text.ts'
import { type IconName, makeIcon } from './icons.ts'

export interface TopBar {
  readonly element: HTMLElement
  show(facts: { readonly elapsed: string; readonly net: string; readonly balance: string }): void
  showSound(isOn: boolean): void
}

interface Presses {
  readonly back: (() => void) | null
  /** Out of play money, where anybody leads there. */
  readonly real: (() => void) | null
  readonly fairness: () => void
  readonly sound: () => void
  readonly rules: () => void
  readonly full: (() => void) | null
  readonly menu: () => void
}
interface Names {
  readonly name: string
  readonly provider: string
  readonly thumbnail: string
  readonly rtp: string
  readonly isDemo: boolean
}

/** Back, name, return and fairness; time, net result and balance, which are always on the screen; sound, rules, full screen. */
export function createTopBar(text: GameText, names: Names, presses: Presses): TopBar {
  const elapsed = make('b')
  const net = make('b')
  const balance = make('b')
  const sound = iconButton('sound-off', text('play.sound.on'), presses.sound)
  const fact = (className: string, label: string, value: HTMLElement) =>
    make('div', { class: `fact ${className}` }, make('span', {}, label), value)
  const back = presses.back === null ? null : iconButton('back', text('play.back'), presses.back)
  const full = presses.full === null ? null : iconButton('full', text('play.full'), presses.full, 'for-room')
  const real = presses.real === null ? null : makeButton('tag real', presses.real, {}, text('play.for_money'))
  const thumbnail = make('img', { class: 'thumb', src: names.thumbnail, alt: '', width: 64, height: 40 })
  thumbnail.addEventListener('error', () => thumbnail.remove())
  const element = make(
    'header',
    { class: 'top' },
    back,
    thumbnail,
    make(
      'div',
      { class: 'names' },
      make('h1', {}, names.name),
      make('span', {}, names.isDemo ? text('play.demo') : names.provider),
    ),
    make('span', { class: 'tag rtp' }, `RTP ${names.rtp}`),
    make(
      'div',
      { class: 'facts' },
      makeButton(
        'tag fair',
        presses.fairness,
        {},
        makeIcon('shield', 16),
        make('span', { class: 'for-room' }, text('play.fair')),
        make('span', { class: 'for-phone' }, text('play.fair.short')),
      ),
      real,
      fact('elapsed', text('play.elapsed'), elapsed),
      fact('net', text('play.net'), net),
    ),
    fact(
      names.isDemo ? 'balance is-demo' : 'balance',
      text(names.isDemo ? 'play.balance.demo' : 'play.balance'),
      balance,
    ),
    make(
      'div',
      { class: 'tools' },
      sound,
      iconButton('help', text('play.rules'), presses.rules, 'for-room'),
      full,
      iconButton('menu', text('play.menu'), presses.menu, 'for-narrow'),
    ),
  )
  return {
    element,
    show(facts) {
      write(elapsed, facts.elapsed)
      write(net, facts.net)
      write(balance, facts.balance)
    },
    showSound(isOn) {
      sound.replaceChildren(makeIcon(isOn ? 'sound-on' : 'sound-off'))
      sound.setAttribute('aria-label', text(isOn ? 'play.sound.off' : 'play.sound.on'))
    },
  }
}

function iconButton(icon: IconName, label: string, press: () => void, more = ''): HTMLButtonElement {
  return makeButton(`icon-button ${more}`, press, { 'aria-label': label }, makeIcon(icon))
}
