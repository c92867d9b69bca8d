import type { FiledCase, Manifest, ManifestDefaults, ManifestRow } from './manifest.ts'

/** The value that most cases have. */
const defaults: ManifestDefaults = {
  form: 'spvasm',
  expect: 'invalid',
  phase: 'validate',
  environments: ['spv1.6', 'vulkan1.4'],
  confidence: 'certain',
}

function isDefault(field: keyof ManifestDefaults, value: unknown): boolean {
  return JSON.stringify(defaults[field]) === JSON.stringify(value)
}

/** The value, or `undefined` where it is the default: JSON then leaves the field out. */
function unlessDefault<F extends keyof ManifestDefaults>(field: F, value: ManifestDefaults[F]) {
  return isDefault(field, value) ? undefined : value
}

function originOf(filed: FiledCase, control: FiledCase | undefined): ManifestRow['origin'] {
  const { generator, choices, mutator, site } = filed.origin
  const sameGenerator = control?.origin.generator === generator
  const sameChoices = JSON.stringify(control?.origin.choices) === JSON.stringify(choices)
  return {
    generator: sameGenerator ? undefined : generator,
    choices: sameChoices ? undefined : choices,
    mutator,
    site,
  }
}

/** Always in the same order, and nothing that the manifest's schema does not name. */
function rowOf(filed: FiledCase, byId: ReadonlyMap<string, FiledCase>): string {
  const { control, rule } = filed
  const row: ManifestRow = {
    name: filed.id.slice(rule.length + 1),
    form: unlessDefault('form', filed.file.endsWith('.spvhex') ? 'spvhex' : 'spvasm'),
    expect: unlessDefault('expect', filed.expect),
    revisions: filed.revisions,
    phase: unlessDefault('phase', filed.phase),
    control: control?.startsWith(`${rule}/`)
      ? control.slice(rule.length + 1)
      : (control ?? undefined),
    covers: filed.covers && [...filed.covers],
    environments: unlessDefault('environments', [...filed.environments]),
    limits: filed.limits as ManifestRow['limits'],
    confidence: unlessDefault('confidence', filed.confidence),
    summary: filed.summary,
    origin: originOf(filed, byId.get(control ?? '')),
    sha256: filed.sha256,
  }
  return JSON.stringify(row)
}

/** The manifest as JSON with one case a line, sorted by rule and name, so that a difference shows the cases that changed. */
export function manifestText({ suite, texts, cases }: Manifest): string {
  const byId = new Map(cases.map((filed) => [filed.id, filed]))
  const sorted = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))
  const rules = new Map<string, string[]>()
  for (const filed of sorted) {
    const row = `      ${rowOf(filed, byId)}`
    const rows = rules.get(filed.rule)
    if (rows === undefined) rules.set(filed.rule, [row])
    else rows.push(row)
  }
  const lists = [...rules].map(
    ([rule, rows]) => `    ${JSON.stringify(rule)}: [\n${rows.join(',\n')}\n    ]`,
  )
  return `{
  "$schema": "./manifest.schema.json",
  "suite": ${JSON.stringify(suite)},
  "texts": [
${texts.map((text) => `    ${JSON.stringify(text)}`).join(',\n')}
  ],
  "defaults": ${JSON.stringify(defaults)},
  "cases": {
${lists.join(',\n')}
  }
}
`
}
