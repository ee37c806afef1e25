import type { Locale } from '@xezer/std/locale'
import type { buildDocument } from './build-document.ts'

/** What the thread that draws is asked: a page, of what is known for it. */
export interface DrawRequest {
  readonly path: string
  readonly search: string
  readonly locale: Locale
  readonly answers: Readonly<Record<string, string | null>>
  readonly atMs: number
}

/** What the page asks of the shared calls. */
export interface DrawQuestion {
  readonly key: string
  readonly call: string
  readonly input: object
  readonly id?: number | undefined
}

export type DrawAnswer =
  | { readonly kind: 'asks'; readonly questions: readonly DrawQuestion[] }
  | {
      readonly kind: 'document'
      readonly isFound: boolean
      readonly policy: string
      readonly brotli: Uint8Array
    }
  /** It could not be drawn; the thread goes on. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Nobody draws now. */
  | { readonly kind: 'away' }

/** Draws documents, wherever that is done. */
export interface Drawer {
  draw: (request: DrawRequest) => Promise<DrawAnswer>
  stop: () => Promise<void>
}

type DrawnPage = Omit<Parameters<typeof buildDocument>[1], keyof DrawRequest>

/** What the built site brings to draw with; `apps/site/src/document.tsx`. */
export interface SiteDrawing {
  readonly drawDocument: (
    request: DrawRequest & { readonly hasCasino: boolean },
  ) => Promise<
    | { readonly kind: 'asks'; readonly questions: readonly DrawQuestion[] }
    | (DrawnPage & { readonly kind: 'drawn'; readonly isFound: boolean })
  >
}
