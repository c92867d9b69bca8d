import { type RecordedTool, recordedAnswers } from '#runner/causes/recorded'
import type { FiledCase } from '#runner/corpus/manifest'
import type { CauseFacts } from './cause-facts.ts'
import { type CauseDigest, causeText, nextOfCause } from './cause-text.ts'

/** Cases and rules that are listed. */
const shown = 8

/** The tools that have a cause of this name; `<tool>:<id>` names one of them. */
export function toolsWithCause(
  recorded: readonly RecordedTool[],
  name: string,
): readonly { readonly of: RecordedTool; readonly id: string }[] {
  const [, tool, id = name] = /^([\w-]+):(.+)$/.exec(name) ?? []
  return recorded
    .filter(
      (recorded) =>
        (tool === undefined || recorded.tool === tool) && recorded.causes[id] !== undefined,
    )
    .map((recorded) => ({ of: recorded, id }))
}

/** The cases that show a cause in any version, by id. */
export interface CasesOfCause {
  readonly ids: readonly string[]
  /** Those that show it in some runs only. */
  readonly sometimes: readonly string[]
}

/** The cases that show a cause. */
export function casesOfCause(
  recorded: RecordedTool,
  id: string,
  cases: readonly FiledCase[],
): CasesOfCause {
  const entries = recorded.entries.filter(({ cause }) => cause === id)
  const answers = recordedAnswers({ ...recorded, entries }, cases)
  const always = new Set(
    answers.filter(({ entry }) => !entry.sometimes).map((answer) => answer.case),
  )
  const ids = [...new Set(answers.map((answer) => answer.case))].sort()
  return { ids, sometimes: ids.filter((caseId) => !always.has(caseId)) }
}

function rulesOf(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.map((caseId) => caseId.split('/').slice(0, 2).join('/')))]
}

/** A digest of the cases. */
export function digestOf({ ids, sometimes }: CasesOfCause): CauseDigest {
  const first = ids.slice(0, shown)
  return {
    cases: ids.length,
    someRuns: sometimes.length,
    rules: rulesOf(ids).slice(0, shown),
    ids: first,
    sometimes: first.filter((caseId) => sometimes.includes(caseId)),
  }
}

/** A cause as a person reads it, and as `--json` prints it. */
export function explainCause(
  { of: recorded, id }: { readonly of: RecordedTool; readonly id: string },
  cases: readonly FiledCase[],
): { readonly text: string; readonly json: object } {
  const { tool, causes } = recorded
  const cause = causes[id]
  if (cause === undefined) throw new Error(`${tool}: no cause ${id}`)
  const named = { tool, id, cause }
  const showing = casesOfCause(recorded, id, cases)
  const { ids, sometimes } = showing
  const digest = digestOf(showing)
  const next = nextOfCause(named, digest)
  return {
    text: causeText(named, digest),
    json: { id, tool, ...cause, rules: rulesOf(ids), cases: ids, sometimes, next },
  }
}

/** The digests of all causes, with the newest versions of all texts. */
export function causeFacts(
  recorded: readonly RecordedTool[],
  cases: readonly FiledCase[],
): CauseFacts {
  return Object.fromEntries(
    recorded.map((tool) => [
      tool.tool,
      Object.fromEntries(
        Object.keys(tool.causes).map((id) => [id, digestOf(casesOfCause(tool, id, cases))]),
      ),
    ]),
  )
}
