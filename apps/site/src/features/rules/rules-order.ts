/** An item of the menu, whatever its level. */
export interface MenuItem {
  readonly id: number
  readonly number: string
  readonly title: string
  readonly children?: readonly MenuItem[]
}

/** Every article in the order in which they are read. */
export function listInOrder(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...listInOrder(item.children ?? [])])
}

/** The articles before and after one, as its reader turns pages. */
export function findNeighbours(
  items: readonly MenuItem[],
  id: number,
): { readonly previous: MenuItem | undefined; readonly next: MenuItem | undefined } {
  const all = listInOrder(items)
  const place = all.findIndex((item) => item.id === id)
  return place < 0
    ? { previous: undefined, next: undefined }
    : { previous: all[place - 1], next: all[place + 1] }
}
