import { LOCK_ORDER } from '../../packages/db/src/lock-order.ts'
import { isTest, parse, placeOf, type SourceFile } from './source-files.ts'

const REGISTER = 'packages/db/src/lock-order.ts'

/** Advisory locks have a class of the register; rows are locked where the order of locks says so. */
export function findStrayLock(file: SourceFile): string[] {
  if (!/^(apps|packages)\//.test(file.path) || isTest(file.path) || file.path === REGISTER) return []
  const takers = LOCK_ORDER.flatMap(({ takenIn }) => takenIn)
  return stringsOf(file).flatMap(({ text, offset }) => {
    if (/\bpg_(try_)?advisory_/.test(text))
      return [`${placeOf(file, offset)} takes an advisory lock itself; ${REGISTER} knows their classes`]
    if (/\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b/i.test(text) && !takers.includes(file.path))
      return [`${placeOf(file, offset)} locks rows and does not stand in the order of locks (${REGISTER})`]
    return []
  })
}

/** What stands in quotes: comments speak of locks too. */
function stringsOf(file: SourceFile): { text: string; offset: number }[] {
  const { comments } = parse(file)
  const isComment = (offset: number) => comments.some(({ start, end }) => offset >= start && offset < end)
  return [...file.text.matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g)]
    .filter((match) => !isComment(match.index))
    .map((match) => ({ text: match[0], offset: match.index }))
}
