import { observeMedia } from '../../platform/media.ts'

/** The slip is a drawer or a sheet (design direction §1). */
export const isNarrow = observeMedia('(max-width: 1023px)')
/** The left menu is a 64 px rail of icons. */
export const isRail = observeMedia('(max-width: 1199px)')
