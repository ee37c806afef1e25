import { collectFaults, expectAccessible, expectNoOverflow, expectWords } from './support/page-health.ts'
import { createPeople } from './support/people-of-account.ts'
import { STATES_OF_ACCOUNT } from './support/states-of-account.ts'
import { say } from './support/words.ts'
import { expect, test } from './support/worlds.ts'

/** One of each kind; all of them are what `screenshots-of-account.ts` looks at. */
const LOOKED_AT = ['deposit-limit', 'deposit-excluded', 'withdrawal-cancel', 'identity-refused']

test('refused, waiting, at its limit and away from play, the account is sound in both themes', async ({
  page,
  scripted,
}) => {
  test.slow()
  const people = await createPeople(scripted)
  const faults = collectFaults(page)
  const states = STATES_OF_ACCOUNT.filter(({ name }) => LOOKED_AT.includes(name))
  expect(states).toHaveLength(LOOKED_AT.length)
  for (const { who, path, prepare } of states) {
    if (who !== null) await people[who].enter(page, scripted.url + path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await prepare?.(page, say, people)
    await expectWords(page)
    await expectAccessible(page)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'light'
    })
    await expectAccessible(page, undefined, 'colours')
    await expectNoOverflow(page)
  }
  // What the limit refuses is an answer as well.
  expect(faults.filter((fault) => !/: 4\d\d$|status of 4\d\d/.test(fault))).toEqual([])
})
