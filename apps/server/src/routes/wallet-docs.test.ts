import { readFileSync } from 'node:fs'
import { WALLET_CALLS, WALLET_CODES, type WalletCallName } from '@xezer/contract/game-wallet'
import { WALLET_ANSWERS } from '@xezer/contract/game-wallet-answers'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isSignedCall } from '../features/game-wallet/call-signature.ts'
import { readCall } from '../features/game-wallet/read-call.ts'
import { wireDocument } from '../features/game-wallet/wire-document.ts'
import { EXAMPLE_SECRET } from '../features/game-wallet/wire-examples.ts'

interface Part {
  readonly [key: string]: Part
}

const document = wireDocument() as unknown as Part
const operationOf = (name: WalletCallName) =>
  must(document.paths?.[`/wallet/v1/${name}`]?.post, `${name} in the document`)

describe('the document of the wallet', () => {
  it('stands in docs as the contract makes it (npm run wallet:document)', () => {
    const file = new URL('../../../../docs/game-wallet.openapi.json', import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(document, null, 2)}\n`)
  })

  it('has every call and no other, and every code under one of them', () => {
    const paths = Object.keys(document.paths ?? {})
    expect(paths).toEqual(WALLET_CALLS.map((name) => `/wallet/v1/${name}`))
    const answers = [
      ...Object.values(document.components?.responses ?? {}),
      ...WALLET_CALLS.map((name) => operationOf(name).responses?.['200']),
    ]
    const codes = new Set(answers.flatMap((answer) => Object.keys(answer?.['x-codes'] ?? {})))
    expect([...codes].sort()).toEqual([...WALLET_CODES].sort())
  })

  it.each(WALLET_CALLS)('%s: its examples are what the contract takes and gives', (name) => {
    const { requestBody, responses } = operationOf(name)
    const request = requestBody?.content?.['application/json']?.example
    expect(readCall(name, JSON.stringify(request))).toEqual({ call: name, ...request })
    const examples = Object.values(responses?.['200']?.content?.['application/json']?.examples ?? {})
    expect(examples.length).toBeGreaterThan(0)
    for (const { value } of examples) expect(z.parse(WALLET_ANSWERS[name], value)).toEqual(value)
  })

  it.each([
    ['an answer that has a field too many', { balance: 1, currency: 'AZN', code: 'OK', more: 1 }],
    ['a refusal by a limit without its reason', { balance: 1, currency: 'AZN', code: 'LIMIT' }],
    ['a code of another call', { balance: 1, currency: 'AZN', code: 'TX_NOT_FOUND' }],
    ['half a unit', { balance: 0.5, currency: 'AZN', code: 'OK' }],
  ])('%s is none of a bet', (_, answer) => {
    expect(z.safeParse(WALLET_ANSWERS.bet, { requestId: 'r', ...answer }).success).toBe(false)
  })
})

describe('the page of the wallet', () => {
  let world: World
  let page = ''
  let policy = ''
  beforeAll(async () => {
    world = await bootWorld({ feed: createScriptedFeed() })
    const answer = await fetch(`${world.url}/wallet/v1/`)
    page = await answer.text()
    policy = String(answer.headers.get('content-security-policy'))
  })
  afterAll(() => world.stop())

  it('runs no script, and loads nothing but its style sheet', () => {
    expect(page).not.toMatch(/<script|style="|\son\w+=/)
    expect(policy).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  it('leads to the document, as it stands in docs', async () => {
    expect(page).toContain('href="/wallet/v1/openapi.json"')
    const answer = await fetch(`${world.url}/wallet/v1/openapi.json`)
    expect(await answer.json()).toEqual(document)
  })

  it.each(WALLET_CALLS)('%s: whoever sends what it shows is let in', (name) => {
    const shown = must(signedIn(page).get(`/wallet/v1/${name}`), `a signed ${name}`)
    expect(shown.secret).toBe(EXAMPLE_SECRET)
    expect(isSignedCall([shown.secret], shown, Number(shown.timestamp))).toBe(true)
    expect(isSignedCall([shown.secret], { ...shown, body: `${shown.body} ` }, Number(shown.timestamp))).toBe(
      false,
    )
    expect(readCall(name, shown.body)).not.toBeNull()
  })

  it('has the signature that was published for a balance', () => {
    const { timestamp, body, signature } = must(signedIn(page).get('/wallet/v1/balance'), 'a balance')
    expect([timestamp, body]).toEqual(['1764000000000', '{"requestId":"r-1","session":"s-1"}'])
    expect(signature).toBe('v1=84617771d93e4eae537bd7871a0196e18f2def60cd6b737b7131bb15a099182d')
  })
})

const SIGNED =
  /<pre># secret (\w+)\nPOST (\S+)\nX-Provider: \S+\nX-Timestamp: (\d+)\nX-Signature: (\S+)\n\n(.*)<\/pre>/g

/** The requests that a page shows, by path, read as its reader would copy them. */
function signedIn(page: string) {
  const found = [...page.matchAll(SIGNED)].map(
    ([, secret = '', path = '', timestamp = '', signature = '', body = '']) =>
      [path, { secret, path, timestamp, signature, body: body.replaceAll('&quot;', '"') }] as const,
  )
  return new Map(found)
}
