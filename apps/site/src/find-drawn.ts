import { createFirstAnswers, type FirstAnswers } from './core/drawn/first-answers.ts'

/** What the server's document holds: the first screen as it is seen, and what it was drawn of. */
export interface Drawn {
  /** Which of its forms is shown, and where; undefined in a document that holds none. */
  form: { name: string; element: HTMLElement } | undefined
  first: FirstAnswers
}

export function findDrawn(): Drawn {
  const forms = [...document.querySelectorAll<HTMLElement>('[data-form]')]
  const element = forms.find((one) => getComputedStyle(one).display !== 'none')
  const text = document.getElementById('first-answers')?.textContent
  if (element === undefined || !text) return { form: undefined, first: createFirstAnswers(new Map(), 0) }
  // The server of this page wrote it; what an answer holds is looked at where it is taken.
  const { atMs, answers } = JSON.parse(text) as { atMs: number; answers: Record<string, unknown> }
  return {
    form: { name: element.dataset.form ?? '', element },
    first: createFirstAnswers(new Map(Object.entries(answers)), atMs),
  }
}
