import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswords, NO_PASSWORD, PasswordsBusy } from './core/player/passwords.ts'
import { createPasswordThread } from './password-thread.ts'

describe('passwords hashed in a thread of their own', () => {
  const hashing = createPasswordThread()
  const passwords = createPasswords(hashing)
  const find = (passwordHash: string | null) => async () => passwordHash

  it('knows what it hashed, and what was hashed elsewhere', async () => {
    const own = await passwords.hash('a long enough secret', 'visitor')
    expect(own).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify('a long enough secret', find(own), 'visitor')).toBe('right')
    expect(await passwords.verify('a long enough guess', find(own), 'visitor')).toBe('wrong')
    const elsewhere = await hash('a long enough secret')
    expect(await passwords.verify('a long enough secret', find(elsewhere), 'visitor')).toBe('right')
  })

  it('compares where there is nothing to compare with, and no password is right', async () => {
    expect(await passwords.verify('', find(null), 'visitor')).toBe('wrong')
    expect(await passwords.verify('a guess', find(NO_PASSWORD), 'visitor')).toBe('wrong')
  })

  it('what is no hash fails alone: the thread goes on', async () => {
    const own = await hashing.hash('a long enough secret')
    await expect(hashing.verify('no hash', 'a guess')).rejects.toThrow('could not be hashed')
    expect(await hashing.verify(own, 'a long enough secret')).toBe(true)
  })

  it('looks up one account at a time, and none for those it turns away', async () => {
    const looked = { now: 0, most: 0, all: 0 }
    const look = async () => {
      looked.all += 1
      looked.now += 1
      looked.most = Math.max(looked.most, looked.now)
      await Promise.resolve()
      looked.now -= 1
      return null
    }
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, number) => passwords.verify('a guess', look, `visitor ${number}`)),
    )
    const busy = answers.filter((one) => one.status === 'rejected' && one.reason instanceof PasswordsBusy)
    expect(busy).toHaveLength(60 - 33)
    expect(looked).toEqual({ now: 0, most: 1, all: 33 })
  })

  it('whose look-up fails leaves the turn to the next', async () => {
    const broken = passwords.verify('a guess', () => Promise.reject(new Error('no database')), 'visitor')
    const next = passwords.verify('a guess', find(null), 'visitor')
    await expect(broken).rejects.toThrow('no database')
    expect(await next).toBe('wrong')
  })
})
