import type { Result } from '@xezer/std/result'

export type Environment = Readonly<Record<string, string | undefined>>
/** A setting that cannot be used: the start says so and ends. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export function orFail<T>(read: Result<T, string>): T {
  if (!read.ok) throw new ConfigError(read.error)
  return read.value
}

export function text(environment: Environment, name: string, fallback: string): string {
  return environment[name] || fallback
}

export function number(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const raw = environment[name]
  if (raw === undefined || raw === '') return fallback
  const value = /^\d{1,9}(\.\d{1,6})?$/.test(raw) ? Number(raw) : Number.NaN
  if (!(value >= least && value <= most)) {
    throw new ConfigError(`${name} is "${raw}": set a number from ${least} to ${most}.`)
  }
  return value
}

export function whole(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = number(environment, name, fallback, least, most)
  if (!Number.isInteger(value)) throw new ConfigError(`${name} is "${value}": set a whole number.`)
  return value
}

export function flag(environment: Environment, name: string, fallback: boolean): boolean {
  const raw = environment[name]
  if (raw === undefined || raw === '') return fallback
  if (raw === '1' || raw === 'true') return true
  if (raw === '0' || raw === 'false') return false
  throw new ConfigError(`${name} is "${raw}": set 1 or 0.`)
}
