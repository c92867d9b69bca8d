import type { RuleId } from '#spec/rule'
import type { Instruction, Module, Function as ModuleFunction } from './module.ts'
import type { EnumerantTerm, Term } from './terms.ts'

/**
 * Says that the rule of the running check is broken.
 *
 * @param word index of the word at fault in the module.
 * @param message what is wrong, with ids and names, one line, no full stop.
 */
export type Report = (word: number, message: string) => void

/** A broken rule found by a survey that looks for several at once. */
export interface Fault {
  readonly rule: RuleId
  /** Index of the word at fault in the module. */
  readonly word: number
  /** As of {@link Report}. */
  readonly message: string
}

/** Violations of a module that are kept at most, of those that are found first: in a verdict, and of each rule in a survey. */
export const mostViolations = 4096

/** A check that is asked once for each instruction that it names. */
export interface CheckAtInstructions {
  readonly rule: RuleId
  /** Names of the instructions it looks at (`OpLoad`), or `*` for all. */
  readonly at: readonly string[] | '*'
  /**
   * The storage classes, decorations, execution models or modes by which it looks at instructions that are about such
   * (`StorageClass.Uniform`); absent where it looks at all of them.
   */
  readonly having?: readonly EnumerantTerm[]
  /** As of {@link Check}. */
  readonly among?: readonly Term[]
  readonly judge: (instruction: Instruction, module: Module, report: Report) => void
}

/**
 * The check of one rule. A check that looks at instructions names them in `at`, and is asked once for each; one that
 * looks at a function as a whole is asked once for each function, so that what is worked out for one need not be kept
 * while others are judged; one that looks at the module as a whole is asked once. A check stays silent about things
 * that it cannot judge because another rule is broken (an id without a definition, a type that is not a type): one
 * fault, one blame.
 */
export type Check =
  | CheckAtInstructions
  | {
      readonly rule: RuleId
      /**
       * Instructions (`OpLoad`), capabilities (`Kernel`), enumerants (`BuiltIn.Layer`) and lengths (`Words.255`: more
       * words than that); a module without any of them cannot break the rule. Absent if every module can break it.
       */
      readonly among?: readonly Term[]
      readonly judgeModule: (module: Module, report: Report) => void
    }
  | {
      readonly rule: RuleId
      /** As above. */
      readonly among?: readonly Term[]
      /**
       * Looks for several rules in one pass: checks with the same survey run together, and faults of rules that were
       * not asked about are dropped.
       */
      readonly survey: (module: Module) => readonly Fault[]
    }
  | {
      readonly rule: RuleId
      /** As above. */
      readonly among?: readonly Term[]
      readonly judgeFunction: (body: ModuleFunction, module: Module, report: Report) => void
    }
