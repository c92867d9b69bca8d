import { template } from '../render.ts'
import { type Finding, findings } from './finding.ts'
import { groupBy } from './group-by.ts'
import type { Summary } from './summary.ts'
import { tallyText } from './tally-text.ts'

/** Text in a table cell, with bars, line ends and markup escaped. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&')
}

/** Largest number of rows of a table and of characters of a message: the summary of a CI job is limited to 1 MiB. */
const mostRows = 500
const mostLetters = 300

function findingRow({ first, cases }: Finding) {
  const said =
    first.said.length <= mostLetters ? first.said : `${first.said.slice(0, mostLetters)}…`
  return {
    outcome: first.outcome,
    oracle: escaped(first.oracle),
    rule: escaped(first.rule),
    cases,
    case: escaped(first.case.slice(first.rule.length + 1)),
    environments: escaped(first.environments.join(' ')),
    said: escaped(said),
    section: escaped(first.section),
    explained: escaped(first.explained ?? ''),
  }
}

/** The reading of each oracle for the sentences that can be read two ways, by rule. */
function questions(of: Summary) {
  const rule = (id: string) => id.slice(0, id.lastIndexOf('/'))
  const groups = groupBy(of.open, (one) => JSON.stringify([rule(one.case), one.oracle]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const saying = (word: string) => group.filter(({ said }) => said.startsWith(word)).length
    return first === undefined
      ? []
      : [
          {
            rule: escaped(rule(first.case)),
            oracle: escaped(first.oracle),
            accepts: saying('valid'),
            refuses: saying('invalid'),
            other: group.length - saying('valid') - saying('invalid'),
          },
        ]
  })
}

/** The run as GitHub-flavoured Markdown, short enough for the summary of a CI job. */
export function markdown(of: Summary): string {
  const open = of.disagreements.filter(({ explained }) => explained === undefined)
  const explained = of.disagreements.filter(({ explained }) => explained !== undefined)
  const [openFindings, explainedFindings] = [findings(open), findings(explained)]
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
    open: openFindings.slice(0, mostRows).map(findingRow),
    openCount: open.length,
    openMore: Math.max(0, openFindings.length - mostRows),
    explained: explainedFindings.slice(0, mostRows).map(findingRow),
    explainedCount: explained.length,
    explainedMore: Math.max(0, explainedFindings.length - mostRows),
    otherReasons: of.otherReasons.slice(0, mostRows).map((one) => ({
      oracle: escaped(one.oracle),
      rule: escaped(one.rule),
      cases: one.cases,
      case: escaped(one.first.slice(one.rule.length + 1)),
      about: escaped(one.about),
      said: escaped(one.said.slice(0, mostLetters)),
    })),
    otherMore: Math.max(0, of.otherReasons.length - mostRows),
    either: questions(of).slice(0, mostRows),
    stale: of.stale.map(({ oracle, entry }) => ({
      oracle: escaped(oracle),
      entry: escaped(entry),
    })),
    stopped: of.stopped,
    silent: of.silent.map(escaped),
  })
}
