import type { RunLog } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'
import type { Summary } from '#runner/report/summary'
import { environmentOf } from './names.ts'

/** Which tools are asked about which cases. */
export interface CheckOptions {
  /** SPECs as `check --tool` takes them: `spirv-val@testing`, `name:command {file}`. The reference is always asked. */
  readonly tools?: readonly string[]
  /** Globs of rules and of cases; `!` leaves out. All if absent. */
  readonly rules?: readonly string[]
  readonly cases?: readonly string[]
  /** The only environments to ask in. */
  readonly environments?: readonly string[]
  /** Folder of a corpus; that of the package if absent. */
  readonly corpus?: string
  /** Processes at a time; 2 if absent. */
  readonly jobs?: number
  /** Milliseconds for one module; 10 s if absent. */
  readonly timeoutMs?: number
}

/** A run: every answer, and the figures of reports. */
export interface Checked {
  readonly log: RunLog
  readonly summary: Summary
}

/**
 * Asks the reference and tools about the cases of a corpus, with the expectations of the corpus.
 *
 * @returns a problem when a SPEC cannot be read, a tool cannot be run, or no case is selected.
 * @throws {@link UnknownNameError} when an environment has no such name.
 */
export async function check(options: CheckOptions = {}): Promise<Checked | Problem> {
  const { tools: specs = [], rules, cases: ids, environments, corpus: folder } = options
  const { jobs = 2, timeoutMs = 10_000 } = options
  for (const name of environments ?? []) environmentOf(name)
  const [{ runCheck }, { summary }] = await Promise.all([
    import('./run-check.ts'),
    import('#runner/report/summary'),
  ])
  const log = await runCheck({
    ...{ specs, jobs, timeoutMs },
    ...(folder === undefined ? {} : { folder }),
    choice: {
      ...(rules === undefined ? {} : { rules }),
      ...(ids === undefined ? {} : { cases: ids }),
      ...(environments === undefined ? {} : { environments }),
    },
  })
  return 'kind' in log ? log : { log, summary: summary(log) }
}
