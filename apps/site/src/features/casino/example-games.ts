import type { LobbyGame } from '@xezer/contract/casino'

/** A game as tests of the lobby want it. */
export function exampleGame(id: string, given: Partial<LobbyGame> = {}): LobbyGame {
  const [provider = ''] = id.split('_')
  return {
    ...{ id, name: id, also: [], provider, kind: 'slots', engine: 'slot-lines' },
    ...{ rtpLeast: 96.58, rtpMost: 96.58, volatilityLeast: 1, volatilityMost: 1 },
    ...{ isNew: false, hasDemo: true, src: 'inbet', image: '', image2x: null, rounds: null },
    ...given,
  }
}
