import { accountExportPart, accountExportTake } from '@xezer/contract/leaving'
import type { Result } from '@xezer/std/result'
import { ok } from '@xezer/std/result'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'

/** Uses the link up, and puts the parts together. */
export async function fetchCopy(
  api: Pick<ApiClient, 'call'>,
  token: string,
): Promise<Result<{ name: string; zip: Blob }, ApiError>> {
  const taken = await api.call(accountExportTake, { token })
  if (!taken.ok) return taken
  const bytes: BlobPart[] = []
  for (let part = 0; part < taken.value.parts; part++) {
    const answer = await api.call(accountExportPart, { part })
    if (!answer.ok) return answer
    bytes.push(Uint8Array.from(atob(answer.value.data), (letter) => letter.charCodeAt(0)))
  }
  return ok({ name: taken.value.name, zip: new Blob(bytes, { type: 'application/zip' }) })
}
