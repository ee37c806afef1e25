import { useText } from '@xezer/ui/text-provider'
import type { ApiError } from '../../platform/api-client.ts'
import { errorSentence } from '../text/error-sentence.ts'
import { ServerText } from '../text/server-text.tsx'
import styles from './api-error-text.module.css'
import { isSaidByField } from './said-by-field.ts'

interface ApiErrorTextProps {
  error: ApiError | undefined
  /** Of the form, those that say what was refused of them. */
  fields?: readonly string[]
}

/** Why the server refused, in red above the button; spoken at once. */
export function ApiErrorText({ error, fields }: ApiErrorTextProps) {
  const text = useText()
  return (
    <div role="alert" className={styles.place}>
      {error !== undefined && !isSaidByField(error, fields) && (
        <p className={styles.refusal}>
          {error.text === undefined ? errorSentence(text, error) : <ServerText html={error.text} />}
        </p>
      )}
    </div>
  )
}
