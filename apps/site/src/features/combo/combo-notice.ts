import type { Translate } from '@xezer/i18n/translator'
import type { ComboNotice } from './combo.ts'

/** Why something was not added, in one sentence. */
export function noticeText(
  { kind, tapped, about }: ComboNotice,
  nameOf: (handle: string) => string,
  text: Translate,
): string {
  if (tapped === null) return text('slip.combo_broken')
  const name = nameOf(tapped)
  const [other] = about.filter((handle) => handle !== tapped)
  const [first = tapped] = about
  switch (kind) {
    case 'redundant':
      if (other === undefined) return text('slip.combo_redundant_all', { name })
      return text(first === tapped ? 'slip.combo_redundant' : 'slip.combo_covers', {
        name,
        by: nameOf(other),
      })
    case 'impossible':
      return about.length === 2 && other !== undefined
        ? text('slip.combo_impossible', { name, by: nameOf(other) })
        : text('slip.combo_impossible_all', { name })
    case 'not_combinable':
    case 'not_sold':
      return text('slip.combo_not_combinable', { name, by: nameOf(first) })
    case 'closed':
      return text('slip.combo_closed', { name })
    case 'no_price':
      return text('slip.combo_no_price', { name })
    case 'full':
      return text('slip.combo_full', { name })
    case 'failed':
      return text('slip.combo_failed', { name })
  }
}
