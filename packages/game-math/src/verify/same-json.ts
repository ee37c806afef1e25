/** Whether two say the same in JSON, in whatever order their fields come. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [ones, others] = [new Map(Object.entries(left)), new Map(Object.entries(right))]
  return (
    ones.size === others.size &&
    [...ones].every(([key, one]) => others.has(key) && isSameJson(one, others.get(key)))
  )
}
