import { findListing } from '@xezer/game-catalogue/find-listing'
import { presentListing } from '@xezer/game-catalogue/present-listing'
import * as z from 'zod/mini'
import type { StaticFile } from '../platform/static-files.ts'

const Files = z.array(z.string())
const Preloads = z.object({
  page: Files,
  engines: z.record(z.string(), Files),
  themes: z.record(z.string(), Files),
  words: z.record(z.string(), Files),
})
/** Scripts of a page by what they are for, as the build of the client names them. */
export type Preloads = z.infer<typeof Preloads>

const GAME_MARK = '%GAME%'
const PRELOADS_MARK = '%PRELOADS%'

/** Null where the client was not built. */
export function readPreloads(client: ReadonlyMap<string, StaticFile>): Preloads | null {
  const file = client.get('preloads.json')
  return file === undefined ? null : Preloads.parse(JSON.parse(file.plain.toString('utf8')))
}

/**
 * The document of one game: who it is, and every script that it needs, so that a far player's phone asks for all of them at once and
 * not for each behind the one that names it. Of a game that nobody knows it says nothing, and its script says so.
 */
export function fillGame(
  html: string,
  { id, locale }: { readonly id: string; readonly locale: string },
  preloads: Preloads | null,
): string {
  const listing = findListing(id)
  const links = listing === null ? [] : listLinks({ ...listing, locale }, preloads)
  return html
    .replaceAll(GAME_MARK, () =>
      listing === null ? '' : escapeAttribute(JSON.stringify(presentListing(id))),
    )
    .replaceAll(PRELOADS_MARK, () => links.join(''))
}

function listLinks(
  game: { readonly id: string; readonly engine: string; readonly theme: string; readonly locale: string },
  preloads: Preloads | null,
): readonly string[] {
  const { page = [], engines = {}, themes = {}, words = {} } = preloads ?? {}
  const scripts = [
    ...page,
    ...(words[game.locale] ?? []),
    ...(engines[game.engine] ?? []),
    ...(themes[game.theme] ?? []),
  ]
  return [
    ...[...new Set(scripts)].map((file) => `<link rel="modulepreload" href="${file}" />`),
    `<link rel="preload" as="image" href="/thumbnails/${game.id}.jpeg" />`,
  ]
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
