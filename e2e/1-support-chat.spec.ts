import { answerChat, listWaitingChats } from '@xezer/server/features/chat/chat-desk'
import { collectFaults, expectAccessible, expectNoOverflow } from './support/page-health.ts'
import { registerPlayer } from './support/player.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

test('a guest writes to support, reads the answer later, and takes the conversation along when he logs in', async ({
  page,
  scripted,
}) => {
  const faults = collectFaults(page)
  const toggle = page.getByRole('banner').getByRole('button', { name: say('nav.chat') })
  const panel = page.getByRole('dialog', { name: say('nav.chat') })
  await page.goto(scripted.url)
  await toggle.click()
  await expect(panel.getByRole('textbox')).toBeFocused()
  await panel.getByRole('textbox').fill('Mərcim <b>hardadır</b>?')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('log')).toContainText('Mərcim <b>hardadır</b>?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(toggle).toBeFocused()
  const [waiting] = await listWaitingChats(scripted.pool)
  expect(await answerChat(scripted.pool, waiting?.id ?? 0, 'Hesabınızda.', 'desk')).toBe(true)
  await page.reload()
  await expect(toggle).toContainText('1')
  await toggle.click()
  await expect(panel.getByRole('log')).toContainText('Hesabınızda.')
  await expect(toggle).not.toContainText('1')
  await page.setViewportSize({ width: 390, height: 700 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const player = await registerPlayer(scripted)
  await player.enter(page)
  await toggle.click()
  await expect(panel.getByRole('log')).toContainText('Hesabınızda.')
  expect(await page.evaluate(() => localStorage.getItem('xezer.chat'))).toBe('player')
  expect(faults).toEqual([])
})
