import type { FiledCase, Manifest, ManifestDefaults, ManifestRow } from './manifest.ts'

/** As most cases have it. */
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

function originOf(of: FiledCase, control: FiledCase | undefined): ManifestRow['origin'] {
  const { generator, choices, mutator, site } = of.origin
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
function rowOf(of: FiledCase, byId: ReadonlyMap<string, FiledCase>): string {
  const { control, rule } = of
  const row: ManifestRow = {
    name: of.id.slice(rule.length + 1),
    form: unlessDefault('form', of.file.endsWith('.spvhex') ? 'spvhex' : 'spvasm'),
    expect: unlessDefault('expect', of.expect),
    revisions: of.revisions,
    phase: unlessDefault('phase', of.phase),
    control: control?.startsWith(`${rule}/`)
      ? control.slice(rule.length + 1)
      : (control ?? undefined),
    covers: of.covers && [...of.covers],
    environments: unlessDefault('environments', [...of.environments]),
    limits: of.limits as ManifestRow['limits'],
    confidence: unlessDefault('confidence', of.confidence),
    summary: of.summary,
    origin: originOf(of, byId.get(control ?? '')),
    sha256: of.sha256,
  }
  return JSON.stringify(row)
}

/** The manifest as JSON with one case a line, sorted by rule and name, so that a difference shows the cases that changed. */
export function manifestText({ suite, texts, cases }: Manifest): string {
  const byId = new Map(cases.map((one) => [one.id, one]))
  const sorted = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1))
  const rules = new Map<string, string[]>()
  for (const one of sorted) {
    const row = `      ${rowOf(one, byId)}`
    const rows = rules.get(one.rule)
    if (rows === undefined) rules.set(one.rule, [row])
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
