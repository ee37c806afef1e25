import { expect, it } from 'vitest'
import { decideForm } from './decide-form.ts'

const GOOD = {
  fin: '5xyz123',
  address: ' Bakı, Nizami 1 ',
  series: 'aa',
  number: '123 45-67',
  expires: '2026-11-23',
}
const TODAY = '2026-11-23'

it('a form is sent as the house compares it', () => {
  expect(decideForm(GOOD, TODAY)).toEqual({
    ok: true,
    value: { fin: '5XYZ123', address: 'Bakı, Nizami 1', series: 'AA', number: '1234567', expires: TODAY },
  })
})

it.each([
  [{ fin: 'ABCD' }, { fin: 'field.fin_invalid' }],
  [{ fin: '12345678' }, { fin: 'field.fin_invalid' }],
  // Cyrillic letters look like Latin ones.
  [{ fin: 'АВС12' }, { fin: 'field.fin_invalid' }],
  [{ series: 'ABCDEF' }, { series: 'field.series_invalid' }],
  [{ number: '123' }, { number: 'field.passport_invalid' }],
  [{ address: 'Bakı' }, { address: 'identity.address_short' }],
  [{ expires: '2026-11-22' }, { expires: 'field.document_expired' }],
  [{ expires: '2026-02-30' }, { expires: 'field.date_invalid' }],
  [
    { fin: ' ', address: '', series: '', number: '-', expires: '' },
    Object.fromEntries(
      ['fin', 'series', 'number', 'address', 'expires'].map((name) => [name, 'field.field_required']),
    ),
  ],
])('%j is told %j', (change, faults) => {
  expect(decideForm({ ...GOOD, ...change }, TODAY)).toEqual({ ok: false, error: faults })
})
