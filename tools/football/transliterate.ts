import { lettersOf, RUSSIAN_LETTERS, RUSSIAN_WORDS } from './russian-spelling.ts'

type Rules = readonly (readonly [string, string])[]

/** Reykjavík is Рейкьявик, Maya is Мая. */
const Y_AFTER_VOWEL = /(?<=[aeou])y(?![aeiouyáéíóúäöüæø])/g

function transliterateWord(word: string, country: string): string {
  // The dotted capital of Turkish would fall apart into two characters.
  const lower = word.replaceAll('İ', 'i').replaceAll("'", '').toLowerCase()
  const known = RUSSIAN_WORDS.get(lower)
  if (known !== undefined) return known
  const own = lettersOf(country)
  // English says и of an ey by its own rule.
  const letters = own.some(([from]) => from === 'ey') ? lower : lower.replace(Y_AFTER_VOWEL, 'й')
  return inLettersOf(word, spell(letters, [...own, ...RUSSIAN_LETTERS]))
}

function spell(lower: string, rules: Rules): string {
  let text = ''
  for (let index = 0; index < lower.length; ) {
    const rule = rules.find(([from]) => lower.startsWith(from, index))
    text += rule ? rule[1] : (lower[index] ?? '')
    index += rule ? rule[0].length : 1
  }
  return text.startsWith('е') ? `э${text.slice(1)}` : text
}

function inLettersOf(word: string, text: string): string {
  const isCapitals = word.length > 1 && word === word.toUpperCase()
  return isCapitals ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1)
}

/** Cyrillic spelling of a team's name by rule. */
export function toRussian(name: string, country: string): string {
  return name
    .replace(/\bSt\. /g, 'St-')
    .replace(/[\p{L}\p{M}']+/gu, (word) => transliterateWord(word, country))
}

/** Letters that the Azerbaijani alphabet does not have, each with its nearest; others only lose their mark. */
const NEAREST = 'æe ÆE øö ØÖ åo ÅO łl ŁL đc ĐC ðd þt ßss šş ŠŞ čç ČÇ ćç ĆÇ žj ŽJ șş ȘŞ ñny śş ŚŞ żj ŻJ'
const REPLACED = new Map(NEAREST.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]))
const KEPT = new Set('çÇğĞıİöÖşŞüÜəƏ')

/** Azerbaijani keeps the Latin name; letters from other alphabets become the nearest of its own. */
export function toAzerbaijani(name: string): string {
  return [...name]
    .map((letter) => {
      if (KEPT.has(letter)) return letter
      return REPLACED.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
    })
    .join('')
}
