import type { Order } from './features/payments/decide-payment.ts'

/** The words of an order without its flags; null when one of the flags is missing. */
export function readOrder(words: readonly string[]): (Order & { readonly words: readonly string[] }) | null {
  const left = [...words]
  const take = (flag: string) => {
    const at = left.indexOf(flag)
    return at < 0 ? '' : (left.splice(at, 2)[1] ?? '').trim()
  }
  const [actor, reason] = [take('--actor'), take('--reason')]
  return actor === '' || reason === '' ? null : { actor, reason, words: left }
}
