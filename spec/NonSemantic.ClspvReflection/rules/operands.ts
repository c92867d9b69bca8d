import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

/**
 * The definitions that operands must refer to: one or two rules for each kind of `operands.ts`. They apply to operands at
 * a position that their instruction has and that some instruction of the module defines.
 */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'constant-operand-is-op-constant',
    'Binary Form / constant operands',
    'An operand of kind `constant` is the result of an `OpConstant`, not of another constant instruction.',
    {
      notes:
        'OpSpecConstant, OpConstantNull, OpSpecConstantOp and OpUndef are not OpConstant, whatever their type and value. Each `<id>` of the list ArgumentSizes is such an operand.',
    },
  ),
  row(
    'type',
    'constant-operand-is-32-bit-unsigned',
    'Binary Form / constant operands',
    'If an operand of kind `constant` is an `OpConstant`, its type is an `OpTypeInt` with *Width* 32 and *Signedness* 0.',
  ),
  row(
    'operand',
    'string-operand-is-op-string',
    'Binary Form / string operands',
    'An operand of kind `string` or `hex-string` is the result of an `OpString`.',
  ),
  row(
    'operand',
    'data-holds-only-hexadecimal-digits',
    'Binary Form / ConstantDataStorageBuffer, ConstantDataUniform, ProgramScopeVariablesStorageBuffer, ConstantDataPointerPushConstant, ProgramScopeVariablePointerPushConstant',
    'The string of an operand of kind `hex-string` contains no characters other than 0 to 9, a to f and A to F, except for white space and the prefix 0x before digits.',
    {
      confidence: 'derived',
      notes:
        'The text does not define its term for hexadecimal bytes. Letters after f, signs and punctuation are wrong in every reading; a prefix or blanks between bytes are an open question in NOTES.md.',
    },
  ),
  row(
    'operand',
    'data-holds-whole-bytes',
    'Binary Form / ConstantDataStorageBuffer, ConstantDataUniform, ProgramScopeVariablesStorageBuffer, ConstantDataPointerPushConstant, ProgramScopeVariablePointerPushConstant',
    'If the string of an operand of kind `hex-string` contains only hexadecimal digits, their number is even.',
    {
      confidence: 'derived',
      notes: 'Two digits encode one byte. The empty string satisfies the rule.',
    },
  ),
  row(
    'operand',
    'kernel-reference-is-a-kernel-instruction',
    'Binary Form / Kernel operands',
    'An operand of kind `kernel` is the result of an `OpExtInst` that executes `Kernel`, instruction 1, of this set.',
  ),
  row(
    'operand',
    'kernel-reference-has-the-same-import',
    'Binary Form / Kernel operands',
    'If an operand of kind `kernel` is a `Kernel` instruction of this set, that instruction and the one with the operand have the same *Set* `<id>`.',
    {
      notes:
        'A module may import the set twice, with one version or with two: the rule compares the `<id>` of the import, not its name.',
    },
  ),
  row(
    'operand',
    'workgroup-variable-is-an-op-variable',
    'Binary Form / WorkgroupVariableSize',
    'The *Variable* of a `WorkgroupVariableSize` is the result of an `OpVariable`.',
    { revisions: { since: '2025-03-12' } },
  ),
  row(
    'storage-class',
    'workgroup-variable-is-in-workgroup',
    'Binary Form / WorkgroupVariableSize',
    'If the *Variable* of a `WorkgroupVariableSize` is the result of an `OpVariable`, its *Storage Class* is Workgroup.',
    { revisions: { since: '2025-03-12' } },
  ),
  row(
    'operand',
    'argument-info-reference-is-an-argument-info-instruction',
    'Binary Form / ArgInfo operands',
    'An operand of kind `argument-info` is the result of an `OpExtInst` that executes `ArgumentInfo`, instruction 2, of this set.',
  ),
  row(
    'operand',
    'argument-info-reference-has-the-same-import',
    'Binary Form / ArgInfo operands',
    'If an operand of kind `argument-info` is an `ArgumentInfo` instruction of this set, that instruction and the one with the operand have the same *Set* `<id>`.',
  ),
]
