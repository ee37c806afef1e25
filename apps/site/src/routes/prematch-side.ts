import { latePart } from './late-part.ts'

/** The left menu of what is to come: who looks at what is in play does without its code. */
export const prematchSide = latePart(() => import('../features/prematch/prematch-side.tsx'))
