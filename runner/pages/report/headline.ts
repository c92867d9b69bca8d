import { counted } from '../../counted.ts'
import type { LoggedOracle } from '../../log/run-log.ts'
import type { View } from '../../render.ts'
import { errorsOf } from '../../report/causes/error-counts.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { newestOf } from '../../report/causes/tools-of.ts'
import type { Figures } from '../../report/figures.ts'
import { disagreementCount, openFindings } from '../../report/finding.ts'
import { namesOf } from '../columns.ts'

/** Errors of the newest version of one tool, as a part of a sentence. */
interface WrongPart extends View {
  /** `278 errors`, or a number after the first part. */
  readonly count: string
  readonly isWrong: boolean
  readonly tool: string
}

function toolName({ name, version }: LoggedOracle): string {
  return `${namesOf(name).name} ${version}`.trim()
}

/** The faults of the newest version of each tool, most errors first: "278 errors in spirv-val 2026.4, 3 in ...". */
export function wrongParts(
  { oracles }: Pick<Figures, 'oracles'>,
  causes: readonly FoundCause[],
): readonly WrongPart[] {
  const tools = newestOf(oracles)
    .map((oracle) => ({ tool: toolName(oracle), total: errorsOf(causes, oracle.name).length }))
    .sort((a, b) => b.total - a.total)
  return tools.map(({ tool, total }, index) => ({
    count:
      index === 0
        ? total === 0
          ? 'No error'
          : counted(total, 'error')
        : total === 0
          ? 'none'
          : total.toLocaleString('en'),
    isWrong: total > 0,
    tool,
  }))
}

/** {@link wrongParts} as a sentence; empty where only the reference was asked. */
export function wrongSentence(
  figures: Pick<Figures, 'oracles'>,
  causes: readonly FoundCause[],
): string {
  return wrongParts(figures, causes)
    .map(({ count, tool }) => `${count} in ${tool}`)
    .join(', ')
}

/** The end of a run: what nothing explains, and what is known. */
export function runLine(figures: Pick<Figures, 'findings' | 'inconsistent' | 'stopped'>): string {
  const unexplained = openFindings(figures.findings)
  const open = disagreementCount(unexplained)
  const known = disagreementCount(figures.findings) - open
  const rules = new Set(unexplained.map(({ first }) => first.rule)).size
  const what = [
    open === 0
      ? 'no disagreement is new'
      : `${counted(open, 'unexplained disagreement')} about ${counted(rules, 'rule')}`,
    ...(known === 0 ? [] : [`${counted(known, 'disagreement is', 'disagreements are')} explained`]),
    ...figures.inconsistent.map(
      ({ oracle, cases }) =>
        `${namesOf(oracle).name} does not repeat itself: ${counted(cases, 'case')} answered wrongly, then rightly`,
    ),
    ...(figures.stopped ? ['the run stopped at the first disagreement'] : []),
  ]
  return what.join('; ')
}

/** The head of a report: first what is wrong with the tools, and then whether the run has passed. */
export function headline(figures: Figures, causes: readonly FoundCause[]) {
  const parts = wrongParts(figures, causes)
  const sentence = wrongSentence(figures, causes)
  return {
    parts,
    title: sentence === '' ? 'only the reference was asked' : sentence,
    result: figures.failed ? 'failed' : 'passed',
    run: runLine(figures),
  }
}
