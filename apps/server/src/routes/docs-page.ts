import { CALLS } from '@xezer/contract/calls'
import { escapeHtml } from '@xezer/i18n/error-text'

export type Json = Readonly<Record<string, unknown>>

/** The contract as one page without scripts; the words are English, for programmers. */
export function docsPage(document: Json): string {
  const paths = asObject(document.paths)
  const sections = Object.values(CALLS).map((call) =>
    callSection(
      call.method,
      call.path,
      asObject(asObject(paths[`/${call.path}`])[call.method.toLowerCase()]),
    ),
  )
  const links = Object.values(CALLS).map(
    (call) => `<li><a href="#${call.name}"><b>${call.method}</b> ${escapeHtml(call.path)}</a></li>`,
  )
  const { title, description } = asObject(document.info)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(String(title))} – calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav aria-label="Calls"><h1>${escapeHtml(String(title))}</h1><ul>${links.join('')}</ul></nav>
<main>
<p>${escapeHtml(String(description))}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
${sections.join('\n')}
</main>
</body>
</html>`
}

function callSection(method: string, path: string, operation: Json): string {
  const responses = asObject(operation.responses)
  const input = schemaAt(operation.requestBody)
  const errors = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, answer]) =>
        `<tr><td>${status}</td><td>${escapeHtml(String(asObject(answer).description))}</td></tr>`,
    )
  return `<section id="${escapeHtml(String(operation.operationId))}">
<h2><b>${method}</b> /api/${escapeHtml(path)}</h2>
<p>${escapeHtml(String(operation.summary))}</p>
${operation.security === undefined ? '' : '<p class="auth">Takes a bearer token of a session.</p>'}
${input === null ? '' : details('Request', input)}
${details('Answer', schemaAt(responses['200']) ?? {})}
<details><summary>Errors</summary><table><tbody>${errors.join('')}</tbody></table></details>
</section>`
}

export function details(name: string, schema: Json): string {
  return `<details><summary>${name}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}

export function schemaAt(part: unknown): Json | null {
  const json = asObject(asObject(part).content)['application/json']
  return json === undefined ? null : asObject(asObject(json).schema)
}

export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; }
nav ul { list-style: none; padding: 0; font-size: 0.875rem; }
nav b, h2 b { display: inline-block; min-width: 3rem; font-size: 0.75em; opacity: 0.7; }
main { padding: 1rem 2rem 4rem; max-width: 60rem; }
section { border-top: 1px solid; padding: 1rem 0; }
h2 { font-size: 1.125rem; margin: 0; }
pre { overflow: auto; padding: 0.75rem; font-size: 0.8125rem; border: 1px solid; border-radius: 4px; }
td { padding: 0.125rem 1rem 0.125rem 0; vertical-align: top; }
summary { cursor: pointer; padding: 0.25rem 0; }
@media (max-width: 48rem) { body { display: block; } nav { position: static; height: auto; } }
`
