import { useState } from 'react'
import { usePlace } from '../../platform/router-context.tsx'

export type Sheet = 'menu' | 'slip'

/** Which sheet is open. The menu belongs to the place where it was opened: following a link closes it. */
export function useSheet(): { sheet: Sheet | null; open: (sheet: Sheet) => void; close: () => void } {
  const { path, search } = usePlace()
  const address = `${path}?${search}`
  const [opened, setOpened] = useState<{ sheet: Sheet; address: string } | null>(null)
  const isKept = opened?.sheet === 'slip' || opened?.address === address
  return {
    sheet: isKept ? opened.sheet : null,
    open: (sheet) => setOpened({ sheet, address }),
    close: () => setOpened(null),
  }
}
