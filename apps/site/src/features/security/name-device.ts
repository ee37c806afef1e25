import type { LastLogin } from '@xezer/contract/sessions'
import type { Translate } from '@xezer/i18n/translator'

/** `Chrome · Windows`: names that are the same in every language. */
export function nameDevice(text: Translate, { browser, system }: LastLogin): string {
  const said = [browser, system].filter((name) => name !== '')
  return said.length === 0 ? text('security.unknown_device') : said.join(' · ')
}
