import { expect, it } from 'vitest'
import { readSourceMessages } from '../catalogue-source.ts'

/** Words that read wrong to a reader of sports pages, and what stands for them. */
const WRONG = [
  ['az', /bazar/i, 'mərc növü'],
  ['az', /vurulmadı/, 'Penalti qaçırıldı'],
  ['az', /qol vurar$/, 'qol vuracaq'],
  ['az', /buraxmamaq$/, 'buraxmayacaq'],
  ['az', /Heç-heçədə/, 'Heç-heçə olarsa'],
  ['az', /xeyrinə/, 'Avtoqol · X'],
  ['az', /^Tək$/, 'Tək mərc, and the odd number of outcome.odd'],
  // A tab of matches with a picture is called so.
  ['az', /[Vv]ideo./, 'VAR yoxlaması'],
  ['ru', /[Вв]идеопросмотр/, 'Просмотр VAR'],
  ['ru', /Сухой матч/, 'Не пропустит'],
  ['ru', /Гонка до/, 'Кто первым …'],
  ['ru', /матчам live/, 'К live-матчам'],
] as const

it.each(WRONG)('no message in %s has %s, but %s', (locale, wrong) => {
  const found = readSourceMessages().filter((row) => row.key !== 'outcome.odd' && wrong.test(row[locale]))
  expect(found.map(({ key }) => key)).toEqual([])
})
