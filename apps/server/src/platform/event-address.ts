const URL_PARTS = /\{(event|sport|lang)\}/g

/** Whether it is the address of a page about an event: of this site, or of another one that pages may be opened from. */
export function isEventAddress(template: string): boolean {
  const filled = template.replaceAll(URL_PARTS, '1')
  const isOwn = /^\/[^/\\]/.test(filled) && URL.canParse(filled, 'http://site')
  const isOther = /^https?:\/\//.test(filled) && URL.canParse(filled)
  return (isOwn || isOther) && template.includes('{event}') && !/[{}\s]/.test(filled)
}
