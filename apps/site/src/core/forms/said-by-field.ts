import type { ApiError } from '../../platform/api-client.ts'

/** Whether the one field that is wrong says all of it under itself: words above the button are for two, or for none. */
export function isSaidByField({ fields }: Pick<ApiError, 'fields'>, shown: readonly string[] = []): boolean {
  const [name, ...others] = Object.keys(fields)
  return name !== undefined && others.length === 0 && shown.includes(name)
}
