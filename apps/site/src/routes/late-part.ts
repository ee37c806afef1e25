import { type ComponentType, useEffect, useState } from 'react'
import { Unreached } from '../core/chrome/unreached.tsx'

/** A part of the site that the first page does not need: its code is fetched when it is wanted. */
export interface LatePart<Props> {
  /** Fetches the code, so that it is on its way before the part is rendered. */
  preload: () => Promise<unknown>
  /** The part itself, once its code is here; or what says that it did not come. */
  findLoaded: () => ComponentType<Props> | undefined
}

export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined
  const take = (part: ComponentType<Props>) => {
    loaded = part
  }
  return {
    // A browser does not ask a second time for what did not come.
    preload: () =>
      load().then(
        (module) => take(module.default),
        () => take(Unreached),
      ),
    findLoaded: () => loaded,
  }
}

/** The part as soon as its code is here. Behind React's `lazy` it would stay hidden for 300 ms. */
export function useLoaded<Props>(part: LatePart<Props> | undefined): ComponentType<Props> | undefined {
  const [, arrive] = useState<object>()
  const loaded = part?.findLoaded()
  useEffect(() => {
    if (part && !loaded) void part.preload().then(() => arrive({}))
  }, [part, loaded])
  return loaded
}
