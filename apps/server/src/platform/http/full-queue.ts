import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCALES, type Locale } from '@xezer/std/locale'
import { type AnswerBytes, sendAnswerBytes, toAnswerBytes } from './answer-bytes.ts'
import { answerCrossOrigin } from './cross-origin.ts'
import { requestLocale } from './request-locale.ts'

export interface FullQueueOptions {
  /** Addresses of calls that wait in it; each is asked by POST. */
  readonly paths: readonly string[]
  readonly isFull: () => boolean
  readonly onTurnedAway: () => void
  readonly origins: readonly string[]
  readonly retryAfterSeconds: number
  /** What is said, as the call itself would say it. */
  readonly present: (locale: Locale) => { readonly status: number; readonly body: string }
}

/**
 * Stands before the router: who would find a full queue is told so before anything of what he sent is read. The call says the
 * same for itself; here it costs a tenth of that, and a flood of them keeps nobody else waiting.
 */
export function createFullQueue(
  options: FullQueueOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const paths = new Set(options.paths)
  const answers = new Map<Locale, AnswerBytes>(
    LOCALES.map((locale) => {
      const { status, body } = options.present(locale)
      return [locale, toAnswerBytes(status, body, options.retryAfterSeconds)]
    }),
  )
  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'POST' || !paths.has(url) || !options.isFull()) return false
    if (headers.origin !== undefined && answerCrossOrigin(options.origins, request, response)) return true
    const answer = answers.get(requestLocale(headers.cookie))
    if (answer === undefined) return false
    options.onTurnedAway()
    request.resume()
    sendAnswerBytes(request, response, answer)
    return true
  }
}
