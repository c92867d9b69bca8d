import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const either = 'Signed and unsigned types are both integer types.'

/** Operands that are a constant, and their values. `OpConstant` is that instruction alone; an integer one is of a type `OpTypeInt`. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'size-is-an-integer-constant',
    'Type instructions / DebugTypeBasic, DebugTypeEnum, DebugTypeComposite, DebugTypeMember, DebugTypeInheritance / Size',
    'Every operand *Size* is an `OpConstant` of 32-bit or 64-bit integer type.',
    {
      notes: `${either} The Size of a DebugTypeComposite may be a DebugInfoNone, which makes the type an opaque one.`,
    },
  ),
  row(
    'operand',
    'offset-is-an-integer-constant',
    'Type instructions / DebugTypeMember, DebugTypeInheritance / Offset',
    'Every operand *Offset* is an `OpConstant` of integer type.',
    { notes: 'Of any width.' },
  ),
  row(
    'operand',
    'member-value-is-a-constant',
    'Type instructions / DebugTypeMember / Value',
    '*Value* of DebugTypeMember is an `OpConstant`.',
    {
      notes:
        'Of any type. OpConstantTrue, OpConstantFalse, OpConstantNull and OpConstantComposite do not break the rule; cases keep away from them. A specialization constant does.',
    },
  ),
  row(
    'operand',
    'enumerator-value-is-a-32-bit-integer-constant',
    'Type instructions / DebugTypeEnum / Values',
    'The *Value* of every enumerator of DebugTypeEnum is an `OpConstant` of 32-bit integer type.',
    { notes: either },
  ),
  row(
    'operand',
    'template-parameter-value-is-an-integer-constant',
    'Templates / DebugTypeTemplateParameter / Value',
    '*Value* of DebugTypeTemplateParameter is an `OpConstant` of integer type or a DebugInfoNone.',
    { notes: 'Of any width.' },
  ),
  row(
    'operand',
    'array-has-a-component-count',
    'Type instructions / DebugTypeArray / Component Count',
    'DebugTypeArray has at least one *Component Count*.',
    {
      confidence: 'derived',
      notes: 'Its row has 7 or more words; there is one for each dimension, and an array has one.',
    },
  ),
  row(
    'operand',
    'array-component-count-is-a-constant-or-variable',
    'Type instructions / DebugTypeArray / Component Count',
    'Every *Component Count* of DebugTypeArray is an `OpConstant`, a DebugGlobalVariable or a DebugLocalVariable.',
  ),
  row(
    'type',
    'array-component-count-constant-is-an-integer',
    'Type instructions / DebugTypeArray / Component Count',
    'If a *Component Count* of DebugTypeArray is an `OpConstant`, its type is an integer type of 32 or 64 bits.',
    { notes: either },
  ),
  row(
    'type',
    'array-component-count-variable-is-unsigned',
    'Type instructions / DebugTypeArray / Component Count',
    'If a *Component Count* of DebugTypeArray is a DebugGlobalVariable or DebugLocalVariable, its *Type* is a DebugTypeBasic whose *Size* is 32 or 64 and whose *Encoding* is Unsigned (6).',
    { notes: 'A Size that is not an OpConstant of integer type decides nothing.' },
  ),
]
