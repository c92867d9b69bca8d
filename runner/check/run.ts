import type { Text } from '#spec/rule'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import type { Expectations } from '../expectations/expectations.ts'
import type { Header, LoggedRun, Result } from '../log/run-log.ts'
import type { Tool } from '../oracle/oracle.ts'
import type { Problem } from '../problem.ts'
import type { LearntMessages } from './learnt-messages.ts'
import type { Profile } from './profile.ts'
import type { ToolLines } from './tool-lines.ts'

/** Processes that ask the tools of a run about its parts. */
export interface Elsewhere {
  /** Resolves when all of them have read the words of their cases; to a problem when some cannot be had. */
  readonly ready: () => Promise<Problem | undefined>
  /** The lines of one tool from each process. To be asked for in the order of the tools. */
  readonly linesOf: (oracle: string) => readonly AsyncIterable<ToolLines>[]
}

/** A run: who is asked about what. */
export interface Run {
  readonly corpus: Corpus
  /** The cases the run is about; controls that are not among them are asked about, too, but not counted. */
  readonly cases: readonly FiledCase[]
  /** Version of each text that the reference follows, where it is not the newest; `corpus` follows the same. */
  readonly revisions?: Readonly<Record<string, string>>
  /** The only environments of the run; all if absent. */
  readonly environments?: readonly string[]
  readonly tools: readonly Tool[]
  /** The contract for every tool; each tool has its own if absent. */
  readonly profile?: Profile
  /** Keyed by tool name without channel: `spirv-val`. */
  readonly expectations: ReadonlyMap<string, Expectations>
  /** What is known of the messages of tools, by tool name without channel. */
  readonly learnt?: ReadonlyMap<string, LearntMessages>
  /** An earlier run: what it knew to be wrong counts as explained. */
  readonly baseline?: LoggedRun
  /** The texts that we know rules of, for probes and for the log. */
  readonly texts: readonly Text[]
  readonly about: Pick<
    Header,
    'suite' | 'date' | 'shard' | 'selection' | 'pace' | 'strictExpectations' | 'strictReasons'
  >
  /** The only part of the cases, each with its control, that is asked about here; all of them if absent. */
  readonly part?: { readonly index: number; readonly count: number }
  /** Other processes that ask the same tools, each about its part; this one asks if absent. */
  readonly elsewhere?: Elsewhere
  /** Processes at a time for tools that translate. */
  readonly jobs: number
  /** A tool that states no version, or another than its expectations were recorded at, is not excused for that. */
  readonly strictVersion?: boolean
  /** Ends the run with the first disagreement that fails it. */
  readonly failFast?: boolean
  /** Milliseconds since some moment; without one the log does not tell what cases took. */
  readonly clock?: () => number
  /** Receives the header, and then each result, as soon as they are known. */
  readonly write?: (line: Header | Result) => void
  readonly progress?: (oracle: string, answered: number, total: number) => void
}
