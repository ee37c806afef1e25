import type { Factor } from '@xezer/contract/sport-entities'

/** An outcome with its line: `1 + Over 2.5`. The line is not said twice where the name has it already. */
export function cellName({ h, n, pt }: Pick<Factor, 'h' | 'n' | 'pt'>): string {
  if (pt === null || n.includes(pt)) return n
  // A joint outcome may begin with its total: the line stands beside it, not after what both teams do.
  const [total = n, ...others] = /:(over|under)_[^:]*$/.test(h) ? n.split(' + ') : [n]
  return [`${total} ${pt}`, ...others].join(' + ')
}
