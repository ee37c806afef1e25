import { accountBetsTable } from '@xezer/contract/account'
import type { CallInput } from '@xezer/contract/call'
import { err, ok, type Result } from '@xezer/std/result'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'

/** Of half a thousand bets each: more than a player places in years. */
export const PAGES_MAX = 400

/** All bets of a period under a filter as the text of one file. */
export async function fetchBetsTable(
  api: ApiClient,
  question: CallInput<typeof accountBetsTable>,
): Promise<Result<readonly string[], ApiError>> {
  const pages: string[] = []
  let before: number | null = null
  do {
    const answer: Awaited<ReturnType<typeof api.call<typeof accountBetsTable>>> = await api.call(
      accountBetsTable,
      before === null ? question : { ...question, before },
    )
    if (!answer.ok) return err(answer.error)
    pages.push(answer.value.csv)
    before = answer.value.before
  } while (before !== null && pages.length < PAGES_MAX)
  return ok(pages)
}
