import { hashText } from '@xezer/std/random'
import type { Mutant } from './list-mutants.ts'

/**
 * At most so many, the same ones at every run: each file gives in proportion to what could break in it, and at least
 * one. A mutant keeps its rank while its own text stays, whatever else changes in the file.
 */
export function pickMutants(mutants: readonly Mutant[], countMax: number): Mutant[] {
  if (mutants.length <= countMax) return [...mutants]
  const share = countMax / mutants.length
  return [...new Set(mutants.map(({ path }) => path))].flatMap((path) => {
    const own = mutants.filter((mutant) => mutant.path === path)
    const count = Math.max(1, Math.floor(own.length * share))
    const ranked = ranks(own).sort((one, two) => one.rank - two.rank)
    const chosen = new Set(ranked.slice(0, count).map(({ mutant }) => mutant))
    return own.filter((mutant) => chosen.has(mutant))
  })
}

/** The same text twice in a file is told apart by its turn. */
function ranks(mutants: readonly Mutant[]): { mutant: Mutant; rank: number }[] {
  const turns = new Map<string, number>()
  return mutants.map((mutant) => {
    const name = `${mutant.path}|${mutant.operator}|${mutant.from}|${mutant.to}`
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    return { mutant, rank: hashText(`${name}|${turn}`) }
  })
}
