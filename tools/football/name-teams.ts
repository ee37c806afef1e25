import { countryNames } from './countries.ts'
import { toAzerbaijani, toRussian } from './transliterate.ts'

export interface TeamNames {
  readonly en: string
  readonly ru: string
  readonly az: string
}

/** Legal forms that a list of matches does without; kept where the name would be too short or shared. */
const FORMS_BEFORE =
  /^(AFC|FC|CF|FK|NK|SK|KF|PFC|PFK|CD|UD|CA|AC|AS|SC|SV|VfL|VfB|TSV|OGC|GNK|HNK|ŠK|MFK|MŠK|KS|GKS|US|SS|RC|EC|AD|SD) (?=\S{3,})/
const FORMS_AFTER = / (FC|AFC|CF|FK|NK|SK|KF|PFC|PFK|SC|EC|FF|BK|IF|AC|SV|Calcio)$/
const YEARS_AFTER = / (18|19|20)\d\d$/

/** Short English name: `Bologna FC 1909` is Bologna. */
export function shortName(name: string): string {
  const withoutYear = name.replace(YEARS_AFTER, '')
  const withoutAfter = withoutYear.replace(FORMS_AFTER, '')
  const short = withoutAfter === withoutYear ? withoutYear.replace(FORMS_BEFORE, '') : withoutAfter
  return short.length >= 4 ? short : name
}

export function namesByRule(name: string, country: string): TeamNames {
  return { en: name, ru: toRussian(name, country), az: toAzerbaijani(name) }
}

export function nationalNames(country: string): TeamNames {
  return countryNames(country)
}
