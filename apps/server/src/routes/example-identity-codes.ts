import { CALLS } from '@xezer/contract/calls'
import { ask, bearer, playerId, raw, type Said, type Scenario, setConfirmed, world } from './example-codes.ts'

const PDF = '%PDF-1.7'
const FORM = {
  fin: '5XYZ123',
  address: 'Bakı, Nizami 1',
  series: 'AA',
  number: '1234567',
  expires: '2099-01-01',
}

function send(body: string, type = 'application/pdf'): Promise<Said> {
  const headers = { ...bearer(), 'content-type': type }
  return raw('account/identityDocument', { method: 'POST', body, headers })
}

const submit = () => ask(CALLS.accountIdentitySubmit, FORM)

/** Somebody else, who is verified with the passport of the form, has excluded himself. */
async function whileExcluded(run: () => Promise<Said>): Promise<Said> {
  await world.ownerPool.query(`
    with other as (
      select id from player where id <> ${playerId} order by id limit 1
    ), claim as (
      insert into player_claim (player_id, kind, value, verified_at)
      select id, 'passport', 'AA1234567', now() from other
    )
    insert into player_break (player_id, kind, length, began_at) select id, 'exclusion', 'ever', now() from other`)
  const said = await run()
  await world.ownerPool.query("delete from player_claim where value = 'AA1234567'")
  return said
}

async function whileMuchIsPaid(run: () => Promise<Said>): Promise<Said> {
  await setConfirmed(true)
  await world.ownerPool.query(
    `insert into payment (player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
       rate_numerator, rate_denominator, rate_source, reference)
     values ($1, 'out', 'payeer', 'x', 'ordered', 'AZN', 100000000, 0, 'AZN', 100000000, 1, 1, 'static', 'much')`,
    [playerId],
  )
  const said = await run()
  await world.ownerPool.query("delete from payment where reference = 'much'")
  return said
}

/** How each code of the check of identity is heard; each leaves what the next one begins with. */
export const IDENTITY_SCENARIOS: readonly Scenario[] = [
  [
    'accountIdentityDocumentRemove',
    'not_found',
    () => ask(CALLS.accountIdentityDocumentRemove, { document: 999 }),
  ],
  ['accountIdentitySubmit', 'documents_missing', submit],
  ['accountIdentityDocument', 'document_invalid', () => send('GIF89a')],
  [
    'accountIdentityDocument',
    'documents_full',
    async () => {
      for (let count = 0; count < 5; count++) await send(PDF)
      return send(PDF)
    },
  ],
  ['accountIdentitySubmit', 'registration_refused', () => whileExcluded(submit)],
  [
    'accountIdentitySubmit',
    'identity_final',
    async () => {
      await submit()
      return submit()
    },
  ],
  ['accountIdentityDocument', 'identity_final', () => send(PDF)],
  [
    'accountWithdrawal',
    'identity_required',
    () =>
      whileMuchIsPaid(() =>
        ask(CALLS.accountWithdrawal, { method: 'payeer', amount: 20, wallet: 'P1234567' }),
      ),
  ],
]
