import { make, makeButton, setAttributes, write } from '../kit/dom.ts'

/** The one button that takes money out: saffron, and nothing else on the page is. */
export function createTakeButton(press: () => void) {
  const name = make('span', {})
  const element = makeButton('take', press, {}, name)
  return {
    element,
    show(text: string, isAllowed: boolean) {
      write(name, text)
      setAttributes(element, { disabled: !isAllowed })
    },
  }
}
