import type { TestModule } from 'vitest/node'

/**
 * What the first of these tests that failed complains of. Vitest tells of every module that ever ran, and one that
 * failed stays so until it runs again: those that were not asked this time have no say.
 */
export function findComplaint(asked: readonly string[], modules: readonly TestModule[]): string | null {
  const failed = modules.find((module) => asked.includes(module.relativeModuleId) && hasFailed(module))
  return failed === undefined ? null : complaintOf(failed)
}

/** A run that its first failure ends may leave a module without a word of its own, where others of its tests were under way. */
function hasFailed(module: TestModule): boolean {
  return !module.ok() || [...module.children.allTests('failed')].length > 0
}

function complaintOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`,
  )
  return [module.relativeModuleId, ...module.errors().map(({ message }) => message), ...failed].join('\n')
}

/** In the words of vitest. */
export function isOutOfTime(complaint: string): boolean {
  return /\b(Test|Hook) timed out in \d+ms/.test(complaint)
}
