import { CALLS } from '@xezer/contract/calls'
import { createCallFinder } from '../platform/http/find-call.ts'

const find = createCallFinder(Object.values(CALLS))

/** The methods that a path takes, as the `Allow` header lists them; none when there is no such call. */
export function findCallMethods(url: string): readonly string[] {
  const methods = (['GET', 'POST'] as const).filter((method) => find(method, url) !== null)
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}
