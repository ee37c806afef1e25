import { useText } from '@xezer/ui/text-provider'
import { findPartName } from './status-name.ts'

/** The part of play that an event is in; `otherwise` is the server's word for a status that is not known here. */
export function StatusText({ status, otherwise }: { status: string; otherwise: string | null }) {
  return findPartName(useText(), status) ?? otherwise
}
