import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { isProblem } from '#runner/is-problem'
import type { Header, LoggedOracle, Result, RunLog } from '#runner/log/run-log'
import { packageRoot } from '#runner/package-root'
import type { Summary } from '#runner/report/summary'
import { rules } from '#spec/texts'
import { loggedOracle, runLog } from '../log/sample-log.ts'

/** The text whose cases the page is tested with. */
export const pageText = 'SPV_EXT_replicated_composites'

/** A name that would end an attribute, an element or a script, and then run. */
export const hostileName = `evil'"><script>window.hacked='name'</script>`

/** A possible message of a tool that wants to run in its reader's browser. */
export const hostileMessage =
  '</script><script>window.hacked=1</script><img src=x onerror="window.hacked=2"><a href="javascript:window.hacked=3">{{constructor}}</a>'

/** A reason of an expectation with the same wish. */
export const hostileReason = `<svg onload=window.hacked='reason'>`

/** The package's own corpus. */
export function ownCorpus(): Corpus {
  const corpus = readCorpus(join(packageRoot(), 'corpus'), assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return corpus
}

const tools: readonly LoggedOracle[] = [
  loggedOracle('reference', '0.1.0'),
  loggedOracle('lenient@1'),
  { ...loggedOracle(hostileName, '<i>9</i>'), command: `run ${hostileName}` },
]

function header(): Header {
  return {
    kind: 'header',
    format: 1,
    command: 'check',
    suite: { name: 'spirv-cts', version: '0.1.0' },
    texts: [{ name: pageText, revision: 1 }],
    rules: Object.fromEntries(
      rules
        .filter(({ text }) => text === pageText)
        .map(({ id, section, summary }) => [id, { section, summary }]),
    ),
    oracles: tools,
    environments: ['spv1.6'],
    shard: { index: 1, count: 1 },
    selection: {},
  }
}

type Said = Pick<Result['answers'][number], 'outcome' | 'verdict' | 'explained'>

const refusal = {
  kind: 'invalid' as const,
  phase: 'validate' as const,
  blames: [],
  message: `no\n${hostileMessage}`,
}

/** Lenient accepts everything, the hostile tool refuses everything; the reference is right. */
function answered(expect: Result['expect'], oracle: string, explains: boolean): Said {
  const right: Said = {
    outcome: 'agree',
    verdict: expect === 'invalid' ? { ...refusal, message: 'broken' } : { kind: 'valid' },
  }
  if (oracle === 'reference' || expect === 'either') return right
  if (oracle === 'lenient@1')
    return {
      outcome: expect === 'invalid' ? 'false-accept' : 'agree',
      verdict: { kind: 'valid' },
      ...(explains && expect === 'invalid' ? { explained: hostileReason } : {}),
    }
  return { outcome: expect === 'valid' ? 'false-reject' : 'inconclusive', verdict: refusal }
}

/**
 * A run over the cases of one text, and those of another rule that is named. Invalid cases that Lenient accepts are
 * explained for every other rule.
 */
export function pageRun({ manifest }: Corpus, also?: string): RunLog {
  const cases = manifest.cases.filter(
    ({ rule }) => rule.startsWith(`${pageText}/`) || rule === also,
  )
  const names = [...new Set(cases.map(({ rule }) => rule))].sort()
  const results = cases.flatMap(({ id, rule, expect }): Result[] =>
    tools.map(({ name }) => {
      const answer = answered(expect, name, names.indexOf(rule) % 2 === 0)
      return {
        kind: 'result',
        case: id,
        rule,
        expect,
        oracle: name,
        outcome: answer.outcome,
        answers: [{ environment: 'spv1.6', ...answer }],
      }
    }),
  )
  return runLog(header(), results)
}

/** A run with the requested number of answers, by six tools, about rules and cases that appear nowhere else. */
export function largeRun(answers: number): RunLog {
  const oracles = Array.from({ length: 6 }, (_, index) => loggedOracle(`tool-${index}`))
  const cases = Math.ceil(answers / oracles.length)
  const results = Array.from({ length: cases }, (_, number) => number).flatMap((number) =>
    oracles.map(({ name }, index): Result => {
      const rule = `SPV_LARGE/rule-${number % 600}`
      const wrong = (number + index) % 17 === 0
      return {
        kind: 'result',
        case: `${rule}/case-${number}`,
        rule,
        expect: 'invalid',
        oracle: name,
        outcome: wrong ? 'false-accept' : 'agree',
        answers: [
          {
            environment: 'spv1.6',
            outcome: wrong ? 'false-accept' : 'agree',
            verdict: wrong
              ? { kind: 'valid' }
              : { ...refusal, message: `error ${number}: refused by ${name}` },
          },
        ],
      }
    }),
  )
  const rules = new Map(
    results.map(({ rule }) => [rule, { section: 'Large', summary: `What ${rule} asks.` }]),
  )
  return runLog(
    {
      ...header(),
      texts: [{ name: 'SPV_LARGE', revision: 1 }],
      rules: Object.fromEntries(rules),
      oracles,
    },
    results,
  )
}

/** A case that Lenient takes although its rule is broken, with nothing to explain it. */
export function findingOf(told: Summary) {
  const found = told.disagreements.find(
    ({ oracle, outcome, explained }) =>
      oracle === 'lenient@1' && outcome === 'false-accept' && explained === undefined,
  )
  if (found === undefined) throw new Error('Lenient is wrong about nothing')
  return { rule: found.rule, name: found.case.slice(found.rule.length + 1) }
}
