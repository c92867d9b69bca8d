import type { LoggedOracle } from '../../log/run-log.ts'
import type { Enforcing } from '../../report/enforcement.ts'
import type { Material } from '../../report/material.ts'
import { type CoverageContext, type CoverageView, coverageView } from '../coverage-view.ts'
import type { PageRule } from '../page-rule.ts'

/** The statements of each text of a run that has a ledger. */
export function coverageViews(
  oracles: readonly LoggedOracle[],
  rules: readonly PageRule[],
  enforces: Enforcing,
  casesOf: CoverageContext['casesOf'],
  material: Material,
): readonly CoverageView[] {
  const context: CoverageContext = {
    tools: oracles.flatMap(({ name, version, kind }, index) =>
      kind === 'validator'
        ? [
            {
              tool: name,
              index,
              href: '',
              versions: [{ version, enforces: (ids) => enforces(name, ids) }],
            },
          ]
        : [],
    ),
    numbers: new Map(rules.map(({ id }, number) => [id, number])),
    casesOf,
    href: (rule) => `#/rule/${rule}`,
  }
  return [...new Set(rules.map(({ text }) => text))]
    .map((text) => coverageView(text, material, context))
    .filter(({ all }) => all > 0)
}
