import { LOCALES } from '@xezer/std/locale'
import { expect, it } from 'vitest'
import { readSourceMessages } from '../catalogue-source.ts'
import { houseRules } from './house-rules.ts'

/** What is emphasised or quoted: where a text repeats what the site says, it stands so. */
const SHOWN = /<strong>(.+?)<\/strong>|«(.+?)»|&quot;(.+?)&quot;/g

it.each(LOCALES)(
  'the rules name no label of the site by hand, where its change would miss them: %s',
  (locale) => {
    // What begins small is a part of a sentence.
    const rows = readSourceMessages().filter((row) => /^\p{Lu}/u.test(row[locale]))
    const labels = new Map(rows.map((row) => [row[locale].toLowerCase(), row.key]))
    const repeated = houseRules(locale).articles.flatMap(({ number, html }) =>
      [...html.matchAll(SHOWN)].flatMap(([, bold, quoted, straight]) => {
        const words = bold ?? quoted ?? straight ?? ''
        const label = labels.get(words.toLowerCase())
        return label === undefined ? [] : [`${number} ${words}: ${label}`]
      }),
    )
    expect(repeated).toEqual([])
  },
)
