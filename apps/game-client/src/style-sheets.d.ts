/** A style sheet of an engine, as text: `addSheet` gives it to the document when the engine is here. */
declare module '*.css' {
  const text: string
  export default text
}
