import { findStored, store } from '../../platform/storage.ts'

const storageKey = 'shortcuts'

/** Whether `/` and Alt+K do something; a browser or a reader program may need the keys for itself. */
export function areShortcutsOn(): boolean {
  return findStored(storageKey) !== 'off'
}

export function setShortcuts(areOn: boolean): void {
  store(storageKey, areOn ? undefined : 'off')
}
