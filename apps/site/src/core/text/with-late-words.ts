import { loadLateWords } from '@xezer/i18n/load-translator'

/** The code of a part that says what a guest's first page does not: it comes with its words. */
export function withLateWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadLateWords()])
    return module
  }
}
