import { template } from '../render.ts'
import type { Disagreement, Summary } from './summary.ts'
import { tallyText } from './tally-text.ts'

/** Text in a table cell: a bar or a line end would end it, a letter of markup would be taken as such. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&')
}

function finding(of: Disagreement) {
  return {
    outcome: of.outcome,
    oracle: escaped(of.oracle),
    case: escaped(of.case),
    environments: escaped(of.environments.join(' ')),
    said: escaped(of.said),
    section: escaped(of.section),
    explained: escaped(of.explained ?? ''),
  }
}

/** The run as GitHub-flavoured Markdown. */
export function markdown(of: Summary): string {
  const open = of.disagreements.filter(({ explained }) => explained === undefined)
  const explained = of.disagreements.filter(({ explained }) => explained !== undefined)
  return template(
    'reports/run.md.hbs',
    'none',
  )({
    suite: of.suite,
    result: of.failed ? 'failed' : 'passed',
    oracles: of.oracles.map(({ name, version, command, standing }) => ({
      name: escaped(name),
      version: escaped(version),
      command: escaped(command),
      standing,
    })),
    environments: of.environments.join(', '),
    texts: of.texts.flatMap(({ name, revision }) => {
      const rows = of.rules.filter(({ text }) => text === name)
      if (rows.length === 0) return []
      return [
        {
          name: escaped(name),
          revision,
          rules: rows.map(({ slug, cells }) => ({ slug, cells: cells.map(tallyText) })),
        },
      ]
    }),
    open: open.map(finding),
    openCount: open.length,
    explained: explained.map(finding),
    explainedCount: explained.length,
    either: of.open.map(({ case: name, oracle, said }) => ({
      case: escaped(name),
      oracle: escaped(oracle),
      said: escaped(said),
    })),
    stale: of.stale.map(({ oracle, entry }) => ({
      oracle: escaped(oracle),
      entry: escaped(entry),
    })),
    stopped: of.stopped,
  })
}
