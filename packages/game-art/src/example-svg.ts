/** What every drawing promises: one closed SVG text without letters of a font, without scripts and without outside files. */
export function findComplaints(svg: string): string[] {
  const complaints: string[] = []
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" /.test(svg))
    complaints.push('no head')
  for (const [tag] of svg.matchAll(/<(text|image|script|style|foreignObject|use)\b/g)) complaints.push(tag)
  for (const [word] of svg.matchAll(/NaN|undefined|Infinity|\[object/g)) complaints.push(word)
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!known.has(id)) complaints.push(`no ${id}`)
  const open: string[] = []
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) complaints.push(`stray </${name}>`)
    } else if (self !== '/') open.push(name ?? '')
  }
  return [...complaints, ...open.map((name) => `open <${name}>`)]
}
