import type { Phase, RuleId } from './rule.ts'
import type { Expectation } from './verdict.ts'

/** One module of the corpus and what is claimed of it. The words themselves stand beside it. */
export interface Case {
  /** `<text>/<rule slug>/<case name>`: also the path below `corpus/`, without its ending. */
  readonly id: string
  /** The rule it is about: the one that applies in a valid case, the only one that is broken in an invalid case. */
  readonly rule: RuleId
  readonly expect: Expectation
  readonly phase: Phase
  /** Id of the valid twin that differs in one fault only; `null` for a valid case. */
  readonly control: string | null
  /** Names of environments in which `expect` holds; the first is the one to assemble for. Never empty. */
  readonly environments: readonly string[]
  readonly confidence: 'certain' | 'derived' | 'open'
  readonly summary: string
  readonly origin: {
    readonly generator: string
    /** The options taken, in order of asking. */
    readonly choices: Readonly<Record<string, string>>
    /** Absent for a valid case. */
    readonly mutator?: string
    readonly site?: string
  }
  /** Hex digest of the words as little-endian bytes. */
  readonly sha256: string
}
