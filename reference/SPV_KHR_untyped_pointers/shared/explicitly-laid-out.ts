import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import type { EnumerantTerm, Term } from '../../terms.ts'
import { layoutFault } from './layout.ts'

/** Where a rule asks for an explicit layout. */
interface LaidOut {
  readonly at: readonly string[]
  /** As in {@link Check}. */
  readonly having?: readonly EnumerantTerm[]
  /** As in {@link Check}. */
  readonly among?: readonly Term[]
  /** The type that has to be laid out; `undefined` where nothing is asked. */
  readonly type: (module: Module, instruction: Instruction) => Instruction | undefined
  /** Word of the operand that says the type. */
  readonly word: (instruction: Instruction) => number
  /** What the type is, for messages: `Data Type`. */
  readonly name: string
}

/** The check that some type is explicitly laid out; {@link layoutFault} says what that is. */
export function explicitlyLaidOut(
  rule: RuleId,
  { at, having, among, type, word, name }: LaidOut,
): Check {
  return {
    rule,
    at,
    ...(having === undefined ? {} : { having }),
    ...(among === undefined ? {} : { among }),
    judge(instruction, module, report) {
      const found = type(module, instruction)
      const fault = found && layoutFault(module, found)
      if (fault !== undefined)
        report(word(instruction), `${name} %${found?.result} is not explicitly laid out: ${fault}`)
    },
  }
}
