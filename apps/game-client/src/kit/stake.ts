/** What may be staked, minor units. */
export interface StakeLimits {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Amounts that a stepper stops at: 1, 2 and 5 of every power of ten, as far as the limits and steps go. */
const HALTS = [1, 2, 5]

export function stakeHalts({ min, max, step }: StakeLimits): readonly number[] {
  const halts = new Set([min, floorToStep(max, step)])
  for (let power = 1; power <= max; power *= 10) {
    for (const halt of HALTS) {
      const amount = floorToStep(halt * power, step)
      if (amount >= min && amount <= max) halts.add(amount)
    }
  }
  return [...halts].sort((left, right) => left - right)
}

/** The next amount up or down; the same one at an end. */
export function stepStake(stakeMinor: number, direction: 1 | -1, limits: StakeLimits): number {
  const halts = stakeHalts(limits)
  const found =
    direction === 1 ? halts.find((halt) => halt > stakeMinor) : halts.findLast((halt) => halt < stakeMinor)
  return found ?? clampStake(stakeMinor, limits)
}

/** The nearest stake that is allowed, never above what was meant unless that is under the least. */
export function clampStake(stakeMinor: number, { min, max, step }: StakeLimits): number {
  return Math.max(min, Math.min(floorToStep(stakeMinor, step), floorToStep(max, step)))
}

export const doubleStake = (stakeMinor: number, limits: StakeLimits) => clampStake(stakeMinor * 2, limits)

const floorToStep = (amount: number, step: number) => Math.floor(amount / step) * step

/** An amount as a player types it: `1`, `1.5`, `1,50`; null where it is none. */
export function readAmount(text: string): number | null {
  const match = /^\s*(\d{1,9})(?:[.,](\d{0,2}))?\s*$/.exec(text.replaceAll('\u00a0', ''))
  if (match === null) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
