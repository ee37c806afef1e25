/** The league that the first page shows before others; the alias is a flag. */
export interface LeagueBanner {
  readonly alias: string
  readonly sport: number
  readonly league: number
}

const SHAPE = /^([a-z]{2}(?:-[a-z]{3})?):(\d{1,9}):(\d{1,15})$/

/** `alias:sport:league`; null for anything else. */
export function readLeagueBanner(raw: string): LeagueBanner | null {
  const [, alias, sport, league] = SHAPE.exec(raw) ?? []
  return alias === undefined ? null : { alias, sport: Number(sport), league: Number(league) }
}
