import { HOURS, type Hours } from '@xezer/contract/primitives'
import { usePlace } from '../../platform/router-context.tsx'

/** The time filter in effect: 0 is no limit. It lives in the address, so that a link carries it. */
export function useHours(): Hours {
  return readHours(usePlace().search)
}

export function readHours(search: URLSearchParams): Hours {
  const asked = Number(search.get('hours') ?? 0)
  return HOURS.find((hours) => hours === asked) ?? 0
}

/** An address under a time filter. */
export function withHours(path: string, hours: Hours): string {
  return hours === 0 ? path : `${path}?hours=${hours}`
}
