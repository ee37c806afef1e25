import Bowser from 'bowser'
import type { SessionOrigin } from '../../core/player/session-origin.ts'
import { addressNetwork } from '../../platform/http/caller-keys.ts'

/** Longer ones say nothing more, and a stranger chooses how long they are. */
const USER_AGENT_MAX = 400
const NAME_MAX = 40

const DEVICES = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' } as const

/** From what every browser says of itself; a program that says nothing is an unknown device. */
export function readOrigin(address: string, userAgent: string): SessionOrigin {
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX) || '-')
  const isDevice = (type: string | undefined): type is keyof typeof DEVICES =>
    type !== undefined && Object.hasOwn(DEVICES, type)
  // `Safari · iPhone` says more than `Safari · iOS`.
  const system = platform.vendor === 'Apple' && os.name === 'iOS' ? platform.model : os.name
  return {
    device: isDevice(platform.type) ? DEVICES[platform.type] : 'other',
    browser: (browser.name ?? '').slice(0, NAME_MAX),
    system: (system ?? '').slice(0, NAME_MAX),
    address: addressNetwork(address),
  }
}
