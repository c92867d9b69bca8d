import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { isIntegerType } from '../core/shared/types.ts'
import { declaresVariable } from '../core/shared/variables.ts'
import { callOf, debugInfoOf, debugNameOf, namedCheck, operandCheck } from './shared/debug-info.ts'

/** Declare a variable in one reading of DebugDeclare and not in the other. */
const disputed = ['OpFunctionParameter', 'OpUntypedVariableKHR']

export const checks: readonly Check[] = [
  /** DebugDeclare, in both readings. */
  operandCheck(
    'OpenCL.DebugInfo.100/declared-variable-is-a-variable',
    ['declared-variable'],
    ({ definition, module }) =>
      definition.name === 'OpVariable' || disputed.includes(definition.name)
        ? undefined
        : `comes from ${callOf(module, definition)}, not OpVariable`,
  ),
  /** DebugDeclare, by the letter. */
  operandCheck(
    'OpenCL.DebugInfo.100/declared-variable-is-an-op-variable',
    ['declared-variable'],
    ({ definition }) =>
      disputed.includes(definition.name)
        ? `comes from ${definition.name}, not OpVariable`
        : undefined,
  ),
  /** DebugDeclare, DebugValue. */
  namedCheck(
    'OpenCL.DebugInfo.100/expression-is-a-debug-expression',
    ['expression'],
    'DebugExpression',
  ),
  /** DebugExpression. */
  namedCheck(
    'OpenCL.DebugInfo.100/expression-holds-debug-operations',
    ['expression-operation'],
    'DebugOperation',
  ),
  /** DebugGlobalVariable. A DebugExpression is what compilers write for a value that is known. */
  operandCheck(
    'OpenCL.DebugInfo.100/global-variable-describes-a-variable-or-constant',
    ['described-variable'],
    ({ definition, module }) => {
      if (isConstantInstruction(definition)) return undefined
      if (debugNameOf(module, definition.result) === 'DebugExpression') return undefined
      if (!declaresVariable(definition))
        return `comes from ${callOf(module, definition)}, which is neither a variable nor a constant instruction`
      return module.functionOf(definition) === undefined ? undefined : 'is a variable of a function'
    },
  ),
  /** The indexes of DebugValue follow the rules of OpAccessChain. */
  operandCheck('OpenCL.DebugInfo.100/index-is-an-integer', ['index'], ({ definition, module }) =>
    isIntegerType(module.typeOf(definition.result))
      ? undefined
      : `comes from ${callOf(module, definition)}, which is not of scalar integer type`,
  ),
  /** DebugInlinedVariable. */
  namedCheck(
    'OpenCL.DebugInfo.100/inlined-variable-is-a-local-variable',
    ['inlined-variable'],
    'DebugLocalVariable',
  ),
  /** DebugDeclare, DebugValue. */
  namedCheck(
    'OpenCL.DebugInfo.100/local-variable-is-a-debug-local-variable',
    ['local-variable'],
    'DebugLocalVariable',
  ),
  /** DebugGlobalVariable. */
  namedCheck(
    'OpenCL.DebugInfo.100/static-member-declaration-is-a-member',
    ['static-member'],
    'DebugTypeMember',
  ),
  /** DebugValue. */
  operandCheck(
    'OpenCL.DebugInfo.100/value-is-not-a-debug-instruction',
    ['value'],
    ({ definition, module }) =>
      debugInfoOf(module, definition) === undefined
        ? undefined
        : `comes from ${callOf(module, definition)}, a debug instruction`,
  ),
]
