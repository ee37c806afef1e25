export interface Failure {
  readonly file: string
  readonly said: string
}

export interface Half {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
}

export const MONEY_FOLDERS: readonly string[]

export function filesForSecondTry(failed: readonly string[]): string[]

export function afterSecondTry(half: Half, again: Half): Half & { readonly late: readonly Failure[] }
