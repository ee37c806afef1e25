import { findStored, store } from '../../platform/storage.ts'

const STORAGE_KEY = 'shortcuts'

/** Whether `/` and Alt+K do something; a browser or a reader program may need the keys for itself. */
export function areShortcutsOn(): boolean {
  return findStored(STORAGE_KEY) !== 'off'
}

export function setShortcuts(areOn: boolean): void {
  store(STORAGE_KEY, areOn ? undefined : 'off')
}
