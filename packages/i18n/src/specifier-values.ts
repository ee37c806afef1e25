/** The numbers of a specifier `goalnr=2|hcp=-1.5`. */
export interface SpecifierNumbers {
  hcp?: number
  total?: number
  goalnr?: number
  cornernr?: number
  n?: number
}

const KEYS = ['hcp', 'total', 'goalnr', 'cornernr', 'n'] as const

/** Reads the numbers that names show; what is not known is left out. */
export function readSpecifier(specifier: string): SpecifierNumbers {
  const numbers: SpecifierNumbers = {}
  for (const pair of specifier.split('|')) {
    const [name, value] = pair.split('=')
    const key = KEYS.find((known) => known === name)
    if (key !== undefined && value !== undefined && value !== '') numbers[key] = Number(value)
  }
  return numbers
}

/** A handicap with its sign, as the side that it is given to reads it: `+1.5`, `-1.5`, `0`. */
export function signedLine(line: number): string {
  return line > 0 ? `+${line}` : String(line === 0 ? 0 : line)
}
