import { loadCasinoWords, loadLateWords, loadPageWords } from '@xezer/i18n/load-translator'

/** The code of a part that says what a guest's first page does not: it comes with its words. */
export function withLateWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return withWords(load, loadLateWords)
}

/** The code of a page of matches, with what such a page says beyond the first one. */
export function withPageWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return withWords(load, loadPageWords)
}

/** The code of a page of games, with what such a page says. */
export function withCasinoWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return withWords(load, loadCasinoWords)
}

function withWords<Module>(load: () => Promise<Module>, bring: () => Promise<void>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), bring()])
    return module
  }
}
