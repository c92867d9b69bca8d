import { template } from '../../render.ts'
import { causeRowsView } from '../../report/causes/causes-view.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import type { Figures } from '../../report/figures.ts'
import { groupBy } from '../../report/group-by.ts'
import type { Material } from '../../report/material.ts'
import { columnsOf } from '../columns.ts'
import type { PageRule } from '../page-rule.ts'
import { causesOfRules, ruleView } from '../rule-view.ts'
import { causeHash } from './cause-pages.ts'
import type { WrittenPage } from './written-page.ts'

/** A page for each rule of a run, to which the script of the report adds the cases. */
export function* rulePages(
  rules: readonly PageRule[],
  figures: Figures,
  causes: readonly FoundCause[],
  material: Material,
): Generator<WrittenPage, void> {
  const fill = template('parts/rule-body.hbs', 'xml')
  const rows = new Map(figures.rules.map((row) => [row.rule, row.cells]))
  const byTool = [...groupBy(columnsOf(figures.oracles), ({ name }) => name)]
  const byRule = causesOfRules(causes)
  for (const rule of rules) {
    const cells = rows.get(rule.id) ?? []
    const view = ruleView(rule, material, {
      textHref: `#/matrix?text=${encodeURIComponent(rule.text)}`,
      tools: byTool.map(([tool, columns]) => ({
        tool,
        href: `#/answers?find=${rule.id}/&tool=${encodeURIComponent(columns[0]?.oracle ?? '')}`,
        versions: columns.map(({ version, index }) => ({ version, tally: cells[index] })),
      })),
      causes: causeRowsView(byRule.get(rule.id) ?? [], causeHash),
    })
    yield [rule.id, fill({ ...view, prefix: 'rule-', level: 2, below: 3 })]
  }
}
