/** Letters without their marks, as they are typed on any keyboard. */
export const foldMarks = (text: string) =>
  text
    .toLocaleLowerCase('az')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ə', 'e')
    .replaceAll('ı', 'i')
    .replaceAll('ё', 'е')
