import type { Corpus } from '#runner/corpus/read-corpus'
import { entryText } from '#runner/expectations/entry-text'
import type { ExpectationEntry } from '#runner/expectations/expectations'
import { type Explainer, explainer } from '#runner/expectations/explainer'
import { optionsOf } from '#runner/expectations/options-of'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { type JudgedAnswers, judgeAnswers, moduleJudge } from '#runner/results/judge-answers'
import { type FiledResult, readResults } from '#runner/results/read-results'
import { usualEnvironments } from '#runner/results/run-file'
import { validatorAnswers } from '#runner/results/validator-answers'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { recordedVersion, shortDigest } from '#scripts/dev/asked/asked-record'
import type { Confirmed } from './smallest-cases.ts'

/** The shortest case with a result that each entry covers. */
function smallestOf(explain: Explainer, filed: readonly FiledResult[]): readonly FiledResult[] {
  const shortest = filed.toSorted((left, right) => left.assembly.length - right.assembly.length)
  const chosen = explain.entries.flatMap((entry) => {
    const smallest = shortest.find(({ id, rule }) =>
      explain.covers(entry, { case: id, rule, environment: newestEnvironment.name }),
    )
    return smallest === undefined ? [] : [smallest]
  })
  return [...new Set(chosen)]
}

function wordsOf({ id, words }: FiledResult): Uint32Array {
  const read = words()
  if (isProblem(read)) throw new Error(`${id}: ${read.message}`)
  return read
}

async function judged(
  tool: Tool,
  chosen: readonly FiledResult[],
  explain: Explainer,
): Promise<readonly JudgedAnswers[]> {
  const cases = chosen.map((filed) => ({ file: filed.file, words: wordsOf(filed) }))
  const files = cases.map(({ file }) => file)
  if (tool.kind === 'validator')
    return Promise.all(
      usualEnvironments.map(async (environment) =>
        judgeAnswers(
          files,
          await validatorAnswers(tool, cases, environment),
          () => undefined,
          environment,
          explain,
        ),
      ),
    )
  if (tool.kind !== 'consumer') throw new Error(`${tool.name} does not write or judge modules`)
  const made = await tool.takeAll(
    cases.map(({ words }) => ({ module: words, environment: newestEnvironment })),
  )
  return [judgeAnswers(files, made, moduleJudge(newestEnvironment), newestEnvironment, explain)]
}

interface ChosenResults {
  readonly explain: Explainer
  readonly chosen: readonly FiledResult[]
}

function choose(tool: Tool, entries: readonly ExpectationEntry[], corpus: Corpus): ChosenResults {
  const filed = readResults(corpus)
  if (isProblem(filed)) throw new Error(filed.message)
  const explain = explainer(entries, tool.version, optionsOf(tool.name))
  return { explain, chosen: smallestOf(explain, filed) }
}

/**
 * A digest of the tool's version, its entries and the cases that {@link confirmedResults} would ask it about, which are all that its result
 * depends on.
 */
export function contentOfResults(
  tool: Tool,
  entries: readonly ExpectationEntry[],
  corpus: Corpus,
): string {
  const { explain, chosen } = choose(tool, entries, corpus)
  return shortDigest([
    recordedVersion(tool),
    explain.entries,
    chosen.map(({ id, assembly }) => [id, assembly]),
  ])
}

/**
 * Asks a tool about the shortest case with a result of each entry that holds for it. A fault is an entry that its case does not show,
 * and an answer that no entry explains.
 */
export async function confirmedResults(
  tool: Tool,
  entries: readonly ExpectationEntry[],
  corpus: Corpus,
): Promise<Confirmed> {
  const { explain, chosen } = choose(tool, entries, corpus)
  if (chosen.length === 0) return { asked: 0, faults: [] }
  const where = `${tool.name} ${tool.version}`
  const answers = await judged(tool, chosen, explain)
  const faults = answers.flatMap(({ stale, wrong }) => [
    ...stale.map((entry) => `${where}: ${entry.cause}: no case shows it: ${entryText(entry)}`),
    ...wrong
      .filter(({ known }) => known === undefined)
      .map(({ id, said: text }) => `${where}: ${id}: ${text} is explained by no entry`),
  ])
  return { asked: chosen.length, faults }
}
