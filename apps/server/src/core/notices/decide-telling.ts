import type { Concern } from '@xezer/contract/notices'

/** What a player chose to be told, and whether he stays away from play or is gone. */
export interface TellingWishes {
  readonly wantsLetters: boolean
  readonly wantsOffers: boolean
  readonly isAway: boolean
}

/** Where something is told: on the page of the account, and by mail. */
export interface Telling {
  readonly isKept: boolean
  readonly isMailed: boolean
}

/** What protects the account or its money is told whatever was chosen; who stays away from play is offered nothing. */
export function decideTelling(concern: Concern, wishes: TellingWishes): Telling {
  if (concern === 'offer') {
    const isOffered = wishes.wantsOffers && !wishes.isAway
    return { isKept: isOffered, isMailed: isOffered }
  }
  return { isKept: true, isMailed: isProtecting(concern) || wishes.wantsLetters }
}

export function isProtecting(concern: Concern): boolean {
  return concern === 'security' || concern === 'money'
}
