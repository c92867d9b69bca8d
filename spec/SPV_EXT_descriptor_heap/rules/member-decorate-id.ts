import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const at = (operand: string) => `OpMemberDecorateIdEXT / ${operand}`

/** OpMemberDecorateIdEXT. An extra operand is an `<id>` after the decoration. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'member-decorate-id-targets-a-structure',
    at('Structure Type'),
    'Structure Type of OpMemberDecorateIdEXT is an OpTypeStruct.',
  ),
  row(
    'operand',
    'member-decorate-id-member-exists',
    at('Member'),
    'Member of OpMemberDecorateIdEXT is less than the number of members of the structure.',
    { confidence: 'derived' },
  ),
  row(
    'decoration',
    'member-decorate-id-decoration-takes-ids',
    at('Decoration'),
    'Decoration of OpMemberDecorateIdEXT is one whose extra operands are <id>s: not one without extra operands, and not one with literals or enumerants.',
    {
      notes:
        'In the grammar: it has extra operands, and the kinds of all of them are of the category Id.',
    },
  ),
  row(
    'decoration',
    'member-decorate-id-decoration-is-a-layout-decoration',
    at('Decoration'),
    'Where Decoration of OpMemberDecorateIdEXT takes <id>s, it is OffsetIdEXT or ArrayStrideIdEXT.',
    {
      confidence: 'derived',
      notes:
        'A note in the text says that only these two are valid for now; that no other decoration with <id>s applies to members is what their own rows say. ArrayStrideIdEXT: see array-stride-id-is-not-on-a-member.',
    },
  ),
  row(
    'operand',
    'member-decorate-id-operand-is-a-constant-or-variable',
    at('Extra Operands'),
    'Every extra operand of OpMemberDecorateIdEXT that some instruction defines is the result of a constant instruction, whose name begins with OpConstant or OpSpec, or of an OpVariable.',
    {
      notes:
        'An OpUntypedVariableKHR is left undecided: SPV_KHR_untyped_pointers makes OpDecorateId take one, and says nothing of this younger instruction.',
    },
  ),
  row(
    'operand',
    'member-decorate-id-operand-precedes-the-structure',
    at('Extra Operands'),
    'Every extra operand of OpMemberDecorateIdEXT that some instruction defines is defined by one that stands before the OpTypeStruct in the module.',
    {
      notes:
        'Of OpMemberDecorateIdEXT only: OpDecorateId has no such sentence, and the example of the text defines its stride after its array.',
    },
  ),
]
