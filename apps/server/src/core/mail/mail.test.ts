import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major } from '@xezer/money/minor'
import { LOCALES } from '@xezer/std/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPMENT_DATA_KEY } from '../../platform/config.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { openExamplePlayer } from '../player/example-player.ts'
import { createSealing } from '../sealing/sealing.ts'
import { deliverMails, retrySeconds } from './deliver-mails.ts'
import { type ExampleMailServer, openMailServer } from './example-mail-server.ts'
import { MAIL_KINDS, type MailKindName } from './mail-kinds.ts'
import { mailSecret, queueMail, queueSecretMail } from './queue-mail.ts'
import { createSmtp } from './smtp.ts'
import { createLetterWriter } from './write-letter.ts'

const PUBLIC_URL = 'https://bets.example'
const sealing = createSealing(DEVELOPMENT_DATA_KEY, nodeMachine.secureRandom)
const letters = createLetterWriter({ publicUrl: PUBLIC_URL, sealing })
let database: TestDatabase
let server: ExampleMailServer
let count = 0

beforeAll(async () => {
  database = await createTestDatabase()
  server = await openMailServer()
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const openPlayer = (email = `mail${++count}@example.com`) => openExamplePlayer(database.pool, email, major(0))
const queue = (player: number) =>
  withTransaction(database.pool, (client) =>
    queueMail(client, { player, kind: 'password_changed', values: {} }),
  )
const deliver = (url = server.url) =>
  deliverMails({
    database: database.pool,
    mailServer: createSmtp({ url, from: { name: 'Xəzər', address: 'no-reply@bets.example' } }),
    letters,
  })
const seal = (secret: string, playerId: number, key: string) =>
  sealing.seal(Buffer.from(secret), mailSecret(playerId, key))
async function deliverAll(): Promise<void> {
  while ((await deliver()) > 0);
}
const arrived = (email: string) => server.letters.filter(({ to }) => to.includes(email))
async function mailOf(player: number) {
  const { rows } = await database.pool.query(
    `select key, attempts, outcome, fault, extract(epoch from due_at - instant_now())::float8 as wait
     from mail where player_id = $1`,
    [player],
  )
  return rows[0]
}
/** What only time does. */
const turnBack = (player: number, column: 'due_at' | 'expires_at') =>
  database.ownerPool.query(`update mail set ${column} = instant_now() where player_id = $1`, [player])

describe('mail', () => {
  it('is not written when its transaction is undone', async () => {
    const player = await openPlayer()
    const undone = withTransaction(database.pool, async (client) => {
      await queueMail(client, { player, kind: 'password_changed', values: {} })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await mailOf(player)).toBeUndefined()
  })

  it('arrives as text and as a page, to what the player typed, and names itself by its row', async () => {
    const player = await openPlayer('Typed.So+tag@Example.com')
    await queue(player)
    await deliverAll()
    const [letter, ...more] = arrived('Typed.So+tag@example.com')
    expect(more).toEqual([])
    const { key, outcome } = await mailOf(player)
    expect(outcome).toBe('sent')
    expect(letter?.header('message-id')).toBe(`<${key}@bets.example>`)
    expect(letter?.header('auto-submitted')).toBe('auto-generated')
    expect(letter?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(letter?.source).toMatch(/^Content-Type: text\/html; charset=utf-8/m)
  })

  it('is sent once by two servers, each of many', async () => {
    const players = await Promise.all(Array.from({ length: 30 }, () => openPlayer()))
    await Promise.all(players.map(queue))
    await Promise.all([deliverAll(), deliverAll(), deliverAll()])
    const keys = await Promise.all(players.map(async (player) => (await mailOf(player)).key as string))
    const got = server.letters.map((letter) => letter.header('message-id').slice(1, 37))
    expect(got.filter((key) => keys.includes(key)).sort()).toEqual(keys.sort())
  })

  it('is tried again when its mail server is dead, later each time, under the same name', async () => {
    const player = await openPlayer()
    await queue(player)
    const dead = await openMailServer()
    await dead.close()
    await deliver(dead.url)
    const first = await mailOf(player)
    expect(first).toMatchObject({ attempts: 1, outcome: null })
    expect(first.fault).toContain('ECONNREFUSED')
    expect(first.wait).toBeGreaterThan(50)
    expect(first.wait).toBeLessThanOrEqual(60)
    // Not before its time.
    expect(await deliver()).toBe(0)
    await turnBack(player, 'due_at')
    await deliver(dead.url)
    expect((await mailOf(player)).wait).toBeGreaterThan(110)
    await turnBack(player, 'due_at')
    await deliver()
    expect(await mailOf(player)).toMatchObject({ key: first.key, attempts: 3, outcome: 'sent' })
    expect(arrived(`mail${count}@example.com`)).toHaveLength(1)
  })

  it.each([
    [1, 60],
    [2, 120],
    [5, 960],
    [10, 30_720],
    [11, 43_200],
    [1000, 43_200],
  ])('waits after try %d for %d seconds', (attempts, seconds) => {
    expect(retrySeconds(attempts)).toBe(seconds)
  })

  it('ends for an address that is none, and after its time', async () => {
    const nobody = await openPlayer('nobody@example.com')
    const late = await openPlayer()
    await queue(nobody)
    await queue(late)
    await turnBack(late, 'expires_at')
    await deliverAll()
    expect(await mailOf(nobody)).toMatchObject({ outcome: 'refused', attempts: 1 })
    expect(await mailOf(late)).toMatchObject({ outcome: 'expired' })
    expect(arrived(`mail${count}@example.com`)).toEqual([])
  })

  it('a server that comes back from a long pause ends nothing that another one tries', async () => {
    const player = await openPlayer()
    await queue(player)
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const slow = deliverMails({
      database: database.pool,
      letters,
      mailServer: {
        async hand() {
          await held
          return { kind: 'refused', fault: 'long ago' }
        },
      },
    })
    await expect.poll(async () => (await mailOf(player)).attempts, { timeout: 20_000 }).toBe(1)
    await turnBack(player, 'due_at')
    await deliver()
    letGo()
    await slow
    expect(await mailOf(player)).toMatchObject({ outcome: 'sent', attempts: 2 })
  })

  it('no address and no name reaches another mailbox or a header of its own', async () => {
    const email = 'a,victim@example.com'
    const player = await openPlayer(email)
    const name = 'ANNA\r\nBcc: victim@example.com\r\n\r\n<script>'
    await database.ownerPool.query('update player set firstname = $2 where id = $1', [player, name])
    await queue(player)
    await deliverAll()
    expect(server.letters.filter(({ to }) => to.length !== 1)).toEqual([])
    expect(arrived('victim@example.com')).toEqual([])
    expect(await mailOf(player)).toMatchObject({ outcome: 'refused' })
    const plain = await openPlayer()
    await database.ownerPool.query('update player set firstname = $2 where id = $1', [plain, name])
    await queue(plain)
    await deliverAll()
    const [letter] = arrived(`mail${count}@example.com`)
    expect(letter?.source).toContain('Victim@example.com')
    expect(letter?.header('bcc')).toBe('')
    const words = letters.write({
      ...{ key: 'k', kind: 'password_changed', locale: 'en', details: {}, firstname: name, playerId: 1 },
      secret: null,
    })
    expect(words?.text).toContain('Hello, Anna Bcc: Victim@example.com <script>!')
    expect(words?.html).toContain('Hello, Anna Bcc: Victim@example.com &lt;script&gt;!')
    expect(words?.html).not.toContain('<script>')
  })

  it.each(Object.keys(MAIL_KINDS) as MailKindName[])(
    'of the kind %s says everything in each language',
    (kind) => {
      const subjects = LOCALES.map((locale) => {
        const mail = { key: 'k', kind, locale, details: {}, firstname: 'ANAR', playerId: 100_001 }
        const secret = 'hasSecret' in MAIL_KINDS[kind] ? seal('behind', mail.playerId, mail.key) : null
        const letter = letters.write({ ...mail, secret })
        expect(letter?.subject).toMatch(/\S{3}/)
        expect(letter?.text).toContain(`\n${PUBLIC_URL}${MAIL_KINDS[kind].path}`)
        expect(letter?.text).not.toContain('mail.')
        expect(letter?.text).not.toMatch(/^:/m)
        expect(letter?.html).toContain(`href="${PUBLIC_URL}${MAIL_KINDS[kind].path}`)
        return letter?.subject
      })
      expect(new Set(subjects).size).toBe(LOCALES.length)
    },
  )

  it('with a link that opens something keeps it sealed, and no longer than until it is sent', async () => {
    const player = await openPlayer()
    await withTransaction(database.pool, (client) =>
      queueSecretMail(
        client,
        { player, kind: 'password_link', values: {} },
        { sealing, secret: 'of-the-link' },
      ),
    )
    const readRow = async () => {
      const { rows } = await database.pool.query('select m::text, secret from mail m where player_id = $1', [
        player,
      ])
      return rows[0]
    }
    const queued = await readRow()
    expect(queued.m).not.toContain('of-the-link')
    expect(Buffer.from(queued.secret).includes('of-the-link')).toBe(false)
    await deliverAll()
    expect((await readRow()).secret).toBeNull()
    const [letter] = arrived(`mail${count}@example.com`)
    expect(letter?.source.replaceAll('=\r\n', '')).toContain(`${PUBLIC_URL}/link/password#of-the-link`)
    // What is gone is written by nobody, least of all with half a link.
    const { key } = await mailOf(player)
    const gone = {
      key,
      kind: 'password_link',
      locale: 'az',
      details: {},
      firstname: 'A',
      playerId: player,
    } as const
    expect(letters.write({ ...gone, secret: null })).toBeNull()
    expect(() => letters.write({ ...gone, secret: seal('x', player + 1, key) })).toThrow()
  })

  it('of a kind that this release does not know waits for one that does', async () => {
    const player = await openPlayer()
    await queue(player)
    await database.ownerPool.query("update mail set kind = 'of_tomorrow' where player_id = $1", [player])
    await deliverAll()
    expect(await mailOf(player)).toMatchObject({ outcome: null, attempts: 1 })
  })
})
