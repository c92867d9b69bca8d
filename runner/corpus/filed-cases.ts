import type { RuleId } from '#spec/rule'
import { withCovers } from './covers.ts'
import type { FiledCase, ManifestRow, StoredManifest } from './manifest.ts'

function idOf(rule: string, name: string): string {
  return name.includes('/') ? name : `${rule}/${name}`
}

/** The cases of a manifest as it is stored, each with the fields that its row leaves out. */
export function filedCases({
  defaults,
  cases,
}: Pick<StoredManifest, 'defaults' | 'cases'>): readonly FiledCase[] {
  const rows = Object.entries(cases).flatMap(([rule, list]) =>
    list.map((row): [string, ManifestRow, string] => [idOf(rule, row.name), row, rule]),
  )
  const originOf = new Map(rows.map(([id, { origin }]) => [id, origin]))
  const filed = rows.map(([id, row, rule]): FiledCase => {
    const { summary, revisions, limits, origin, sha256 } = row
    const covers = row.covers as readonly RuleId[] | undefined
    const control = row.control === undefined ? null : idOf(rule, row.control)
    const made = originOf.get(control ?? '')
    return {
      id,
      file: `${id}.${row.form ?? defaults.form}`,
      rule: rule as RuleId,
      ...(covers === undefined ? {} : { covers }),
      expect: row.expect ?? defaults.expect,
      phase: row.phase ?? defaults.phase,
      control,
      environments: row.environments ?? defaults.environments,
      ...(limits === undefined ? {} : { limits }),
      confidence: row.confidence ?? defaults.confidence,
      ...(revisions === undefined ? {} : { revisions }),
      summary,
      origin: {
        generator: origin.generator ?? made?.generator ?? '',
        choices: origin.choices ?? made?.choices ?? {},
        ...(origin.mutator === undefined ? {} : { mutator: origin.mutator }),
        ...(origin.site === undefined ? {} : { site: origin.site }),
      },
      sha256,
    }
  })
  return withCovers(filed)
}
