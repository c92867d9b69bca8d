import type { Header } from '../../log/run-log.ts'
import type { View } from '../../render.ts'
import { causeRowsView, errorsByToolView } from '../../report/causes/causes-view.ts'
import { errorKinds, type FoundCause } from '../../report/causes/found-cause.ts'
import type { Figures } from '../../report/figures.ts'
import type { Material } from '../../report/material.ts'
import { gravestOf } from '../../report/screen.ts'
import type { Tally } from '../../report/tally.ts'
import { followedView } from '../../revisions/followed-view.ts'
import { cellView } from '../cell-view.ts'
import { prose } from '../prose.ts'
import { barView } from './bar-view.ts'
import { causeHash } from './cause-pages.ts'
import { sumCells } from './matrix-view.ts'

/** The share of correct answers of a tool. */
function shareOf({ counts, asked }: Tally): string {
  // Rounded down: 100 % means that every answer agrees.
  return asked === 0 ? 'not asked' : `${Math.floor(((counts.agree ?? 0) * 1000) / asked) / 10} %`
}

/**
 * Totals of the run: figures, one row per oracle, one row per text.
 *
 * @param counts of cases and of answers.
 */
export function overviewView(
  figures: Figures,
  causes: readonly FoundCause[],
  counts: { readonly cases: number; readonly answers: number },
  header: Header,
  { texts }: Material,
): View {
  const names = [...new Set(figures.rules.map(({ text }) => text))]
  const errors = causes.filter(({ kind }) => errorKinds.has(kind))
  const rows = (causesShown: readonly FoundCause[]) => causeRowsView(causesShown, causeHash)
  const worst = gravestOf(figures, causes)
  return {
    errors: errorsByToolView(figures.oracles, causes, ({ name }) => `#/findings?tool=${name}`),
    gravest: rows(worst),
    causes: rows(errors),
    causeCount: errors.length,
    apart: rows(causes.filter(({ kind }) => !errorKinds.has(kind))),
    figures: [
      { count: names.length, what: names.length === 1 ? 'text' : 'texts' },
      { count: figures.rules.length, what: 'rules' },
      { count: counts.cases, what: 'cases' },
      { count: counts.answers, what: 'answers' },
    ].map(({ count, what }) => ({ count: count.toLocaleString('en'), what })),
    oracles: figures.oracles.map((oracle, index) => {
      const tally = figures.totals[index] ?? { counts: {}, asked: 0, unexplained: 0 }
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
      const rules = figures.rules.filter(({ text }) => text === name)
      const revision = header.texts.find((text) => text.name === name)?.revision ?? ''
      return {
        name,
        href: `#/matrix?text=${name}`,
        title: texts.get(name)?.title ?? '',
        about: prose(`revision ${revision}, ${rules.length} rules`),
        cells: sumCells(figures, rules),
      }
    }),
    followed: figures.followed.map((followed) => ({ ...followedView(followed) })),
    otherRevisions: figures.otherRevisions.map((otherRevision) => ({ ...otherRevision })),
    selection: Object.entries(header.selection).map(([name, value]) => ({ name, value })),
    environments: figures.environments.join(', '),
  }
}
