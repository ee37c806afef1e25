import { withPageWords } from '../core/text/with-late-words.ts'
import { latePart } from './late-part.ts'

/** The left menu of what starts next. */
export const upcomingSide = latePart(withPageWords(() => import('../features/upcoming/upcoming-side.tsx')))
