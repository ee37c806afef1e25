import { Worker, type WorkerOptions } from 'node:worker_threads'

/** A thread of ours beside the file that names it: a built one is begun as it is; a source is translated as it is read. */
export function openWorker({ href }: URL, options: WorkerOptions): Worker {
  if (href.endsWith('.js')) return new Worker(new URL(href), options)
  const source = JSON.stringify(href)
  const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`
  return new Worker(begin, { ...options, eval: true })
}
