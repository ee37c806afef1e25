import { expect, it } from 'vitest'
import { readConfig } from './platform/config.ts'
import { welcomeText } from './welcome-text.ts'

const DATA_KEY = Buffer.alloc(32, 1).toString('base64')
const textFor = (environment: Record<string, string>) => welcomeText('http://x', readConfig(environment))

it('says how to log in as the demo player', () => {
  expect(textFor({})).toContain('demo@xezer.example  /  xezer-demo-1000')
})

it('never says a password that was set', () => {
  const text = textFor({
    NODE_ENV: 'production',
    DATA_KEY,
    DEMO_PLAYER: '1',
    DEMO_PASSWORD: 'kept to ourselves',
  })
  expect(text).toContain('demo@xezer.example')
  expect(text).not.toContain('kept to ourselves')
})

it('names nobody where there is no demo player', () => {
  expect(textFor({ NODE_ENV: 'production', DATA_KEY })).not.toContain('Demo')
})
