import { createHash } from 'node:crypto'
import { faultOf } from '#runner/causes/fault-of'
import { freezes } from '#runner/execute/freezes'
import { type Explainer, explainer } from '#runner/expectations/explainer'
import { optionsOf } from '#runner/expectations/options-of'
import { isProblem } from '#runner/is-problem'
import { consumerRows } from '#runner/oracle/consumer-rows'
import type { Consumer, Tool } from '#runner/oracle/oracle'
import type { Problem } from '#runner/problem'
import { commonnessOfModule } from '#runner/report/causes/commonness'
import type { FoundCause } from '#runner/report/causes/found-cause'
import { harmOf } from '#runner/report/causes/harm'
import { type Severity, severityOf } from '#runner/report/causes/severity'
import { groupBy } from '#runner/report/group-by'
import type { Material } from '#runner/report/material'
import { judgeAnswers, type WrongCase } from '#runner/results/judge-answers'
import { knownResults } from '#runner/results/known-results'
import { newestEnvironment } from '../options/newest-environment.ts'
import { type PreparedResults, preparedResults } from './prepared-results.ts'

/** The results of the cases with results for the tools of a run. */
export interface ResultFaults {
  readonly faults: readonly FoundCause[]
  /** One line for each tool that was asked. */
  readonly said: readonly string[]
  /** Something is wrong that nothing explains. */
  readonly hasNew: boolean
}

/** Whether what a tool makes of modules are modules that must compute the same. */
function makesModules(tool: Tool): tool is Consumer {
  if (tool.kind !== 'consumer' || !tool.writesModules || tool.changesResults) return false
  return consumerRows[tool.tool]?.unpromised?.has(optionsOf(tool.name)) !== true
}

async function wrongCases(
  tool: Consumer,
  { cases: { files, words }, judge }: PreparedResults,
  known: Explainer,
) {
  const isFrozen = freezes(optionsOf(tool.name).split(' '))
  const made = await tool.takeAll(
    Array.from(words.values(), (module) => ({ module, environment: newestEnvironment })),
  )
  const answers = made.map((answer, index): (typeof made)[number] =>
    isFrozen && files[index]?.specialize !== undefined
      ? { kind: 'unsupported', why: 'it fixes specialization constants' }
      : answer,
  )
  return judgeAnswers(files, answers, judge, newestEnvironment, known)
}

function textsOf(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.map((id) => id.slice(0, id.indexOf('/'))))].sort()
}

/** Wrong cases with one cause, or of one instruction where nothing explains them. */
function faultOfCases(
  tool: Consumer,
  cases: readonly WrongCase[],
  causeOf: Material['causeOf'],
  words: ReadonlyMap<string, Uint32Array>,
): FoundCause {
  const ids = cases.map(({ id }) => id)
  const [first] = cases
  const cause = first?.known?.cause
  const recorded = cause === undefined ? undefined : causeOf(tool.tool, cause)
  const digest = createHash('sha256').update(`${tool.tool} ${ids[0]}`).digest('hex')
  const id = recorded === undefined || cause === undefined ? digest.slice(0, 10) : cause
  const worst: Severity = first === undefined ? 'wrong-output' : severityOf(first.outcome)
  const severity = recorded?.severity ?? worst
  return {
    ...{ id, tool: tool.tool, severity, kind: recorded?.kind ?? 'new' },
    summary: recorded?.summary ?? `${first?.said} of ${first?.id}, which nothing explains.`,
    section: recorded?.section ?? '',
    links: recorded?.links ?? [],
    ...(recorded?.searched === undefined ? {} : { searched: recorded.searched }),
    cases: new Map([[tool.name, ids]]),
    rules: [],
    texts: textsOf(ids),
    fault: faultOf(tool.tool, id, recorded),
    harm: harmOf({ severity, hasValid: true, makesCode: true }),
    commonness: Math.max(
      ...ids.slice(0, 8).map((name) => commonnessOfModule(words.get(name) ?? new Uint32Array())),
    ),
  }
}

/**
 * Gives the cases with results to the tools of a run that make modules of modules, and runs what they make in the reference
 * interpreter: it must leave the expected bytes.
 *
 * @param corpus folder with the known disagreements.
 * @param prepare gives the cases, if a tool makes modules.
 */
export async function resultFaults(
  tools: readonly Tool[],
  corpus: string,
  causeOf: Material['causeOf'],
  prepare: () => PreparedResults = preparedResults,
): Promise<ResultFaults | Problem> {
  const makers = tools.filter(makesModules)
  if (makers.length === 0) return { faults: [], said: [], hasNew: false }
  const prepared = prepare()
  const { cases } = prepared
  const faults: FoundCause[] = []
  const messages: string[] = []
  let hasNew = false
  for (const tool of makers) {
    const entries = knownResults(corpus, tool.tool)
    if (isProblem(entries)) return entries
    const known = explainer(entries, tool.version, optionsOf(tool.name), tool.build)
    const { right, wrong, skipped } = await wrongCases(tool, prepared, known)
    const groups = groupBy(
      wrong,
      ({ id, known: entry }) => entry?.cause ?? id.split('/').slice(0, 2).join('/'),
    )
    for (const same of groups.values()) faults.push(faultOfCases(tool, same, causeOf, cases.words))
    hasNew ||= wrong.some((wrongCase) => wrongCase.known === undefined)
    const asked = cases.files.length - skipped.length
    messages.push(`${tool.name}: ${right} of ${asked} cases with results leave the expected bytes`)
  }
  return { faults, said: messages, hasNew }
}
