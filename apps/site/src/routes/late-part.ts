import type { ComponentType } from 'react'
import { late } from '../core/chrome/late.ts'

/** A part of the site that the first page does not need: its code is fetched when it is wanted. */
export interface LatePart<Props> {
  Part: ComponentType<Props>
  /** Fetches the code, so that it is on its way before the part is rendered. */
  preload: () => Promise<unknown>
  /** The part itself, once its code is here. */
  findLoaded: () => ComponentType<Props> | undefined
}

export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  return { Part: late(preload), preload, findLoaded: () => loaded }
}
