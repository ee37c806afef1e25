/** Whether two pieces of plain data say the same: objects, lists, strings, numbers, booleans and null. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const leftEntries = Object.entries(left)
  if (leftEntries.length !== Object.keys(right).length) return false
  const rightValues = new Map(Object.entries(right))
  return leftEntries.every(([key, value]) => rightValues.has(key) && sameJson(value, rightValues.get(key)))
}
