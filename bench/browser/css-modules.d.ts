/** Loaded for its colours and its plain look of elements. */
declare module '*/tokens.css'
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
