import { sqlStateOf } from '@xezer/db/transaction'
import { AssertionError } from '@xezer/std/assert'

/** A lock that was not had in time, and a statement whose time was up. */
const STUCK = ['55P03', '57014']

/**
 * Whether a failure of many that share a statement or a transaction may be of one of them alone: a mistake of ours, data
 * that the database refuses, a lock that another process holds, a deadlock, time that was up. Not what the database
 * answers to everybody: it is away, full or ending, lets nobody in or nobody write, or is not the one that we know.
 *
 * What the database said so of it has undone, so that who asks again does nothing twice. A connection that broke says
 * nothing of what became of its work: that is not tried again here.
 */
export function isOneItemsFault(error: unknown): boolean {
  if (error instanceof AssertionError) return true
  const state = sqlStateOf(error)
  return state !== null && /^(?!E)[0-9A-Z]{5}$/.test(state) && !/^(08|25006|28|3D|42|53|57P|58)/.test(state)
}

/** It was waited for as long as anything is. */
export function isStuck(error: unknown): boolean {
  return STUCK.includes(sqlStateOf(error) ?? '')
}
