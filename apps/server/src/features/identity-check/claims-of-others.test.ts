import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earnByIdentity } from '../../core/bonuses/deposit-bonus.ts'
import { giveExample, shipped } from '../../core/bonuses/example-grants.ts'
import { endDocuments } from './end-documents.ts'
import { closeHouse, database, desk, JPEG, newPerson, openHouse, WORD } from './example-identity.ts'
import { readIdentity, verifyIdentity } from './identity-desk.ts'

beforeAll(openHouse)
afterAll(closeHouse)

describe('an identity', () => {
  it('with the FIN of somebody verified who excluded himself is refused, and he himself may show who he is', async () => {
    const [away, again] = [await newPerson(), await newPerson()]
    await away.handIn({ fin: 'GONE01' })
    await verifyIdentity(desk(), away.id, WORD)
    await away.call('account/exclude', { length: '1y', confirmed: true })
    await again.send(JPEG)
    expect((await again.submit({ fin: 'GONE01' })).body).toMatchObject({ code: 'registration_refused' })
    expect((await again.submit({ number: away.form.number })).body.code).toBe('registration_refused')
    await database.ownerPool.query(
      "update identity_check set expires_on = '2020-01-01' where player_id = $1",
      [away.id],
    )
    await endDocuments(desk())
    expect(await away.handIn({ fin: 'GONE01' })).toMatchObject({ status: 'submitted' })
  })

  it.each([
    ['before', 'FRAME1'],
    ['after', 'FRAME2'],
  ])(
    'with what somebody excluded only typed, %s it is handed in, is looked at by a person of the house',
    async (order, fin) => {
      const [stranger, owner] = [await newPerson(), await newPerson()]
      const exclude = () => stranger.call('account/exclude', { length: 'ever', confirmed: true })
      await stranger.handIn({ fin })
      if (order === 'before') await exclude()
      // Nobody is locked out by who types his FIN and excludes himself.
      expect(await owner.handIn({ fin })).toMatchObject({ status: 'submitted' })
      if (order === 'after') await exclude()
      const read = await readIdentity(desk(), owner.id, WORD)
      expect(read?.links).toMatchObject([{ playerId: stranger.id, isExcluded: true, isVerified: false }])
      expect(await verifyIdentity(desk(), owner.id, WORD)).toEqual({ excluded: stranger.id })
      expect(await owner.state()).toMatchObject({ status: 'submitted' })
      expect(await verifyIdentity(desk(), owner.id, WORD, { isNotExcluded: true })).toBe('done')
      const { rows } = await database.pool.query(
        "select after from trail where subject = 'player ' || $1 and action = 'identity.verified'",
        [owner.id],
      )
      expect(rows).toMatchObject([{ after: { notPlayer: stranger.id } }])
    },
  )

  it('with what a closed account of the same person was verified with is verified, and what is given once is not given again', async () => {
    const [first, again] = [await newPerson(), await newPerson()]
    const claims = { fin: 'CLOSE1', number: 'C1000000' }
    await first.handIn(claims)
    expect(await verifyIdentity(desk([earnByIdentity]), first.id, WORD)).toBe('done')
    await again.handIn(claims)
    expect(await verifyIdentity(desk([earnByIdentity]), again.id, WORD)).toEqual({ takenBy: first.id })
    const held = await giveExample(database.pool, again.id, shipped('first_deposit'), major(4), true)
    await giveExample(database.pool, first.id, shipped('first_deposit'), major(4))
    await database.ownerPool.query(
      "update player set status = 'closed', closed_at = instant_now() where id = $1",
      [first.id],
    )
    expect(await verifyIdentity(desk([earnByIdentity]), again.id, WORD)).toBe('done')
    expect((await readIdentity(desk(), again.id, WORD))?.links).toMatchObject([
      { playerId: first.id, isVerified: true, isClosed: true },
      { playerId: first.id, isVerified: true, isClosed: true },
    ])
    const { rows } = await database.pool.query(
      'select player_id, campaign, status from bonus_grant where player_id = any($1) order by id',
      [[first.id, again.id]],
    )
    expect(rows.map(({ player_id: id, campaign, status }) => [Number(id), campaign, status])).toEqual([
      [first.id, 'welcome', 'active'],
      [again.id, 'first_deposit', 'cancelled'],
      [first.id, 'first_deposit', 'queued'],
    ])
    expect(held).not.toBeNull()
  })

  it('with a number that a verified player gave back is verified, and stays linked', async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    const phone = (id: number, number: string) =>
      database.ownerPool.query('update player set phone = $2 where id = $1', [id, number])
    await phone(first.id, '+994 50 800 00 00')
    await first.handIn()
    expect(await verifyIdentity(desk(), first.id, WORD)).toBe('done')
    await phone(first.id, '+994 50 800 00 01')
    await phone(second.id, '+994 50 800 00 00')
    await second.handIn()
    expect(await verifyIdentity(desk(), second.id, WORD)).toBe('done')
    expect((await readIdentity(desk(), second.id, WORD))?.links).toMatchObject([
      { playerId: first.id, kind: 'phone', isFormer: true },
    ])
  })
})
