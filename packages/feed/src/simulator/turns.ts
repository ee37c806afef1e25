/** Whose turn it is: of all that are due, whoever has been so the longest. So nobody starves, however much there is to do. */
export interface Turns<Item> {
  /** The item has its turn at the instant, and at no other that was said before; infinite: it has none. */
  set(item: Item, dueMs: number): void
  /** Whoever is due the longest, which then has no turn until it is set again; null when nobody is. */
  takeDue(nowMs: number): Item | null
}

interface Node<Item> {
  readonly item: Item
  readonly dueMs: number
  /** Of those due at one instant the one that was set first. */
  readonly order: number
}

/** A heap. What was set anew leaves its old place behind, which is passed over when it comes up. */
export function createTurns<Item>(): Turns<Item> {
  const heap: Node<Item>[] = []
  const current = new Map<Item, Node<Item>>()
  let order = 0
  return {
    set(item, dueMs) {
      current.delete(item)
      if (dueMs === Number.POSITIVE_INFINITY) return
      order += 1
      const node = { item, dueMs, order }
      current.set(item, node)
      push(heap, node)
    },
    takeDue(nowMs) {
      for (let first = heap[0]; first !== undefined; first = heap[0]) {
        const isCurrent = current.get(first.item) === first
        if (isCurrent && first.dueMs > nowMs) return null
        pop(heap)
        if (!isCurrent) continue
        current.delete(first.item)
        return first.item
      }
      return null
    },
  }
}

function isBefore<Item>(left: Node<Item>, right: Node<Item>): boolean {
  return left.dueMs < right.dueMs || (left.dueMs === right.dueMs && left.order < right.order)
}

function push<Item>(heap: Node<Item>[], node: Node<Item>): void {
  let place = heap.length
  heap.push(node)
  while (place > 0) {
    const above = (place - 1) >> 1
    const parent = heap[above]
    if (parent === undefined || !isBefore(node, parent)) break
    heap[place] = parent
    place = above
  }
  heap[place] = node
}

function pop<Item>(heap: Node<Item>[]): void {
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return
  let place = 0
  for (;;) {
    const left = heap[2 * place + 1]
    const right = heap[2 * place + 2]
    const isRight = left !== undefined && right !== undefined && isBefore(right, left)
    const next = isRight ? right : left
    if (next === undefined || !isBefore(next, last)) break
    heap[place] = next
    place = 2 * place + (isRight ? 2 : 1)
  }
  heap[place] = last
}
