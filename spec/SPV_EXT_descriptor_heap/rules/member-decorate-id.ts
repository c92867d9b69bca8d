import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const place = (operand: string) => `OpMemberDecorateIdEXT / ${operand}`

/** OpMemberDecorateIdEXT. An extra operand is an `<id>` after the decoration. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'member-decorate-id-targets-a-structure',
    place('Structure Type'),
    'The Structure Type of OpMemberDecorateIdEXT is an OpTypeStruct.',
  ),
  row(
    'operand',
    'member-decorate-id-member-exists',
    place('Member'),
    'The Member of OpMemberDecorateIdEXT is less than the number of members of the structure.',
    { confidence: 'derived' },
  ),
  row(
    'decoration',
    'member-decorate-id-decoration-takes-ids',
    place('Decoration'),
    'The Decoration of OpMemberDecorateIdEXT has extra operands, and all of them are <id>s: a decoration without extra operands, or with literals or enumerants, is not allowed.',
    {
      notes:
        'In terms of the grammar: it has extra operands, and the kinds of all of them have the category Id.',
    },
  ),
  row(
    'decoration',
    'member-decorate-id-decoration-is-a-layout-decoration',
    place('Decoration'),
    'If the Decoration of OpMemberDecorateIdEXT takes <id>s, it is OffsetIdEXT or ArrayStrideIdEXT.',
    {
      confidence: 'derived',
      notes:
        'A note in the text says that only these two are valid for now; the rows of the other decorations with <id>s say that they do not apply to members. For ArrayStrideIdEXT, see array-stride-id-is-not-on-a-member.',
    },
  ),
  row(
    'operand',
    'member-decorate-id-operand-is-a-constant-or-variable',
    place('Extra Operands'),
    'Every extra operand of OpMemberDecorateIdEXT that is defined in the module is the result of a constant instruction, whose name begins with OpConstant or OpSpec, or of an OpVariable.',
    {
      notes:
        'An OpUntypedVariableKHR is not decided: SPV_KHR_untyped_pointers allows one in OpDecorateId and says nothing about this newer instruction.',
    },
  ),
  row(
    'operand',
    'member-decorate-id-operand-precedes-the-structure',
    place('Extra Operands'),
    'Every extra operand of OpMemberDecorateIdEXT that is defined in the module is defined by an instruction that comes before the OpTypeStruct.',
    {
      notes:
        'Applies to OpMemberDecorateIdEXT only: there is no such sentence for OpDecorateId, and the example in the text defines its stride after its array.',
    },
  ),
]
