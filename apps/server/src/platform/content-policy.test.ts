import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { contentPolicy, findOutside } from './content-policy.ts'

const BONUSES = { BONUS_FRAME_URL: 'https://bonus.example/bets?skin=2' }
const GAMES = { GAMES_URL: 'https://games.example' }
const PICTURES = { GAME_IMAGES_RPL: 'https://pics.example/games' }

it.each([
  [{}, ["'self'", 'http://{host}:8081'], ["'self'", 'data:']],
  [{ GAMES_PORT: '9000' }, ["'self'", 'http://{host}:9000'], ["'self'", 'data:']],
  [GAMES, ["'self'", 'https://games.example'], ["'self'", 'data:']],
  [{ ...GAMES, CASINO: '0' }, ["'self'"], ["'self'", 'data:']],
  [BONUSES, ["'self'", 'https://bonus.example', 'http://{host}:8081'], ["'self'", 'data:']],
  [
    { ...GAMES, ...PICTURES },
    ["'self'", 'https://games.example'],
    ["'self'", 'data:', 'https://pics.example'],
  ],
])('under %j frames and pictures are of these and no other', (settings, frames, images) => {
  const policy = contentPolicy(findOutside(readConfig(settings)))
  expect([policy['frame-src'], policy['img-src']]).toEqual([frames, images])
  expect({ ...policy, 'frame-src': [], 'img-src': [] }).toEqual({
    ...contentPolicy(),
    'frame-src': [],
    'img-src': [],
  })
})
