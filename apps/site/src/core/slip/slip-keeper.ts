import { findStored, store } from '../../platform/storage.ts'

/** Where the slip outlives a reload. */
export interface SlipKeeper {
  read: () => string | undefined
  write: (text: string | undefined) => void
}

export function createSlipKeeper(): SlipKeeper {
  return { read: () => findStored('slip'), write: (text) => store('slip', text) }
}
