/** Letters that no decomposition takes apart. İ and ı are both i, whatever the language of the machine. */
const LETTERS: Readonly<Record<string, string>> = {
  I: 'i',
  İ: 'i',
  ı: 'i',
  ə: 'e',
  Ə: 'e',
  ß: 'ss',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  ł: 'l',
  Ł: 'l',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ð: 'd',
  þ: 'th',
}
const SPECIAL = /[IİıəƏßøØđĐłŁæÆœŒðþ]/g

/** Words without case and diacritics, as search compares them: `Qarabağ FK` is `qarabag`, `fk`. */
export function foldWords(text: string): string[] {
  return text
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
