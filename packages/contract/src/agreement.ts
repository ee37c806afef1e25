import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const RulesVersion = z.int()

export const accountRules = defineCall({
  name: 'accountRules',
  method: 'GET',
  path: 'account/rules',
  auth: 'player',
  summary: 'Which house rules hold, and which the player agreed to last',
  input: z.object({}),
  output: z.object({ version: RulesVersion, agreed: RulesVersion }),
  errors: [],
})

export const accountRulesAgree = defineCall({
  name: 'accountRulesAgree',
  method: 'POST',
  path: 'account/rulesAgree',
  auth: 'player',
  summary: 'Agree to the house rules that hold, by their version',
  input: z.strictObject({ version: RulesVersion }),
  output: z.object({ success: z.boolean() }),
  errors: ['rules_changed'],
})
