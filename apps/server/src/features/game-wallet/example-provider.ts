import type { WalletCallName } from '@xezer/contract/game-wallet'
import { WALLET_ANSWERS } from '@xezer/contract/game-wallet-answers'
import { must } from '@xezer/std/assert'
import * as z from 'zod/mini'
import { signCall } from './call-signature.ts'
import { type ExampleWallet, SECRETS } from './example-game-wallet.ts'

export interface Said {
  readonly status: number
  readonly code: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A provider that asks one server after the other, and takes no answer that is not as it is published. */
export function createExampleProvider({ urls }: Pick<ExampleWallet, 'urls'>, provider: string) {
  let turn = 0
  return async (call: WalletCallName, fields: object, signal: AbortSignal | null = null): Promise<Said> => {
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
      signal,
    })
    const said = (await response.json()) as Record<string, unknown>
    if (response.status === 200) z.parse(WALLET_ANSWERS[call], said)
    return { status: response.status, code: String(said.code), body: said }
  }
}
