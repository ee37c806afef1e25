import { must } from '@xezer/std/assert'
import { signCall } from './call-signature.ts'
import { type ExampleWallet, SECRETS } from './example-game-wallet.ts'

export interface Said {
  readonly status: number
  readonly code: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A provider that asks one server after the other. */
export function createExampleProvider({ urls }: Pick<ExampleWallet, 'urls'>, provider: string) {
  let turn = 0
  return async (call: string, fields: object): Promise<Said> => {
    turn += 1
    const path = `/wallet/v1/${call}`
    const body = JSON.stringify({ requestId: `r${turn}`, ...fields })
    const timestamp = String(Date.now())
    const secret = must(SECRETS.get(provider)?.[0], 'a provider of the example')
    const response = await fetch(must(urls[turn % urls.length], 'a server') + path, {
      method: 'POST',
      headers: {
        ...{ 'x-provider': provider, 'x-timestamp': timestamp },
        'x-signature': signCall(secret, { timestamp, path, body }),
      },
      body,
    })
    const said = (await response.json()) as Record<string, unknown>
    return { status: response.status, code: String(said.code), body: said }
  }
}
