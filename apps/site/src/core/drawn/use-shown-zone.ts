import { BAKU_AHEAD_MINUTES, type Zone } from '@xezer/i18n/format-time'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'

/** The zone of every time on the page: the visitor's own, and that of Baku in what the server drew. */
export function useShownZone(): Zone {
  return useIsDrawn() ? BAKU_AHEAD_MINUTES : null
}
