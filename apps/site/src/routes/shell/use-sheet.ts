import { useCallback, useState } from 'react'
import { usePlace } from '../../platform/router-context.tsx'

export type Sheet = 'menu' | 'slip'

/** Which sheet is open. The menu belongs to the place where it was opened: following a link closes it. */
export function useSheet(): { sheet: Sheet | undefined; open: (sheet: Sheet) => void; close: () => void } {
  const { path, search } = usePlace()
  const address = `${path}?${search}`
  const [opened, setOpened] = useState<{ sheet: Sheet; address: string } | undefined>(undefined)
  const close = useCallback(() => setOpened(undefined), [])
  const isKept = opened?.sheet === 'slip' || opened?.address === address
  return {
    sheet: isKept ? opened.sheet : undefined,
    open: (sheet) => setOpened({ sheet, address }),
    close,
  }
}
