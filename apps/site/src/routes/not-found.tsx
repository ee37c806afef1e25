import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { useText } from '@xezer/ui/text-provider'
import { HOME_PATH } from '../core/paths.ts'
import { Link } from '../platform/router-context.tsx'

/** An unknown address gets a page that says so. */
export function NotFound() {
  const text = useText()
  return (
    <EmptyState
      isPage
      title={text('err.not_found')}
      text={text('page.not_found_text')}
      action={
        <Link to={HOME_PATH} className={buttonLook('main')}>
          {text('page.to_home')}
        </Link>
      }
    />
  )
}
