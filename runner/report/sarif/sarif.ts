import type { FiledCase } from '../../corpus/manifest.ts'
import { isProblem } from '../../is-problem.ts'
import type { RunLog } from '../../log/run-log.ts'
import type { Material } from '../material.ts'
import { type Disagreement, summary } from '../summary.ts'
import { faultLine, wordNamed } from './fault-line.ts'
import { sarifMessage } from './sarif-message.ts'
import { sarifResult } from './sarif-result.ts'
import { sarifRule } from './sarif-rule.ts'

/** Where the reference sees the fault of each invalid case, as a word. */
function blamedWords({ header, results }: RunLog): ReadonlyMap<string, number> {
  const judges = new Set(
    header.oracles.filter(({ tool }) => tool === 'reference').map(({ name }) => name),
  )
  return new Map(
    results.flatMap(({ case: id, oracle, answers }) => {
      if (!judges.has(oracle)) return []
      const blames = answers.flatMap(({ verdict }) =>
        verdict.kind === 'invalid' ? verdict.blames : [],
      )
      return blames[0] === undefined ? [] : [[id, blames[0].word] as const]
    }),
  )
}

/** Finds the line of a case's file that a disagreement is about: of the reference's blame, or else of the tool's message. */
function lines(log: RunLog, { corpus }: Material) {
  const blamed = blamedWords(log)
  return (of: Disagreement, filed: FiledCase | undefined): number => {
    const read = filed === undefined ? undefined : corpus?.read(filed)
    if (filed === undefined || read === undefined || isProblem(read)) return 1
    return faultLine(filed.file, read, blamed.get(of.case) ?? wordNamed(of.said, read.words) ?? 0)
  }
}

/**
 * The run as SARIF 2.1.0: the suite is the tool that reports, rules are those of the texts, a result is a disagreement
 * of a tool about a case.
 */
export function sarif(log: RunLog, material: Material): string {
  const { header } = log
  const of = summary(log)
  const ids = [
    ...new Set([...Object.keys(header.rules), ...of.rules.map(({ rule }) => rule)]),
  ].sort()
  const numbers = new Map(ids.map((id, at) => [id, at]))
  const oracles = new Map(header.oracles.map((oracle) => [oracle.name, oracle]))
  const filed = new Map(material.corpus?.manifest.cases.map((one) => [one.id as string, one]))
  const lineOf = lines(log, material)
  const run = {
    tool: {
      driver: {
        name: of.suite.name,
        version: of.suite.version,
        semanticVersion: of.suite.version,
        rules: ids.map((id) => sarifRule(id, header, material)),
      },
    },
    automationDetails: { id: `${of.suite.name}/${header.command}/` },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: {
      CORPUS: { description: { text: 'The folder with the manifest of the cases.' } },
    },
    invocations: [
      {
        executionSuccessful: !of.stopped,
        exitCode: of.failed ? 1 : 0,
        toolExecutionNotifications: of.stopped
          ? [{ level: 'warning', message: { text: 'The run stopped at the first disagreement.' } }]
          : [],
        toolConfigurationNotifications: of.stale.map(({ oracle, entry }) => ({
          level: 'note',
          message: sarifMessage(`Stale expectation of ${oracle}: ${entry}`),
        })),
      },
    ],
    results: of.disagreements.map((one) => {
      const file = filed.get(one.case)
      const ruleIndex = numbers.get(one.rule) ?? -1
      return sarifResult(one, ruleIndex, oracles.get(one.oracle), file, lineOf(one, file))
    }),
    properties: {
      texts: of.texts,
      environments: of.environments,
      tools: header.oracles.map(({ name, version, command }) => ({ name, version, command })),
    },
  }
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema: schema, version: '2.1.0', runs: [run] }, null, 1)}\n`
}
