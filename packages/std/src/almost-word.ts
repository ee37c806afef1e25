/** Words shorter than this are found as they are: one wrong letter in three is another word. */
const FORGIVING_LENGTH_MIN = 4
/** From here on a second wrong letter is forgiven. */
const LONG_LENGTH_MIN = 8

/**
 * Whether a word begins almost as it was typed: a letter left out, added, changed or swapped with its neighbour, two of
 * them in a long word. The first letter is hardly ever wrong, and is taken as typed.
 */
export function beginsAlmost(word: string, typed: string): boolean {
  const faultsMax = typed.length < FORGIVING_LENGTH_MIN ? 0 : typed.length < LONG_LENGTH_MIN ? 1 : 2
  if (word.startsWith(typed)) return true
  if (faultsMax === 0 || word[0] !== typed[0] || word.length + faultsMax < typed.length) return false
  return countFaults(word.slice(0, typed.length + faultsMax), typed) <= faultsMax
}

/** The fewest changes that make what was typed of any beginning of the word (optimal string alignment). */
function countFaults(word: string, typed: string): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let line = 1; line <= typed.length; line++) {
    const next = [line]
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[line - 1] === word[at - 1]
      let faults = Math.min(
        (row[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (row[at - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = typed[line - 1] === word[at - 2] && typed[line - 2] === word[at - 1]
      if (line > 1 && at > 1 && isSwapped) faults = Math.min(faults, (before[at - 2] ?? 0) + 1)
      next.push(faults)
    }
    before = row
    row = next
  }
  return Math.min(...row)
}
