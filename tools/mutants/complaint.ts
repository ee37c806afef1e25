import type { TestModule } from 'vitest/node'

/**
 * What the first of these tests that failed complains of. Vitest tells of every module that ever ran, and one that
 * failed stays so until it runs again: those that were not asked this time have no say.
 */
export function findComplaint(asked: readonly string[], modules: readonly TestModule[]): string | null {
  const failed = modules.find((module) => asked.includes(module.relativeModuleId) && !module.ok())
  return failed === undefined ? null : complaintOf(failed)
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
