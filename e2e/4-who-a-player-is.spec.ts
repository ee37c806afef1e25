import { DOCUMENT_BYTES_MAX } from '@xezer/contract/identity-check'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { createSealing } from '@xezer/server/core/sealing/sealing'
import {
  type DeskOptions,
  refuseIdentity,
  verifyIdentity,
} from '@xezer/server/features/identity-check/identity-desk'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { lookOf } from './support/looks.ts'
import { registerPlayer } from './support/player.ts'
import { expect, test } from './support/worlds.ts'

const look = lookOf('desktop-az')
test.use(look.use)

const { say } = look
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const WORD = { actor: 'desk', reason: 'looked at it' }

test('a player shows who he is, is refused, and shows it better', async ({ page, scripted: world }) => {
  const player = await registerPlayer(world)
  const { rows } = await world.pool.query<{ id: bigint }>('select id from player where email = $1', [
    player.email,
  ])
  const id = Number(rows[0]?.id)
  const desk: DeskOptions = {
    ...{ pool: world.pool, hearVerified: [] },
    sealing: createSealing(world.config.dataKey, nodeMachine.secureRandom),
  }
  await player.enter(page, `${world.url}/account/identity`)
  const field = (name: PlainMessageId) => page.getByRole('textbox', { name: say(name), exact: true })
  const state = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const send = page.getByRole('button', { name: say('identity.hand_in') })
  const files = page.getByLabel(say('identity.add'))
  await expect(state).toHaveText(say('identity.status.none'))
  await send.click()
  await expect(field('identity.fin')).toBeFocused()
  await expect(page.getByText(say('identity.no_file'))).toBeVisible()
  const fill = async () => {
    await field('identity.fin').fill(`e${String(id).slice(-5)}`)
    await field('identity.expires').fill('31.12.2099')
    await field('identity.series').fill('aa')
    await field('identity.number').fill(String(id).padStart(7, '0'))
    await field('identity.address').fill('Bakı, Nizami küçəsi 1')
  }
  await fill()
  await files.setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: JPEG },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a') },
    { name: 'huge.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(DOCUMENT_BYTES_MAX + 1) },
  ])
  const list = page.getByRole('list', { name: say('identity.files') })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByRole('alert')).toHaveCount(2)
  for (const name of ['back.jpg', 'huge.pdf'])
    await list.getByRole('button', { name: say('identity.remove', { name }) }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  // What was sent is there after a reload; what was typed of a document is not kept by a browser.
  await page.reload()
  await expect(list.getByRole('listitem')).toContainText('front.jpg')
  await fill()
  const entry = page
    .getByRole('navigation', { name: say('nav.account') })
    .getByRole('link', { name: say('nav.identity') })
  await expect(entry).toContainText(say('account.identity.none'))
  await send.click()
  await expect(state).toHaveText(say('identity.status.submitted'))
  // The menu beside it says so at once.
  await expect(entry).toContainText(say('account.identity.submitted'))

  expect(await refuseIdentity(desk, id, 'incomplete', WORD)).toBe('done')
  // The page hears of it by itself.
  await expect(state).toHaveText(say('identity.status.refused'))
  await expect(page.getByText(say('identity.reason.incomplete'))).toBeVisible()
  // It is the files that are shown better: nobody types his document anew for that.
  await expect(field('identity.number')).toHaveValue(String(id).padStart(7, '0'))
  await expect(field('identity.address')).toHaveValue('Bakı, Nizami küçəsi 1')
  await files.setInputFiles([{ name: 'both.jpg', mimeType: 'image/jpeg', buffer: JPEG }])
  await expect(list.getByRole('button', { name: say('identity.remove', { name: 'both.jpg' }) })).toBeVisible()
  await send.click()
  await expect(state).toHaveText(say('identity.status.submitted'))
  expect(await verifyIdentity(desk, id, WORD)).toBe('done')
  await expect(state).toHaveText(say('identity.status.verified'))
  await expect(list).toContainText('both.jpg')
})
