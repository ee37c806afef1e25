import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { presentListing, presentListings } from '@xezer/game-catalogue/present-listing'
import { describe, expect, it } from 'vitest'
import { findTheme } from './find-theme.ts'

describe('games of the catalogue', () => {
  it.each(LISTINGS.map(({ id, theme }) => [id, theme]))('%s has its theme here', async (_id, key) => {
    expect((await findTheme(key)?.())?.theme.key).toBe(key)
  })

  it('are named with their model, return and whose mathematics they share', () => {
    const listing = presentListing('ng4_nar')
    expect(listing).toMatchObject({ provider: 'Nar 4', rtp: '96.58%', model: 'slot-lines 1' })
    expect(listing?.sameMathematics.map(({ az }) => az)).not.toContain('Nar bağı')
    expect(listing?.sameMathematics).toHaveLength(5)
    expect(presentListing('ib_zer')?.rtp).toBe('98.99–99.00%')
    expect(presentListing('nobody')).toBeNull()
    expect(presentListings()).toHaveLength(LISTINGS.length)
  })
})
