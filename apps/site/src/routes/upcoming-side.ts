import { latePart } from './late-part.ts'

/** The left menu of what starts next. */
export const upcomingSide = latePart(() => import('../features/upcoming/upcoming-side.tsx'))
