/** A line with its sign, as the side that it is given to reads it: `+1.5`, `-1.5`, `0`. */
export function signedLine(line: number): string {
  return line > 0 ? `+${line}` : String(line === 0 ? 0 : line)
}
