import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/** Operands that are a variable, its value, or an expression. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'global-variable-describes-a-variable-or-constant',
    'Global Variables / DebugGlobalVariable / Variable',
    '*Variable* of DebugGlobalVariable is a variable outside functions, a constant instruction or a DebugInfoNone.',
    {
      notes:
        'OpUntypedVariableKHR declares a variable too. A DebugExpression does not break the rule; cases keep away from it.',
    },
  ),
  row(
    'operand',
    'static-member-declaration-is-a-member',
    'Global Variables / DebugGlobalVariable / Static Member Declaration',
    '*Static Member Declaration* of DebugGlobalVariable is a DebugTypeMember.',
  ),
  row(
    'operand',
    'inlined-variable-is-a-local-variable',
    'Local Variables / DebugInlinedVariable / Variable',
    '*Variable* of DebugInlinedVariable is a DebugLocalVariable.',
  ),
  row(
    'operand',
    'local-variable-is-a-debug-local-variable',
    'Local Variables / DebugDeclare, DebugValue / Local Variable',
    '*Local Variable* of DebugDeclare and DebugValue is a DebugLocalVariable.',
    { notes: 'A DebugInlinedVariable is not one, by the letter.' },
  ),
  row(
    'operand',
    'declared-variable-is-a-variable',
    'Local Variables / DebugDeclare / Variable',
    '*Variable* of DebugDeclare is an `OpVariable`, or an `OpFunctionParameter` or `OpUntypedVariableKHR`, which another rule is about.',
    {
      confidence: 'derived',
      notes: 'In both readings of declared-variable-is-an-op-variable, nothing else is valid.',
    },
  ),
  row(
    'operand',
    'declared-variable-is-an-op-variable',
    'Local Variables / DebugDeclare / Variable',
    '*Variable* of DebugDeclare is neither an `OpFunctionParameter` nor an `OpUntypedVariableKHR`.',
    { confidence: 'open' },
  ),
  row(
    'operand',
    'value-is-not-a-debug-instruction',
    'Local Variables / DebugValue / Value',
    '*Value* of DebugValue is not an instruction of this set.',
    { notes: 'A DebugInfoNone does not break the rule; cases keep away from it.' },
  ),
  row(
    'operand',
    'expression-is-a-debug-expression',
    'Local Variables / DebugDeclare, DebugValue / Expression',
    '*Expression* of DebugDeclare and DebugValue is a DebugExpression.',
  ),
  row(
    'type',
    'index-is-an-integer',
    'Local Variables / DebugValue / Indexes / OpAccessChain',
    'Every one of the *Indexes* of DebugValue is of scalar integer type.',
    {
      confidence: 'derived',
      notes: 'They have the same semantics as those of OpAccessChain, which are scalar integers.',
    },
  ),
  row(
    'operand',
    'expression-holds-debug-operations',
    'Local Variables / DebugExpression / Operation',
    'Every operand *Operation* of DebugExpression is a DebugOperation.',
  ),
]
