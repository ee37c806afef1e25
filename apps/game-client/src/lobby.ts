import type { FrameListing } from '@xezer/game-catalogue/frame-listing'
import { presentListings } from '@xezer/game-catalogue/present-listing'
import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import { parseLocale } from '@xezer/std/locale'
import { createBridge } from './kit/bridge.ts'
import { make, makeButton } from './kit/dom.ts'
import { readOrigins } from './site-origins.ts'

// `/games/user/{id}/lang/{lang}`: every game that is switched on as a page of the games' origin, without any account's data. Its tiles ask the site.
const KINDS = ['slots', 'table', 'instant'] as const
const locale = parseLocale(/\/lang\/([^/]+)/.exec(location.pathname)?.[1])
document.documentElement.lang = locale
const bridge = createBridge(window as never, readOrigins(), (message) => {
  if (message.type === 'theme') document.documentElement.dataset.theme = message.value
})
const text = await loadPlayTranslator(locale)
document.title = text('play-lobby.title')
const { content: ids = '' } = document.querySelector<HTMLMetaElement>('meta[name="games"]') ?? {}
const isOn = new Set(ids.split(' '))
const listings = presentListings().filter(({ id }) => isOn.has(id))
document.body.replaceChildren(
  make(
    'main',
    { class: 'paper lobby' },
    make('h1', {}, text('play-lobby.title')),
    ...KINDS.map((kind) =>
      make(
        'section',
        {},
        make('h2', {}, text(`play-lobby.${kind}`)),
        make('ul', {}, ...listings.filter((listing) => listing.kind === kind).map(tile)),
      ),
    ),
  ),
)
bridge.send({ type: 'ready' })

function tile({ id, name, provider, rtp }: FrameListing): HTMLElement {
  const picture = make('img', {
    src: `/thumbnails/${id}.jpeg`,
    alt: '',
    width: 300,
    height: 188,
    loading: 'lazy',
  })
  picture.addEventListener('error', () => picture.remove())
  return make(
    'li',
    {},
    makeButton(
      'tile',
      () => bridge.send({ type: 'openPage', page: 'game', game: id }),
      {},
      make('span', { class: 'picture' }, picture),
      make('b', {}, name[locale]),
      make('span', { class: 'quiet' }, `${provider} · RTP ${rtp}`),
    ),
  )
}
