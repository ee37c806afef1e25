import type { PlantedFault } from './planted-fault.ts'

const KIT = 'apps/game-client/src/kit'
const RUN = [`${KIT}/game-run.test.ts`]
const AUTOPLAY = [`${KIT}/autoplay.test.ts`]
const BRIDGE = [`${KIT}/bridge.test.ts`]

/** What a careless hand could do to the frame of a game: to presses, autoplay, what is celebrated, and who is heard. */
export const PLANTED_FRAME_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'a stake that could lose more than the limit is not placed by autoplay',
    path: `${KIT}/autoplay.ts`,
    from: 'lostMinor + stakeMinor > plan.lossMinor',
    to: 'lostMinor > plan.lossMinor',
    tests: AUTOPLAY,
  },
  {
    rule: 'autoplay does not begin without a loss limit',
    path: `${KIT}/autoplay.ts`,
    from: 'form.lossMinor === null || form.lossMinor <= 0',
    to: 'form.lossMinor === null',
    tests: AUTOPLAY,
  },
  {
    rule: 'a return at the stake is no win',
    path: `${KIT}/sums.ts`,
    from: 'if (returnMinor <= stakedMinor)',
    to: 'if (returnMinor < stakedMinor)',
    tests: [`${KIT}/sums.test.ts`],
  },
  {
    rule: 'only the site is heard',
    path: `${KIT}/bridge.ts`,
    from: ' || !origins.includes(event.origin)',
    to: '',
    tests: BRIDGE,
  },
  {
    rule: 'only the window above is heard',
    path: `${KIT}/bridge.ts`,
    from: 'event.source !== (view.parent as unknown) || ',
    to: '',
    tests: BRIDGE,
  },
  {
    rule: 'what came back is on the screen behind its round',
    path: `${KIT}/game-run.ts`,
    from: 'this.balanceMinor - (shown.isOver ? shown.returnMinor : 0)',
    to: 'this.balanceMinor',
    tests: RUN,
  },
  {
    rule: 'a lost line ends autoplay',
    path: `${KIT}/game-run.ts`,
    from: "if (error !== null) this.stopAutoplay('offline')",
    to: '',
    tests: RUN,
  },
  {
    rule: 'nothing begins while the site holds the game',
    path: `${KIT}/game-run.ts`,
    from: "this.phase !== 'idle' || this.isHeld || this.waitMs() > 0",
    to: "this.phase !== 'idle' || this.waitMs() > 0",
    tests: RUN,
  },
  {
    rule: 'no reel is waited for that cannot bring the feature',
    path: 'apps/game-client/src/reels/reel-motion.ts',
    from: 'before + (most[reel] ?? 0) >= needed && before > 0',
    to: 'before > 0',
    tests: ['apps/game-client/src/reels/reel-motion.test.ts'],
  },
  {
    rule: 'the address of a frame forgets its token',
    path: 'apps/game-client/src/address.ts',
    from: "token === 'demo' ? token : FORGOTTEN",
    to: 'token',
    tests: ['apps/game-client/src/address.test.ts'],
  },
]
