import { plainPath } from '@xezer/contract/page-routes'
import { eventTitle } from '@xezer/i18n/event-title'
import { loadTranslator } from '@xezer/i18n/load-translator'
import type { Locale } from '@xezer/std/locale'
import { seededRandom } from '@xezer/std/random'
import { renderToString } from 'react-dom/server'
import { composeOffer, composeServices } from './compose-services.ts'
import { BRAND_NAME } from './core/brand.ts'
import { drawWithCasino } from './core/casino/has-casino.ts'
import { type Asked, askedKey, createFirstAnswers, type FirstAnswers } from './core/drawn/first-answers.ts'
import { topicQuestion } from './core/live/topic-question.ts'
import { createSession } from './core/session/session.ts'
import type { Language, Text } from './core/text/language.ts'
import { type About, aboutEvent, aboutPage } from './document-about.ts'
import { DOCUMENT_FORMS, FORM_RULES, FORM_SCRIPT, wrapForm } from './document-forms.ts'
import type { ApiClient } from './platform/api-client.ts'
import { drawForWindow } from './platform/media.ts'
import type { Router } from './platform/router.ts'
import { EMPTY_STORAGE, STILL_CONNECTION, still } from './platform/still.ts'
import { App } from './routes/app.tsx'
import {
  findArticleName,
  findListName,
  isArticleMissing,
  menuQuestions,
  pageQuestions,
} from './routes/first-questions.ts'
import { findRoute } from './routes/route-table.ts'

/** What the server asks for: a page as a stranger sees it, of these answers to its questions. */
export interface DocumentRequest {
  readonly path: string
  /** Without the question mark. */
  readonly search: string
  readonly locale: Locale
  /** JSON by the keys of the questions; null where a call refused. */
  readonly answers: Readonly<Record<string, string | null>>
  readonly atMs: number
  /** Whether the house has its games on. */
  readonly hasCasino?: boolean
}

export type DrawnDocument =
  | { readonly kind: 'asks'; readonly questions: readonly (Asked & { readonly key: string })[] }
  | {
      readonly kind: 'drawn'
      readonly markup: string
      /** How it is shown, and the one script that stands in it. */
      readonly rules: string
      readonly script: string
      readonly title: string
      /** What a link to it says: the page without the name of the house, and the rest. */
      readonly shareTitle: string
      readonly about: About
      readonly isFound: boolean
    }

/** What the renderer leaves where a piece of code was not here: the pictures of sports, the first time. */
const WAITING = '<!--$!-->'
const ROUNDS_MAX = 5

/**
 * Draws the first screen in each of its forms. Nothing of a visitor is in it, so that all who ask in one language share
 * it. Pure but for the code of pages, which is loaded when it is first wanted.
 */
export async function drawDocument(request: DocumentRequest): Promise<DrawnDocument> {
  drawWithCasino(request.hasCasino ?? true)
  const path = plainPath(request.path)
  const search = new URLSearchParams(request.search)
  const parsed = Object.entries(request.answers).map(([key, text]) => {
    return [key, text === null ? null : (JSON.parse(text) as unknown)] as const
  })
  const first = createFirstAnswers(new Map(parsed), request.atMs)
  const questions = listQuestions(path, search, first).map((asked) => ({ ...asked, key: askedKey(asked) }))
  const open = questions.filter(({ key }) => !(key in request.answers))
  if (open.length > 0) return { kind: 'asks', questions: open }
  const { route, pattern, params } = findRoute(path)
  await route?.preload()
  const text: Text = { locale: request.locale, translate: await loadTranslator(request.locale) }
  const router = createStillRouter(path, search)
  const services = createStrangersServices(first, text)
  const drawForms = () =>
    DOCUMENT_FORMS.map((form) => {
      drawForWindow(form.window)
      const app = <App services={services} router={router} />
      return wrapForm(form, renderToString(app, { identifierPrefix: form.name }))
    }).join('')
  let markup = drawForms()
  for (let round = 0; markup.includes(WAITING) && round < ROUNDS_MAX; round++) {
    await Promise.all([import('@xezer/ui/common-sport-icon'), import('@xezer/ui/other-sport-icon')])
    markup = drawForms()
  }
  const [topic] = route?.topics?.(params, search) ?? []
  const data = topic?.[0] === 'event' ? services.topics.observe('event', topic[1]).read().data : undefined
  const page =
    (data && eventTitle(data.event)) ??
    findListName({ params, search, first }) ??
    findArticleName(pattern, { params, search, first }) ??
    text.translate(route?.title ?? 'err.not_found')
  return {
    kind: 'drawn',
    markup,
    rules: FORM_RULES,
    script: FORM_SCRIPT,
    title: text.translate('page.title', { page, brand: BRAND_NAME }),
    shareTitle: page,
    about: data === undefined ? aboutPage(request.locale) : aboutEvent(data, request.locale),
    isFound:
      route !== undefined &&
      (topic?.[0] !== 'event' || data !== undefined) &&
      !isArticleMissing(pattern, { params, search, first }),
  }
}

/** What the first screen shows that a call has to answer, as far as that is known by the answers that are here. */
function listQuestions(path: string, search: URLSearchParams, first: FirstAnswers): Asked[] {
  const { route, pattern, params } = findRoute(path)
  if (route === undefined || route.section === 'account') return []
  const topics = route.topics?.(params, search) ?? []
  const asked = [
    ...topics.flatMap(([kind, name]) => topicQuestion(kind, name) ?? []),
    ...menuQuestions(path, route.section, search),
    ...pageQuestions(pattern, { params, search, first }),
  ]
  return [...new Map(asked.map((one) => [askedKey(one), one])).values()]
}

const nothing = () => {}

/** Nobody's session, no time that passes and no line to the server: a page is drawn once and let go. */
function createStrangersServices(first: FirstAnswers, text: Text) {
  const api: ApiClient = { call: () => new Promise(nothing) }
  const session = createSession(EMPTY_STORAGE)
  const random = seededRandom('document')
  const timers = { after: () => nothing }
  const outside = { session, api, connection: STILL_CONNECTION, first, random, timers }
  const language: Language = { ...still(text), change: async () => false }
  return composeServices(outside, composeOffer(outside), language)
}

function createStillRouter(path: string, search: URLSearchParams): Router {
  return {
    place: still({ path, search, entry: '', arrival: 'pop' as const }),
    navigate: nothing,
    back: nothing,
  }
}
