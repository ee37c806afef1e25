import { err, ok } from '@xezer/std/result'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../platform/api-client.ts'
import { createCell } from '../../platform/observable.ts'
import type { TabStorage } from '../../platform/storage.ts'
import { createOwnFavourites } from './own-favourites.ts'

/** An account that keeps favourites, and a browser. */
function open(stored: string | undefined, account: string[] = []) {
  let text = stored
  let isReached = true
  const full: string[] = []
  const token = createCell<string | undefined>(undefined)
  const storage: TabStorage = {
    read: () => text,
    write: (next) => {
      text = next
    },
    onChange: () => {},
  }
  const api = {
    call: async (call: { name: string }, { game, on }: { game: string; on: boolean }) => {
      if (call.name === 'casinoMine') return ok({ favourites: [...account], played: [], open: [] })
      if (!isReached) return err({ code: 'network', text: undefined, fields: {} })
      const at = account.indexOf(game)
      if (on && at < 0) account.push(game)
      if (!on && at >= 0) account.splice(at, 1)
      return ok({ favourites: [...account] })
    },
  } as unknown as ApiClient
  const session = { findToken: token.read, subscribe: token.subscribe }
  const favourites = createOwnFavourites({ storage, api, session, onFull: () => full.push('full') })
  const rest = () => new Promise((done) => setTimeout(done))
  return {
    ...{ favourites, account, full, rest, logIn: token.write },
    stored: () => text,
    cut: () => {
      isReached = false
    },
  }
}

describe('favourite games', () => {
  it('of a guest stay in the browser, in the order of choosing', () => {
    const { favourites, stored } = open('["pk_at"]')
    favourites.toggle('ng4_nar')
    favourites.toggle('l8_sar')
    favourites.toggle('pk_at')
    expect(favourites.read()).toEqual(['ng4_nar', 'l8_sar'])
    expect(stored()).toBe('["ng4_nar","l8_sar"]')
  })

  it('join those of the account at the log-in, and leave the browser', async () => {
    const { favourites, account, stored, logIn, rest } = open('["pk_at","ng4_nar"]', ['ng4_nar', 'o_alov'])
    logIn('a')
    favourites.take(['ng4_nar', 'o_alov'])
    expect(favourites.read()).toEqual(['ng4_nar', 'o_alov', 'pk_at'])
    await rest()
    expect(account).toEqual(['ng4_nar', 'o_alov', 'pk_at'])
    expect([favourites.read(), stored()]).toEqual([account, undefined])
  })

  it('of a player are in no next visitor’s list', async () => {
    const { favourites, logIn, rest } = open(undefined, ['o_alov'])
    logIn('a')
    favourites.take(['o_alov'])
    favourites.toggle('pk_at')
    await rest()
    expect(favourites.read()).toEqual(['o_alov', 'pk_at'])
    logIn(undefined)
    expect(favourites.read()).toEqual([])
  })

  it('turn back where the account did not hear of it, and what a guest chose waits', async () => {
    const { favourites, stored, logIn, cut, rest } = open('["pk_at"]', ['o_alov'])
    cut()
    logIn('a')
    favourites.take(['o_alov'])
    await rest()
    expect([favourites.read(), stored()]).toEqual([['o_alov'], '["pk_at"]'])
    favourites.toggle('ng4_nar')
    expect(favourites.read()).toEqual(['o_alov', 'ng4_nar'])
    await rest()
    expect(favourites.read()).toEqual(['o_alov'])
  })

  it('are no more than there is room for', () => {
    const many = Array.from({ length: 100 }, (_, n) => `ng4_game${n}`)
    const { favourites, full } = open(JSON.stringify(many))
    favourites.toggle('pk_at')
    expect([favourites.read().length, full]).toEqual([100, ['full']])
  })

  it.each(['{}', '[1,{}]', 'nonsense', '["<b>"]'])('storage that holds %s holds none', (stored) => {
    expect(open(stored).favourites.read()).toEqual([])
  })
})
