import type { RunLog } from '../../log/run-log.ts'
import type { View } from '../../render.ts'
import { followedView } from '../../revisions/followed-view.ts'
import { causeRowsView, errorsByToolView } from '../causes/causes-view.ts'
import { errorKinds, type FoundCause } from '../causes/found-cause.ts'
import { foundCauses } from '../causes/found-causes.ts'
import type { Material } from '../material.ts'
import { gravestOf } from '../screen.ts'
import type { Summary, Tally } from '../summary.ts'
import { barView } from './bar-view.ts'
import { cellView } from './cell-view.ts'
import { sumOf } from './sum-of.ts'

/** The share of correct answers of a tool. */
function shareOf({ counts, asked }: Tally): string {
  // Rounded down: 100 % means that every answer agrees.
  return asked === 0 ? 'not asked' : `${Math.floor(((counts.agree ?? 0) * 1000) / asked) / 10} %`
}

/** Totals of the run: figures, one row per oracle, one row per text. */
export function overviewView(of: Summary, log: RunLog, { texts, causeOf }: Material): View {
  const { results, header } = log
  const names = [...new Set(of.rules.map(({ text }) => text))]
  const causes = foundCauses(log, causeOf)
  const errors = causes.filter(({ kind }) => errorKinds.has(kind))
  const rows = (of: readonly FoundCause[]) =>
    causeRowsView(of, ({ rules: [rule = ''] }) => `#/rule/${rule}`)
  const worst = gravestOf(of, causes)
  return {
    errors: errorsByToolView(of.oracles, causes, ({ name }) => `#/findings?tool=${name}`),
    gravest: rows(worst),
    causes: rows(errors),
    causeCount: errors.length,
    apart: rows(causes.filter(({ kind }) => !errorKinds.has(kind))),
    figures: [
      { count: names.length, what: names.length === 1 ? 'text' : 'texts' },
      { count: of.rules.length, what: 'rules' },
      { count: new Set(results.map((result) => result.case)).size, what: 'cases' },
      { count: results.length, what: 'answers' },
    ].map(({ count, what }) => ({ count: count.toLocaleString('en'), what })),
    oracles: of.oracles.map((oracle, at) => {
      const tally = of.totals[at] ?? { counts: {}, asked: 0, unexplained: 0 }
      return {
        name: oracle.name,
        version: oracle.version,
        kind: oracle.kind,
        reports: oracle.standing === 'reports',
        command: oracle.command,
        cell: cellView(tally),
        bar: barView(tally),
        share: shareOf(tally),
        unknown: Object.keys(oracle.texts)
          .filter((text) => oracle.texts[text] === 'unknown')
          .join(', '),
      }
    }),
    texts: names.map((name) => {
      const rules = of.rules.filter(({ text }) => text === name)
      return {
        name,
        title: texts.get(name)?.title ?? '',
        revision: header.texts.find((text) => text.name === name)?.revision ?? '',
        rules: rules.length,
        cells: of.oracles.map(({ name: oracle }, at) => ({
          oracle,
          ...cellView(sumOf(rules.flatMap(({ cells }) => cells[at] ?? []))),
        })),
      }
    }),
    followed: of.followed.map((one) => ({ ...followedView(one) })),
    otherRevisions: of.otherRevisions.map((one) => ({ ...one })),
    selection: Object.entries(header.selection).map(([name, value]) => ({ name, value })),
    environments: of.environments.join(', '),
  }
}
