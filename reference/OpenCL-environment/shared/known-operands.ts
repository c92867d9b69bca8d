import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { constantWord } from '../../core/shared/constants.ts'
import { enumerant, enumerantSet } from '../../core/shared/grammar.ts'
import type { Instruction, Module, Operand } from '../../module.ts'

/** The first scope of an instruction with one for execution, the last of one with one for memory. */
type ScopeOperand = 'execution' | 'memory'

function scopeOf(instruction: Instruction, place: ScopeOperand): Operand | undefined {
  const scopes = instruction.operands.filter(({ kind }) => kind === 'IdScope')
  return scopes.at(place === 'execution' ? 0 : -1)
}

/** Whether a scope is allowed. */
type ScopeFits = (scope: number) => boolean

/** One of the scopes with these names. */
export function oneOf(...names: readonly string[]): ScopeFits {
  const allowed = enumerantSet('Scope', ...names)
  return (scope) => allowed.has(scope)
}

/** Checks that a scope fits, where it is an OpConstant. */
export function scoped(
  rule: RuleId,
  opcodes: readonly string[],
  place: ScopeOperand,
  fits: ScopeFits,
): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const scope = scopeOf(instruction, place)
      const value = scope && constantWord(module, scope.value)
      if (scope !== undefined && value !== undefined && !fits(value))
        report(scope.word, `the scope for ${place} is ${value}`)
    },
  }
}

/** Bits of memory semantics that say how memory is ordered. */
const orders = ['Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent'].reduce(
  (mask, name) => mask | enumerant('MemorySemantics', name),
  0,
)

function knownOrders(module: Module, { value }: Operand): number | undefined {
  const mask = constantWord(module, value)
  return mask === undefined ? undefined : mask & orders
}

/** The fault in the order of memory semantics that are an OpConstant. */
export function ordered(
  rule: RuleId,
  opcodes: readonly string[],
  fault: (order: number) => string | undefined,
): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      for (const operand of instruction.operands) {
        if (operand.kind !== 'IdMemorySemantics') continue
        const order = knownOrders(module, operand)
        const message = order === undefined ? undefined : fault(order)
        if (message !== undefined) report(operand.word, message)
      }
    },
  }
}

/** Checks that at most one order is set. */
export function oneOrder(order: number): string | undefined {
  return (order & (order - 1)) === 0 ? undefined : 'the semantics have more than one order'
}
