import type { Picture } from '../draw/picture.ts'

/** Strokes in a box 10 wide and 14 high; no font is asked for. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M1 13.5L5 .8L9 13.5M2.6 9H7.4',
  J: 'M3.4 .8H8.6M6.6 .8V10Q6.6 13.4 3.8 13.4Q1.2 13.4 1 10.4',
  Q: 'M5 .7Q9 .7 9 7Q9 13.3 5 13.3Q1 13.3 1 7Q1 .7 5 .7ZM5.8 9.8L9.2 13.6',
  K: 'M1.6 .8V13.4M8.8 .8L1.6 8.4M4.2 5.8L9 13.4',
  '0': 'M5 .7Q8.8 .7 8.8 7Q8.8 13.3 5 13.3Q1.2 13.3 1.2 7Q1.2 .7 5 .7Z',
  '1': 'M2.6 3.4L5.6 .9V13.4M3 13.4H8.2',
  '2': 'M1.4 3.8Q1.8 .7 5 .7Q8.6 .7 8.6 4.2Q8.6 6.4 5.8 8.8L1.4 13.3H8.8',
  '3': 'M1.6 1.4Q4 .4 6 .9Q8.4 1.6 8.2 4Q8 6.5 4.4 6.6Q8.8 6.8 8.7 10.2Q8.5 13.3 5 13.3Q2.4 13.3 1.2 11.8',
  '4': 'M6.8 13.4V.9L1.1 9.6H9',
  '5': 'M8.2 .9H2.4L1.8 6.4Q3.2 5.4 5 5.4Q8.8 5.5 8.8 9.3Q8.8 13.3 4.9 13.3Q2.4 13.3 1.2 11.8',
  '6': 'M7.8 1.6Q6.6 .7 5.4 .7Q1.2 .9 1.2 8.2Q1.2 13.3 5 13.3Q8.8 13.3 8.8 9.4Q8.8 5.8 5.2 5.8Q2 5.8 1.2 8.8',
  '7': 'M1.2 .9H8.8Q4.8 6.4 4 13.4',
  '8': 'M5 .7Q8.3 .7 8.3 3.7Q8.3 6.5 5 6.5Q1.7 6.5 1.7 3.7Q1.7 .7 5 .7ZM5 6.5Q8.9 6.6 8.9 10Q8.9 13.3 5 13.3Q1.1 13.3 1.1 10Q1.1 6.6 5 6.5Z',
  '9': 'M2.2 12.4Q3.4 13.3 4.6 13.3Q8.8 13.1 8.8 5.8Q8.8 .7 5 .7Q1.2 .7 1.2 4.6Q1.2 8.2 4.8 8.2Q8 8.2 8.8 5.2',
}

/** Draws letters of card ranks and digits around (x, y), `height` high. */
export function drawGlyphs(
  art: Picture,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 1.9,
): void {
  const scale = height / 14
  const step = text.length > 1 ? 10.6 : 0
  const left = -((text.length - 1) * step) / 2 - 5
  art.group(`translate(${x} ${y}) scale(${scale})`, () => {
    for (const [index, letter] of [...text].entries()) {
      art.group(`translate(${left + index * step} -7)`, () => {
        art.line(STROKES[letter] ?? '', colour, weight)
      })
    }
  })
}
