import { describe, expect, it } from 'vitest'
import { createPlayerClients } from './player-clients.ts'

describe('createPlayerClients: who hears what concerns a player', () => {
  it('finds every page of the player, and no guest', () => {
    const players = createPlayerClients<string>()
    players.move('page one', null, '5')
    players.move('page two', null, '5')
    players.move('stranger', null, '6')
    players.move('guest', null, null)
    expect([...players.of('5')]).toEqual(['page one', 'page two'])
  })

  it('follows a page that changes its player or loses its session', () => {
    const players = createPlayerClients<string>()
    players.move('page', null, '5')
    players.move('page', '5', '6')
    expect([...players.of('5')]).toEqual([])
    expect([...players.of('6')]).toEqual(['page'])
    players.move('page', '6', null)
    expect([...players.of('6')]).toEqual([])
  })
})
