import type { DebugOperandKind } from '#spec/NonSemantic.Shader.DebugInfo/operands'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { debugNameOf } from './debug-info.ts'
import { callOf, operandCheck } from './operand-checks.ts'

/**
 * Whether the instruction of the set with that name is in the chapters on types and templates, and therefore describes
 * a type.
 */
export function isTypeName(name: string | undefined): boolean {
  return name?.startsWith('DebugType') ?? false
}

/** The check that operands of some kinds are the result of one of those instructions of the set. */
export function namedCheck(
  rule: RuleId,
  kinds: readonly DebugOperandKind[],
  ...names: readonly string[]
): Check {
  return operandCheck(rule, kinds, ({ definition, module }) =>
    names.includes(debugNameOf(module, definition.result) ?? '')
      ? undefined
      : `comes from ${callOf(module, definition)}, not ${names.join(' or ')}`,
  )
}

/** The check that operands of some kinds are a type. */
export function typeCheck(rule: RuleId, kinds: readonly DebugOperandKind[]): Check {
  return operandCheck(rule, kinds, ({ definition, module }) =>
    isTypeName(debugNameOf(module, definition.result))
      ? undefined
      : `comes from ${callOf(module, definition)}, which is not a type`,
  )
}
