import { withPageWords } from '../core/text/with-late-words.ts'
import { latePart } from './late-part.ts'

/** The left menu of what is to come: who looks at what is in play does without its code. */
export const prematchSide = latePart(withPageWords(() => import('../features/prematch/prematch-side.tsx')))
