import type { FiledCase, Manifest } from './manifest.ts'

/** Always in the same order, and nothing that the manifest's schema does not name. */
function row(of: FiledCase): string {
  const { generator, choices, mutator, site } = of.origin
  return JSON.stringify({
    id: of.id,
    file: of.file,
    rule: of.rule,
    expect: of.expect,
    revisions: of.revisions,
    phase: of.phase,
    control: of.control,
    environments: of.environments,
    confidence: of.confidence,
    summary: of.summary,
    origin: { generator, choices, mutator, site },
    sha256: of.sha256,
  })
}

/** The manifest as JSON with one case a line, sorted by id, so that a difference shows the cases that changed. */
export function manifestText({ suite, texts, cases }: Manifest): string {
  const sorted = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))
  const list = (rows: readonly string[]) => rows.map((one) => `    ${one}`).join(',\n')
  return `{
  "$schema": "./manifest.schema.json",
  "suite": ${JSON.stringify(suite)},
  "texts": [
${list(texts.map((text) => JSON.stringify(text)))}
  ],
  "cases": [
${list(sorted.map(row))}
  ]
}
`
}
