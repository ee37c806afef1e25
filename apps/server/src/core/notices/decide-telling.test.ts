import { describe, expect, it } from 'vitest'
import { decideTelling } from './decide-telling.ts'

const nothing = { isKept: false, isMailed: false }
const page = { isKept: true, isMailed: false }
const both = { isKept: true, isMailed: true }
const wishes = (wantsLetters: boolean, wantsOffers: boolean, isAway: boolean) => ({
  ...{ wantsLetters, wantsOffers, isAway },
})

describe('what a player is told, and where', () => {
  it.each([
    // What protects the account or its money cannot be turned off.
    ['security', wishes(false, false, true), both],
    ['money', wishes(false, false, true), both],
    ['service', wishes(true, false, false), both],
    ['service', wishes(false, true, false), page],
    ['service', wishes(true, false, true), both],
    ['offer', wishes(true, false, false), nothing],
    ['offer', wishes(false, true, false), both],
    // Who stays away from play is offered nothing, whatever was chosen before.
    ['offer', wishes(true, true, true), nothing],
  ] as const)('%s, %j: %j', (concern, chosen, telling) => {
    expect(decideTelling(concern, chosen)).toEqual(telling)
  })
})
