import { rulesArticle, rulesArticles, rulesMenu } from '@xezer/contract/rules'
import type { HouseRules } from '../features/rules/house-rules.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

export function rulesCalls(rules: HouseRules): SharedCall[] {
  return [
    shareCall(rulesMenu, (_input, _id, locale) => rules.menu(locale)),
    shareCall(rulesArticle, (_input, id, locale) => rules.article(id, locale)),
    shareCall(rulesArticles, (_input, _id, locale) => rules.articles(locale)),
  ]
}
