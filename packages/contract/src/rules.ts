import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './primitives.ts'

const heading = { id: Id, number: z.string(), title: z.string() }
const Article = z.object(heading)
const Part = z.object({ ...heading, children: z.array(Article) })
/** An item of the numbered menu, with those below it; three levels at most. */
export const RulesItem = z.object({ ...heading, children: z.array(Part) })
export type RulesItem = z.output<typeof RulesItem>

/** `content` is HTML of few tags: `h3 p ul ol li table thead tbody tr th td strong aside span a`, with `id` and `href`. */
export const RulesArticle = z.object({ ...heading, content: z.string() })
export type RulesArticle = z.output<typeof RulesArticle>

export const rulesMenu = defineCall({
  name: 'rulesMenu',
  method: 'GET',
  path: 'rules/menu',
  auth: 'none',
  summary: 'The numbered menu of the house rules',
  input: z.object({}),
  output: z.object({ menu: z.array(RulesItem) }),
  errors: [],
})

export const rulesArticle = defineCall({
  name: 'rulesArticle',
  method: 'GET',
  path: 'rules/article/{id}',
  auth: 'none',
  summary: 'One article of the house rules',
  input: z.object({}),
  output: z.object({ article: RulesArticle }),
  errors: ['article_not_found'],
})

export const rulesArticles = defineCall({
  name: 'rulesArticles',
  method: 'GET',
  path: 'rules/articles',
  auth: 'none',
  summary: 'Every article of the house rules, as a search in them needs them',
  input: z.object({}),
  output: z.object({ articles: z.array(RulesArticle) }),
  errors: [],
})
