import type { AssemblyError } from '#generators/assembly/parsing'
import type { BlockLayouts } from '#reference/block-layouts'
import type { SourcePlace } from '#reference/source-places'
import type { Limits } from '#spec/limits/limit'
import type { Phase, RuleId } from '#spec/rule'
import type { Violation } from '#spec/verdict'
import type { RuleWords } from './rule-words.ts'
import type { SourceForm } from './source.ts'

/** The environment and the rules by which a module is judged, as the options of the command `validate`. */
export interface JudgeOptions {
  /** A name as in `spirv-val --target-env`; that of the module's version if absent, or `spv1.6`. */
  readonly environment?: string
  /** Version by text: a printed revision, a date, `first` or `newest`. */
  readonly revisions?: Readonly<Record<string, string | number>>
  /** Layouts of blocks that features of Vulkan allow. */
  readonly layouts?: BlockLayouts
  /** Limits and features of a device, as `readLimits` reads them. For environments of Vulkan. */
  readonly limits?: Limits
}

/** A broken rule, and where it is. */
export interface Blame extends Violation {
  /** Number of the instruction, from 1; absent for the header and where words do not form instructions. */
  readonly instruction?: number
  /** Line of the listing, from 1. */
  readonly line?: number
  /** The instruction there. */
  readonly text?: string
  /** Present for assembly: the line on which the instruction begins, from 1, and what is on it. */
  readonly source?: { readonly line: number; readonly text: string }
  /** The place in the program that it was compiled from, where the module says one. */
  readonly compiledFrom?: SourcePlace
  /** In environments of Vulkan: sentences of its specification that the rule carries. */
  readonly vuids?: readonly string[]
  /** The rule for a reader. */
  readonly words?: RuleWords
}

/** A part of the rules that is not decided for a valid module. */
export interface UndecidedPart {
  /** Section of the core specification, or of the text of the rule. */
  readonly section: string
  /** A rule with two readings, of which the stricter refuses the module. */
  readonly rule?: RuleId
}

/** The verdict on a source, for a reader. Plain data. */
export interface Judgement {
  readonly kind: 'judgement'
  readonly form: SourceForm
  /** Name of the environment. */
  readonly environment: string
  /** `error`: the text does not assemble, see `errors`. */
  readonly verdict: 'valid' | 'invalid' | 'unsupported' | 'error'
  /** Why it is neither valid nor invalid. */
  readonly why?: string
  /** Present for an invalid module; `decode`: its words do not form instructions. */
  readonly phase?: Phase
  /** All violations of an invalid module, in the order of their words; the first 4,096 that are found. */
  readonly blames: readonly Blame[]
  /** The errors of a text that does not assemble. */
  readonly errors: readonly AssemblyError[]
  /** The undecided parts of a valid module. */
  readonly undecided: readonly UndecidedPart[]
  /** Extensions of a valid module whose rules are not known. */
  readonly unknownExtensions: readonly string[]
  readonly size: { readonly words: number; readonly instructions: number }
  /** Time that judging took. */
  readonly milliseconds: number
}
