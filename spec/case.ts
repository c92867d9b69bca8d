import type { GivenLimits } from './limits/limit.ts'
import type { Phase, RuleId } from './rule.ts'
import type { Expectation } from './verdict.ts'

/** The description of one module of the corpus. Its words are in a file of their own. */
export interface Case {
  /** `<text>/<rule slug>/<case name>`: also the path below `corpus/`, without the file extension. */
  readonly id: string
  /** The rule that it tests: a valid case is subject to it, an invalid case breaks it and no other rule, in the newest version with the rule. */
  readonly rule: RuleId
  /**
   * For a case in which nothing is broken: further rules at whose boundary it lies, sorted. Where it is valid, it is a
   * valid case of each, too. Absent where there are none.
   */
  readonly covers?: readonly RuleId[]
  /** By the newest version of every text. */
  readonly expect: Expectation
  readonly phase: Phase
  /** Id of the valid case that differs in this one fault; `null` for a valid case. */
  readonly control: string | null
  /** Names of the environments in which `expect` applies; the first is the one to assemble for. Never empty. */
  readonly environments: readonly string[]
  /**
   * Limits and features of the device for which `expect` applies, those that matter only; the same as of its control. Absent
   * where the words and an environment decide.
   */
  readonly limits?: GivenLimits
  readonly confidence: 'certain' | 'derived' | 'open'
  /**
   * For each text whose versions differ about the module: what is expected by the version with that date and those after it,
   * up to the next date. The newest versions of all other texts are assumed.
   */
  readonly revisions?: Readonly<Record<string, Readonly<Record<string, Expectation>>>>
  readonly summary: string
  readonly origin: {
    readonly generator: string
    /** The options chosen, in the order in which the generator asked for them. */
    readonly choices: Readonly<Record<string, string>>
    /** Absent for a valid case. */
    readonly mutator?: string
    readonly site?: string
  }
  /** Hex digest of the words as little-endian bytes. */
  readonly sha256: string
}
