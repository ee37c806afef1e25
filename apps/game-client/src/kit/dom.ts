type Child = Node | string | null
type Attributes = Readonly<Record<string, string | number | boolean | null>>

/** An element with attributes and children. No markup is ever parsed, and style is set by rules or by script only. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  setAttributes(element, attributes)
  for (const child of children) if (child !== null) element.append(child)
  return element
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) {
      element.removeAttribute(name)
      continue
    }
    const text = value === true ? '' : String(value)
    // Written again the same it would be styled again all the same.
    if (element.getAttribute(name) !== text) element.setAttribute(name, text)
  }
}

const SVG = 'http://www.w3.org/2000/svg'

/** The same for a drawing. */
export function draw(
  name: string,
  attributes: Attributes = {},
  ...children: readonly SVGElement[]
): SVGElement {
  const element = document.createElementNS(SVG, name)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** A button that is pressed, never submitted. */
export function makeButton(
  className: string,
  press: () => void,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className, ...attributes }, ...children)
  button.addEventListener('click', press)
  return button
}

/** Text is written only where it is another: what is read aloud is not read twice. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

let names = 0
/** An id for what a label or a description points at. */
export function newName(): string {
  names += 1
  return `n${names}`
}
