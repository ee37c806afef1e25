import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterEach, expect, it } from 'vitest'
import { openMailServer } from './core/mail/example-mail-server.ts'

let world: World | null = null
afterEach(async () => {
  await world?.stop()
  world = null
})

async function boot(settings: Record<string, string>): Promise<World> {
  world = await bootWorld({ feed: createScriptedFeed(), settings })
  return world
}

/** A player who registers in one language, and changes the password in another after a log-in there. */
async function changePassword({ call }: World, email: string): Promise<void> {
  await call('register', exampleRegistration(email), { cookie: 'locale=az' })
  const login = { email, password: EXAMPLE_PASSWORD }
  const { body } = await call('login', login, { cookie: 'locale=ru' })
  const next = 'quite another secret'
  const change = { prev: EXAMPLE_PASSWORD, next, repeat: next }
  const { token } = body as { token: string }
  expect(await call('password', change, { authorization: `Bearer ${token}` })).toMatchObject({ status: 200 })
}

it('a changed password is told to its player by mail, in the language in which he last came in', async () => {
  const server = await openMailServer()
  const booted = await boot({ SMTP_URL: server.url, PUBLIC_URL: 'https://bets.example' })
  await changePassword(booted, 'told@example.com')
  const subjects = () => server.letters.map((letter) => decodeWords(letter.header('subject')))
  await expect.poll(subjects, { timeout: 15_000 }).toContain('Ваш пароль изменён')
  // What the registration told came before, in its own language.
  expect(subjects()).toContain('E-poçtunuzu təsdiqləyin')
  expect(new Set(server.letters.flatMap(({ to }) => to))).toEqual(new Set(['told@example.com']))
  await server.close()
})

it('without a mail server it stays in the outbox of a development', async () => {
  const booted = await boot({ PUBLIC_URL: 'https://bets.example' })
  expect(await (await fetch(`${booted.url}/dev/outbox`)).text()).toContain('No mail was written yet.')
  await changePassword(booted, 'kept@example.com')
  const outbox = await (await fetch(`${booted.url}/dev/outbox`)).text()
  expect(outbox).toContain('Ваш пароль изменён')
  expect(outbox).toContain('kept@example.com')
  const [, page = ''] = /href="(\/dev\/outbox\/[\w-]+)"/.exec(outbox) ?? []
  const letter = await fetch(`${booted.url}${page}`)
  expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await letter.text()).toContain('href="https://bets.example/account/profile"')
  expect((await fetch(`${booted.url}/dev/outbox/none`)).status).toBe(404)
})

it('which a production does not have', async () => {
  const booted = await boot({ NODE_ENV: 'production', DATA_KEY: Buffer.alloc(32, 7).toString('base64') })
  await changePassword(booted, 'kept@example.com')
  for (const path of ['/dev/outbox', '/dev/outbox/any']) {
    const answer = await fetch(booted.url + path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('kept@example.com')
  }
})

/** Words of a header that are not ASCII (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, coding: string, word: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(
            word
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/g, (_sign, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString(),
    )
}
