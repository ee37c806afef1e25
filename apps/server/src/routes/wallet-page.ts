import { escapeHtml } from '@xezer/i18n/error-text'
import { asObject, details, type Json, schemaAt } from './docs-page.ts'

/** The wire of the wallet as one page without scripts, from its document; English, for engineers of providers. */
export function walletPage(document: Json): string {
  const { title, description } = asObject(document.info)
  const shared = asObject(asObject(document.components).responses)
  const operations = Object.entries(asObject(document.paths)).map(
    ([path, item]) => [path, asObject(asObject(item).post)] as const,
  )
  const links = operations.map(
    ([path, { operationId }]) => `<li><a href="#${operationId}">${escapeHtml(path)}</a></li>`,
  )
  const paragraphs = String(description).split('\n\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(String(title))}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<nav aria-label="Calls"><h1>${escapeHtml(String(title))}</h1><ul>${links.join('')}</ul></nav>
<main>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p><a href="/wallet/v1/openapi.json">OpenAPI 3.1 document</a></p>
${headerTable(asObject(asObject(document.components).parameters))}
${operations.map(([path, operation]) => callSection(path, operation, shared)).join('\n')}
</main>
</body>
</html>`
}

function headerTable(headers: Json): string {
  const rows = Object.values(headers).map((header) => {
    const { name, description, schema } = asObject(header)
    return row([name, asObject(schema).pattern, description])
  })
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

function callSection(path: string, operation: Json, shared: Json): string {
  const responses = asObject(operation.responses)
  const more = operation.description === undefined ? [] : String(operation.description).split('\n')
  const codes = Object.entries(responses).flatMap(([status, answer]) =>
    Object.entries(asObject({ ...asObject(shared[status]), ...asObject(answer) }['x-codes'])).map(
      ([code, meaning]) => row([status, code, meaning]),
    ),
  )
  return `<section id="${escapeHtml(String(operation.operationId))}">
<h2><b>POST</b> ${escapeHtml(path)}</h2>
<p>${escapeHtml(String(operation.summary))}.</p>
${more.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<pre>${escapeHtml(signedExample(path, asObject(operation['x-signed-example'])))}</pre>
${answerExamples(responses['200'])}
${details('Request', schemaAt(operation.requestBody) ?? {})}
${details('Answer', schemaAt(responses['200']) ?? {})}
<table><tbody>${codes.join('')}</tbody></table>
</section>`
}

/** As it goes over the line; whoever signs the same has the same signature. */
function signedExample(path: string, { secret, timestamp, signature, body }: Json): string {
  return `# secret ${secret}
POST ${path}
X-Provider: a_provider
X-Timestamp: ${timestamp}
X-Signature: ${signature}

${body}`
}

function answerExamples(answer: unknown): string {
  const examples = asObject(asObject(asObject(asObject(answer).content)['application/json']).examples)
  const lines = Object.values(examples).map((example) => JSON.stringify(asObject(example).value))
  return `<pre>${escapeHtml(lines.join('\n'))}</pre>`
}

function row(cells: readonly unknown[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}</tr>`
}
