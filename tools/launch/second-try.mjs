/** So many files that failed may have been slow; more of them are a fault. */
const FILES_MAX = 4

/** What guards money while something is killed, doubled or late: one failure in a hundred runs is the one that counts. */
export const MONEY_FOLDERS = [
  'apps/server/src/faults',
  'apps/server/src/core/bets',
  'apps/server/src/core/bonuses',
  'apps/server/src/core/casino',
  'apps/server/src/core/payments',
  'apps/server/src/core/wallet',
  'apps/server/src/features/betting',
  'apps/server/src/features/bonuses',
  'apps/server/src/features/cash-out',
  'apps/server/src/features/game-wallet',
  'apps/server/src/features/payments',
  'apps/server/src/features/safety',
  'apps/server/src/features/settlement',
  'apps/games/src/core',
]
const isAskedOnce = (file) =>
  MONEY_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) || /\/kill-/.test(file)

/**
 * Files of tests that may show alone, on a machine that does nothing else, that they only were slow beside others. `failed` names
 * each file that did not pass; empty when none may.
 */
export function filesForSecondTry(failed) {
  const files = [...new Set(failed)]
  if (files.length > FILES_MAX || files.some(isAskedOnce)) return []
  return files
}

/**
 * What is left of a half of the tests behind the second run of its failed files. What passed alone is counted as passed, and said:
 * `late` holds what it had failed with.
 */
export function afterSecondTry(half, again) {
  const stillFailed = new Set(again.failures.map(({ file }) => file))
  const isLate = ({ file }) => !stillFailed.has(file)
  const late = half.failures.filter(isLate)
  const failures = half.failures.filter((failure) => !isLate(failure))
  // Tests that did not run are not among the failures, and a second run that ended badly without a failed test showed nothing.
  const unnamed = Math.max(half.failed - half.failures.length, 0)
  const failed = unnamed + Math.max(failures.length, again.failed)
  return { ...half, passed: half.passed + late.length, failed, failures, late }
}
