import { loadPlayTranslator } from '@xezer/i18n/load-play-translator'
import { parseLocale } from '@xezer/std/locale'
import { make, makeButton } from './kit/dom.ts'
import { readClaim } from './verify/claim-address.ts'
import { createVerifyView } from './verify/verify-view.ts'

const locale = parseLocale(new URLSearchParams(location.search).get('lang'))
document.documentElement.lang = locale
const text = await loadPlayTranslator(locale)
document.title = text('play-verify.title')
const back =
  history.length > 1 ? makeButton('plain', () => history.back(), {}, text('play.replay.back')) : null
document.body.replaceChildren(
  make(
    'main',
    { class: 'paper' },
    make('h1', {}, text('play-verify.title')),
    back,
    createVerifyView(text, readClaim(location.hash)),
  ),
)
