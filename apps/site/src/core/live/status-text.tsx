import { useText } from '@xezer/ui/text-provider'
import { findStatusName } from './status-name.ts'

/** The part of play that an event is in; `otherwise` is the server's word for a status that is not known here. */
export function StatusText({ status, otherwise }: { status: string; otherwise: string | null }) {
  const text = useText()
  const name = findStatusName(status)
  return name === undefined ? otherwise : text(name)
}
