import { useText } from '@xezer/ui/text-provider'
import { useEffect } from 'react'
import { brandName } from '../brand.ts'

/** The document's title while the page stands. */
export function usePageTitle(page: string): void {
  const text = useText()
  const title = text('page.title', { page, brand: brandName })
  useEffect(() => {
    document.title = title
  }, [title])
}
