import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FiledCase } from '../corpus/manifest.ts'
import { couldShow } from '../expectations/could-show.ts'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import { expectationsOf } from '../expectations/expectations-of.ts'
import { explainer, sorted } from '../expectations/explainer.ts'
import { literalBeginning } from '../expectations/id-matcher.ts'
import { rulesNamed } from '../expectations/rule-named.ts'
import { isProblem } from '../is-problem.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import type { Problem } from '../problem.ts'
import { knownResults } from '../results/known-results.ts'
import type { Cause } from './cause.ts'
import { causesOf } from './read-causes.ts'

/** The records of a corpus about one tool. */
export interface RecordedTool {
  readonly tool: string
  readonly entries: readonly ExpectationEntry[]
  readonly causes: Readonly<Record<string, Cause>>
  /** Versions that were asked, oldest first. */
  readonly measured: readonly string[]
}

/** A wrong answer of one version of a tool that is recorded for a case. */
export interface RecordedAnswer {
  readonly tool: string
  readonly version: string
  readonly environment: string
  readonly entry: ExpectationEntry
}

/** The records of a corpus about all tools, by the name of the tool; none of a corpus without any, as `generate` writes it. */
export function recordedTools(corpus: string): readonly RecordedTool[] | Problem {
  const folder = join(corpus, 'expectations')
  if (!existsSync(folder)) return []
  const tools = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
  const files = expectationsOf(tools, folder, [], 'read')
  if (isProblem(files)) return files
  const recorded: RecordedTool[] = []
  for (const tool of tools) {
    const results = knownResults(corpus, tool)
    if (isProblem(results)) return results
    const causes = causesOf(corpus, tool)
    recorded.push({
      tool,
      entries: [...(files.get(tool)?.expectations?.entries ?? []), ...results],
      causes: causes?.causes ?? {},
      measured: causes?.measured ?? [],
    })
  }
  return recorded
}

/** Tools that judge nothing, and so must not refuse an invalid module either. */
const plain: Readonly<Record<string, LoggedOracle['kind']>> = {
  'spirv-as': 'assembler',
  'spirv-dis': 'disassembler',
}

/** Whether the rules that an entry names, or the beginning of a glob, allow ids of a rule: known sooner than whether one matches. */
function speaks(entry: ExpectationEntry): (rule: string) => boolean {
  const named = rulesNamed(entry)
  if (named !== undefined) return (rule) => named.has(rule)
  const beginnings = (entry.cases ?? entry.rules ?? []).map(literalBeginning)
  return (rule) =>
    beginnings.some((beginning) => beginning.startsWith(rule) || rule.startsWith(beginning))
}

/** The wrong answers that are recorded for these cases, by tool, version, case and environment. */
export function recordedAnswers(
  { tool, entries, measured }: RecordedTool,
  cases: readonly FiledCase[],
): readonly (RecordedAnswer & { readonly case: string })[] {
  const ofCases = sorted(cases)
  const rules = [...ofCases.byRule.keys()]
  const about = entries.filter((entry) => rules.some(speaks(entry)))
  const kind = plain[tool] ?? 'validator'
  return measured.flatMap((version) => {
    const explained = explainer(about, version)
    const coverings = new Map<FiledCase, ExpectationEntry[]>()
    for (const entry of explained.entries)
      for (const filed of explained.casesOf(entry, ofCases)) {
        if (!couldShow(filed.expect, entry.outcome, kind)) continue
        const covering = coverings.get(filed)
        if (covering === undefined) coverings.set(filed, [entry])
        else covering.push(entry)
      }
    const covered = new Set<string>(Array.from(coverings.keys(), ({ rule }) => rule))
    return [...ofCases.byRule].flatMap(([rule, ofRule]) =>
      covered.has(rule)
        ? ofRule.flatMap((filed) =>
            filed.environments.flatMap((environment) =>
              (coverings.get(filed) ?? [])
                .filter((entry) => explained.coversEnvironment(entry, environment))
                // Beside its usual answer, a tool may give others in some runs.
                .filter(({ sometimes }, index) => index === 0 || sometimes !== undefined)
                .map((entry) => ({ tool, version, environment, entry, case: filed.id })),
            ),
          )
        : [],
    )
  })
}
