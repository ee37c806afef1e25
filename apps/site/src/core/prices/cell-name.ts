import type { Factor } from '@xezer/contract/sport-entities'

/** An outcome with its line: `1 + Over 2.5`. The line is not said twice where the name has it already. */
export function cellName({ n, pt }: Pick<Factor, 'n' | 'pt'>): string {
  return pt === null || n.includes(pt) ? n : `${n} ${pt}`
}
