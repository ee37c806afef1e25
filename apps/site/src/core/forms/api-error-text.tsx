import { useText } from '@xezer/ui/text-provider'
import type { ApiError } from '../../platform/api-client.ts'
import { ServerText } from '../text/server-text.tsx'
import styles from './api-error-text.module.css'

/** Why the server refused, in red above the button; spoken at once. */
export function ApiErrorText({ error }: { error: ApiError | undefined }) {
  const text = useText()
  return (
    <div role="alert">
      {error !== undefined && (
        <p className={styles.refusal}>
          {error.text === undefined ? (
            text(error.code === 'network' ? 'err.network' : 'err.generic')
          ) : (
            <ServerText html={error.text} />
          )}
        </p>
      )}
    </div>
  )
}
