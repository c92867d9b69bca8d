import type { FiledCase } from '../../corpus/manifest.ts'
import { isProblem } from '../../is-problem.ts'
import { caseByCase, type LoggedRun } from '../../log/run-log.ts'
import { spool } from '../../log/spool.ts'
import { figures } from '../figures.ts'
import { byUrgency, type Disagreement, disagreementsIn } from '../finding.ts'
import { jsonFile } from '../json-parts.ts'
import type { Material } from '../material.ts'
import type { ReportParts } from '../parts.ts'
import { faultLine, wordNamed } from './fault-line.ts'
import { sarifMessage } from './sarif-message.ts'
import { sarifResult } from './sarif-result.ts'
import { sarifRule } from './sarif-rule.ts'

/** A disagreement, and the word in which the reference sees the fault of its case, if it sees one. */
interface PlacedDisagreement {
  readonly disagreement: Disagreement
  readonly word?: number
}

/** The disagreements of a run, most urgent first, with their places. */
function placed({ header, results }: LoggedRun): Iterable<PlacedDisagreement> {
  const judges = new Set(
    header.oracles.filter(({ tool }) => tool === 'reference').map(({ name }) => name),
  )
  const disagreementsOf = disagreementsIn(header)
  const all = spool<PlacedDisagreement>((a, b) => byUrgency(a.disagreement, b.disagreement))
  for (const same of caseByCase(results)) {
    const [blame] = same
      .filter(({ oracle }) => judges.has(oracle))
      .flatMap(({ answers }) => answers)
      .flatMap(({ verdict }) => (verdict.kind === 'invalid' ? verdict.blames : []))
    for (const disagreement of same.flatMap(disagreementsOf))
      all.add({ disagreement, ...(blame === undefined ? {} : { word: blame.word }) })
  }
  return all
}

/** The line of a case's file that a disagreement is about: of the reference's blame, or else of the tool's message. */
function lineOf(
  { disagreement, word }: PlacedDisagreement,
  filed: FiledCase | undefined,
  { corpus }: Material,
) {
  const read = filed === undefined ? undefined : corpus?.read(filed)
  if (filed === undefined || read === undefined || isProblem(read)) return 1
  return faultLine(filed.file, read, word ?? wordNamed(disagreement.said, read.words) ?? 0)
}

/**
 * The run as SARIF 2.1.0: the suite is the tool that reports, rules are those of the texts, a result is a disagreement
 * of a tool about a case.
 */
export function sarif(log: LoggedRun, material: Material): ReportParts {
  const { header } = log
  const counted = figures(log)
  const ids = [
    ...new Set([...Object.keys(header.rules), ...counted.rules.map(({ rule }) => rule)]),
  ].sort()
  const numbers = new Map(ids.map((id, index) => [id, index]))
  const oracles = new Map(header.oracles.map((oracle) => [oracle.name, oracle]))
  const filed = new Map(material.corpus?.manifest.cases.map((filed) => [filed.id as string, filed]))
  const all = placed(log)
  function* results() {
    for (const placed of all) {
      const { case: id, rule, oracle } = placed.disagreement
      const file = filed.get(id)
      const line = lineOf(placed, file, material)
      const number = numbers.get(rule) ?? -1
      yield sarifResult(placed.disagreement, number, oracles.get(oracle), file, line)
    }
  }
  const run = {
    tool: {
      driver: {
        name: counted.suite.name,
        version: counted.suite.version,
        semanticVersion: counted.suite.version,
        rules: ids.map((id) => sarifRule(id, header, material)),
      },
    },
    automationDetails: { id: `${counted.suite.name}/${header.command}/` },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: {
      CORPUS: { description: { text: 'The folder with the manifest of the cases.' } },
    },
    invocations: [
      {
        executionSuccessful: !counted.stopped,
        exitCode: counted.failed ? 1 : 0,
        toolExecutionNotifications: counted.stopped
          ? [{ level: 'warning', message: { text: 'The run stopped at the first disagreement.' } }]
          : [],
        toolConfigurationNotifications: counted.stale.map(({ oracle, entry }) => ({
          level: 'note',
          message: sarifMessage(`Stale expectation of ${oracle}: ${entry}`),
        })),
      },
    ],
    results: results(),
    properties: {
      texts: counted.texts,
      environments: counted.environments,
      tools: header.oracles.map(({ name, version, command }) => ({ name, version, command })),
    },
  }
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return jsonFile({ $schema: schema, version: '2.1.0', runs: [run] }, ' ')
}
