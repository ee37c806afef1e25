import { connect } from 'node:net'
import { DOCUMENT_BYTES_MAX, DOCUMENTS_A_DAY, DOCUMENTS_MAX } from '@xezer/contract/identity-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isIdentityVerified } from '../../core/player/identity-states.ts'
import { SealBroken } from '../../core/sealing/sealing.ts'
import { endDocuments } from './end-documents.ts'
import {
  closeHouse,
  database,
  desk,
  JPEG,
  newPerson,
  openHouse,
  other,
  PDF,
  WORD,
  world,
} from './example-identity.ts'
import {
  listWaitingChecks,
  readIdentity,
  readIdentityDocument,
  refuseIdentity,
  verifyIdentity,
} from './identity-desk.ts'

beforeAll(openHouse)
afterAll(closeHouse)

const trailOf = async (id: number) =>
  (
    await database.pool.query<{ action: string }>(
      "select action from trail where subject = 'player ' || $1 order by number",
      [id],
    )
  ).rows.map(({ action }) => action)
const toldTo = async (id: number) =>
  (
    await database.pool.query<{ kind: string }>('select kind from notice where player_id = $1 order by id', [
      id,
    ])
  ).rows.map(({ kind }) => kind)

describe('a file', () => {
  it('is taken, named and listed, on either server, and its bytes are told to nobody', async () => {
    const person = await newPerson()
    await person.send(JPEG, 'image/jpeg', '../../etc/şəkil.jpg')
    const { body } = await person.send(PDF, 'application/pdf', 'C:\\docs\\scan.pdf', other)
    expect(body).toMatchObject({
      status: 'none',
      documents: [
        { name: 'şəkil.jpg', type: 'image/jpeg', size: JPEG.length },
        { name: 'scan.pdf', type: 'application/pdf', size: PDF.length },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('sealed')
    const { rows } = await database.pool.query<{ sealed: Buffer }>(
      'select sealed from identity_document where player_id = $1',
      [person.id],
    )
    for (const { sealed } of rows)
      expect(sealed.includes(JPEG.subarray(0, 8)) || sealed.includes('%PDF')).toBe(false)
  })

  it.each([
    ['a GIF that is called a JPEG', Buffer.from('GIF89a....'), 'image/jpeg', 'document_invalid'],
    ['a PDF that is none', Buffer.from('MZ this is a program'), 'application/pdf', 'document_invalid'],
    ['a JPEG that is declared a PDF', JPEG, 'application/pdf', 'document_invalid'],
    ['a page of HTML', Buffer.from('<html>'), 'text/html', 'document_invalid'],
    ['JSON', Buffer.from('{}'), 'application/json', 'document_invalid'],
    ['a type with more behind it', JPEG, 'image/jpeg; charset=utf-8', 'document_invalid'],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 'document_invalid'],
    [
      'a byte too much',
      Buffer.concat([JPEG, Buffer.alloc(DOCUMENT_BYTES_MAX + 1 - JPEG.length)]),
      'image/jpeg',
      'payload_too_large',
    ],
  ])('that is %s is refused', async (_name, bytes, type, code) => {
    const person = await newPerson()
    const { body } = await person.send(bytes, type)
    expect(body.code).toBe(code)
    expect((await person.state()).documents).toEqual([])
  })

  it('may have 8 MiB', async () => {
    const person = await newPerson()
    const bytes = Buffer.concat([JPEG, Buffer.alloc(DOCUMENT_BYTES_MAX - JPEG.length)])
    expect((await person.send(bytes)).body.documents).toMatchObject([{ size: DOCUMENT_BYTES_MAX }])
  })

  it('is read only of who is logged in, one at a time, and not before he says so', async () => {
    const person = await newPerson()
    const stranger = await fetch(`${world.url}/api/account/identityDocument`, {
      method: 'POST',
      body: new Uint8Array(JPEG),
      headers: { 'content-type': 'image/jpeg' },
    })
    expect(stranger.status).toBe(401)
    // Slow, and cut off in the middle: nothing of it is kept, and the next one is heard.
    const probe = async () => (await person.send(Buffer.from('GIF89a'))).body.code
    let slow = sendSlowly(person.authorization)
    const isHeld = async () => {
      // A probe may have been there first.
      if (slow.isRefused()) slow = sendSlowly(person.authorization)
      return (await probe()) === 'too_many_requests'
    }
    await expect.poll(isHeld, { timeout: 15_000, interval: 200 }).toBe(true)
    slow.cut()
    await expect.poll(probe, { timeout: 15_000, interval: 200 }).toBe('document_invalid')
    expect((await person.state()).documents).toEqual([])
  })

  it('is one of five, and one of twenty a day, however many are sent at once on two servers', async () => {
    const person = await newPerson()
    let turn = 0
    const sendTo = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const at = turn++ % 2 === 0 ? world : other
          for (;;) {
            const said = await person.send(JPEG, 'image/jpeg', 'x.jpg', at)
            // One upload of a caller at a time: it is said again, until the day is full.
            const full = await countSent(person.id)
            if (said.body.code !== 'too_many_requests' || full >= DOCUMENTS_A_DAY) return said
          }
        }),
      )
    expect((await sendTo(DOCUMENTS_MAX + 2)).filter(({ status }) => status === 200)).toHaveLength(
      DOCUMENTS_MAX,
    )
    const removeAll = async () => {
      for (const { id } of (await person.state()).documents ?? [])
        await person.call('account/identityDocumentRemove', { document: id })
    }
    for (let sent = DOCUMENTS_MAX; sent < DOCUMENTS_A_DAY; sent += DOCUMENTS_MAX) {
      await removeAll()
      await sendTo(DOCUMENTS_MAX)
    }
    await removeAll()
    const { status, body } = await person.send(JPEG)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(await countSent(person.id)).toBe(DOCUMENTS_A_DAY)
  })

  it("of another is not there, and what was handed in can't be taken back", async () => {
    const [person, thief] = [await newPerson(), await newPerson()]
    const [document] = (await person.send(JPEG)).body.documents ?? []
    const take = (of: typeof person) =>
      of.call('account/identityDocumentRemove', { document: document?.id ?? 0 })
    expect((await take(thief)).body.code).toBe('not_found')
    await person.submit()
    expect((await take(person)).body.code).toBe('not_found')
    expect((await person.state()).documents).toHaveLength(1)
    const other = await readIdentityDocument(desk(), thief.id, document?.id ?? 0, WORD)
    expect(other).toBeNull()
    // A row that is made another's opens nothing.
    await thief.handIn()
    await database.ownerPool.query('update identity_document set player_id = $1 where id = $2', [
      ...[thief.id, document?.id],
    ])
    await expect(readIdentityDocument(desk(), thief.id, document?.id ?? 0, WORD)).rejects.toThrow(SealBroken)
  })
})

/** A thousand bytes are promised, and some come. */
function sendSlowly(authorization: string) {
  let isRefused = false
  const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.on('data', () => {
    isRefused = true
  })
  socket.write(
    `POST /api/account/identityDocument HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: image/jpeg\r\ncontent-length: 1000\r\n\r\n`,
  )
  socket.write(JPEG)
  return { isRefused: () => isRefused, cut: () => socket.destroy() }
}

const countSent = async (id: number): Promise<number> =>
  (await database.pool.query('select count(*)::int as n from identity_document where player_id = $1', [id]))
    .rows[0].n

describe('a check', () => {
  it('goes from what was handed in over a refusal to the verified player, each look and word in the trail', async () => {
    const person = await newPerson()
    expect(await person.state()).toEqual({
      ...{ status: 'none', reason: null, submitted: null, decided: null, expires: null, documents: [] },
    })
    expect((await person.submit()).body.code).toBe('documents_missing')
    expect(await person.handIn()).toMatchObject({ status: 'submitted', reason: null, expires: '2099-12-31' })
    expect((await person.send(JPEG)).body.code).toBe('identity_final')
    expect((await person.submit()).body.code).toBe('identity_final')
    expect((await listWaitingChecks(database.pool)).map(({ playerId }) => playerId)).toContain(person.id)
    const read = await readIdentity(desk(), person.id, WORD)
    expect(read?.form).toEqual({
      ...{ fin: person.form.fin, address: person.form.address, series: 'AA', number: person.form.number },
    })
    const [document] = read?.documents ?? []
    const { bytes } = (await readIdentityDocument(desk(), person.id, document?.id ?? 0, WORD)) ?? {}
    expect(bytes).toEqual(JPEG)
    expect(await refuseIdentity(desk(), person.id, 'unreadable', WORD)).toBe('done')
    expect(await verifyIdentity(desk(), person.id, WORD)).toBe('not_waiting')
    expect(await person.state()).toMatchObject({
      status: 'refused',
      reason: 'The files cannot be read: the pictures are blurred or cut',
      documents: [],
    })
    await person.handIn({ number: '7654321' })
    const heard: number[] = []
    const hear = async (_client: unknown, playerId: number) => void heard.push(playerId)
    expect(await verifyIdentity(desk([hear]), person.id, WORD)).toBe('done')
    expect(await verifyIdentity(desk([hear]), person.id, WORD)).toBe('not_waiting')
    expect(heard).toEqual([person.id])
    expect(await person.state()).toMatchObject({ status: 'verified', documents: [{ name: 'page.jpg' }] })
    expect((await person.submit()).body.code).toBe('identity_final')
    expect(await trailOf(person.id)).toEqual([
      ...['identity.read', 'identity.read', 'identity.refused', 'identity.verified'],
    ])
    expect(await toldTo(person.id)).toEqual(['identity_refused', 'identity_verified'])
    const steps = await database.pool.query(
      'select status, actor from identity_step where player_id = $1 order by number',
      [person.id],
    )
    expect(steps.rows.map(({ status, actor }) => `${status} ${actor}`)).toEqual([
      ...['submitted player', 'refused operator desk', 'submitted player', 'verified operator desk'],
    ])
    const profile = await person.call('account/profile')
    expect((profile.body as { info?: object[] }).info).toContainEqual({
      ...{ key: 'identityVerified', name: 'Identity verified', value: true },
    })
  })

  it('is undone with whatever heard of it and failed', async () => {
    const person = await newPerson()
    await person.handIn()
    const fail = () => Promise.reject(new Error('no grant'))
    await expect(verifyIdentity(desk([fail]), person.id, WORD)).rejects.toThrow('no grant')
    expect(await isIdentityVerified(database.pool, person.id)).toBe(false)
    expect(await verifyIdentity(desk(), person.id, WORD)).toBe('done')
  })

  it('tells the database alone neither form nor FIN', async () => {
    const person = await newPerson()
    await person.handIn({ fin: 'SECRET1', address: 'A street of secrets' })
    const { rows } = await database.ownerPool.query(
      `select (select row_to_json(c)::text from identity_check c where player_id = $1)
         || (select json_agg(p)::text from player_claim p where player_id = $1) as all`,
      [person.id],
    )
    expect(rows[0].all).not.toMatch(/SECRET1|secrets/i)
    const form = Buffer.from(/"form":"\\\\x([0-9a-f]+)"/.exec(rows[0].all)?.[1] ?? '', 'hex')
    expect(form.includes('SECRET1')).toBe(false)
    expect(form.length).toBeGreaterThan(50)
  })

  it.each([
    ['FIN', { fin: 'SAME001' }, {}],
    ['document', { series: 'AA', number: '5555555' }, { series: 'A', number: 'A5555555' }],
  ])(
    'with the %s of somebody verified is refused to the operator, and links the two',
    async (_name, own, theirs) => {
      const [first, second] = [await newPerson(), await newPerson()]
      await first.handIn(own)
      await second.handIn({ ...own, ...theirs })
      expect((await readIdentity(desk(), second.id, WORD))?.links).toMatchObject([{ playerId: first.id }])
      const both = [first, second].map(({ id }) => verifyIdentity(desk(), id, WORD))
      const said = await Promise.all(both)
      const at = said.indexOf('done')
      const [winner, loser] = at === 0 ? [first, second] : [second, first]
      expect(said.toSorted()).toEqual(['done', { takenBy: winner.id }].toSorted())
      expect(await loser.state()).toMatchObject({ status: 'submitted' })
      expect(await refuseIdentity(desk(), loser.id, 'mismatch', WORD)).toBe('done')
    },
  )

  it('ends with its document, which the player is told once by two servers', async () => {
    const person = await newPerson()
    await person.handIn()
    const expire = () =>
      database.ownerPool.query(
        `update identity_check set expires_on = (now() at time zone 'Asia/Baku')::date - 1 where player_id = $1`,
        [person.id],
      )
    await expire()
    expect(await verifyIdentity(desk(), person.id, WORD)).toBe('document_expired')
    await database.ownerPool.query(
      "update identity_check set expires_on = '2099-01-01' where player_id = $1",
      [person.id],
    )
    await verifyIdentity(desk(), person.id, WORD)
    expect(await endDocuments(desk())).toBe(0)
    await expire()
    const ended = await Promise.all([endDocuments(desk()), endDocuments(desk())])
    expect(ended.toSorted()).toEqual([0, 1])
    expect(await person.state()).toMatchObject({ status: 'expired', documents: [] })
    expect(await toldTo(person.id)).toEqual(['identity_verified', 'identity_expired'])
    expect(await person.handIn()).toMatchObject({ status: 'submitted' })
  })

  it('asks for a document that is valid today', async () => {
    const person = await newPerson()
    await person.send(JPEG)
    const { rows } = await database.pool.query<{ today: string; yesterday: string }>(
      `select to_char(now() at time zone 'Asia/Baku', 'YYYY-MM-DD') as today,
         to_char(now() at time zone 'Asia/Baku' - interval '1 day', 'YYYY-MM-DD') as yesterday`,
    )
    expect((await person.submit({ expires: rows[0]?.yesterday })).body.fields).toEqual({
      expires: 'This document is no longer valid',
    })
    expect((await person.submit({ expires: rows[0]?.today })).status).toBe(200)
  })
})

describe('a withdrawal', () => {
  it('asks who the player is from the threshold on, all withdrawals counted, exactly', async () => {
    const person = await newPerson()
    expect((await person.withdraw(60)).status).toBe(200)
    const cancelled = await person.withdraw(30)
    await person.call('account/rejectPayment', {
      paymentOut: (cancelled.body as { payment?: { id: number } }).payment?.id ?? 0,
    })
    const refused = await person.withdraw(40, other)
    expect(refused).toMatchObject({ status: 403, body: { code: 'identity_required' } })
    expect(refused.body.error).toContain('100.00\u00a0₼')
    expect((await person.withdraw(39.99)).status).toBe(200)
    expect((await person.withdraw(0.02)).body.code).toBe('identity_required')
    const needs = async () => (await person.call('account/notPaymentWithdrawal')).body.needs
    expect(await needs()).toEqual(['identity'])
    await person.handIn()
    expect((await person.withdraw(1)).body.code).toBe('identity_required')
    await verifyIdentity(desk(), person.id, WORD)
    expect(await needs()).toEqual([])
    expect((await person.withdraw(100)).status).toBe(200)
    // Nothing depends on when the upkeep runs.
    await database.ownerPool.query(
      `update identity_check set expires_on = (now() at time zone 'Asia/Baku')::date - 1 where player_id = $1`,
      [person.id],
    )
    expect((await person.withdraw(1)).body.code).toBe('identity_required')
  })

  it.each([
    ['USD', 58.82, 58.83],
    ['EUR', 51.28, 51.29],
    ['RUR', 4999.99, 5000],
  ])('of %s is worth so much by the exact rate: %d is less, %d is not', async (currency, less, more) => {
    const [one, two] = [await newPerson(currency), await newPerson(currency)]
    expect((await one.withdraw(less)).status).toBe(200)
    expect((await two.withdraw(more)).body.code).toBe('identity_required')
  })

  it('of 16 at once that reach it together stops before it', async () => {
    const person = await newPerson()
    const said = await Promise.all(
      Array.from({ length: 16 }, (_, at) => person.withdraw(20, at % 2 === 0 ? world : other)),
    )
    expect(said.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(said.filter(({ body }) => body.code === 'identity_required')).toHaveLength(12)
  })
})
