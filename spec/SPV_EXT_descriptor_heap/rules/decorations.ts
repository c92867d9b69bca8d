import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const stride = '3.20 Decoration / ArrayStrideIdEXT'

const offset = '3.20 Decoration / OffsetIdEXT'

const both = '3.20 Decoration / ArrayStrideIdEXT, OffsetIdEXT'

/**
 * ArrayStrideIdEXT and OffsetIdEXT: their targets and operands. A type contains the types of its elements and members
 * and everything that those contain, at any depth, but not the types that pointers point to.
 */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'array-stride-id-is-on-an-array-type',
    stride,
    'An <id> that is decorated with ArrayStrideIdEXT, directly or through a decoration group, is an OpTypeArray or an OpTypeRuntimeArray.',
    {
      notes:
        'ArrayStride may also decorate pointer types; ArrayStrideIdEXT may not. The decoration group itself is not such an <id>.',
    },
  ),
  row(
    'decoration',
    'array-stride-id-is-on-an-array-of-descriptors',
    stride,
    'An array type that is decorated with ArrayStrideIdEXT contains an OpTypeBufferEXT, OpTypeImage, OpTypeAccelerationStructureKHR, OpTypeTensorARM or OpTypeSampler.',
    {
      notes:
        'Arrays of arrays with descriptors, and of structures with descriptors, contain one. An array whose only opaque type is OpTypeSampledImage is an open question in NOTES.md.',
    },
  ),
  row(
    'decoration',
    'array-stride-id-is-not-on-a-member',
    `${stride}; OpMemberDecorateIdEXT / Decoration`,
    'No structure member is decorated with ArrayStrideIdEXT, by OpMemberDecorateIdEXT or through a decoration group.',
    {
      confidence: 'open',
      notes:
        'Its row allows it on arrays only, and a member is not a type; a note under OpMemberDecorateIdEXT calls it valid there.',
    },
  ),
  row(
    'decoration',
    'offset-id-is-on-a-member',
    offset,
    'No <id> is decorated with OffsetIdEXT by OpDecorateId or OpGroupDecorate, except that OpDecorateId may add it to an OpDecorationGroup.',
    {
      notes:
        'OpGroupMemberDecorate applies it from a group to members. OffsetIdEXT in OpDecorate is covered by id-decoration-is-not-in-op-decorate only.',
    },
  ),
  row(
    'decoration',
    'offset-id-structure-contains-a-descriptor',
    offset,
    'A structure with a member that is decorated with OffsetIdEXT contains an OpTypeBufferEXT, OpTypeImage, OpTypeAccelerationStructureKHR, OpTypeTensorARM or OpTypeSampler.',
    {
      notes:
        'The decorated member need not be the one with the descriptor. Counting a descriptor at a deeper level is our reading of "contains"; a structure whose only opaque type is OpTypeSampledImage is an open question in NOTES.md.',
    },
  ),
  row(
    'decoration',
    'id-decoration-is-not-in-op-decorate',
    both,
    'No OpDecorate has the decoration ArrayStrideIdEXT or OffsetIdEXT.',
    {
      confidence: 'derived',
      notes:
        'The core specification does not allow OpDecorate with a decoration whose extra operands are <id>s; a group is not an exception.',
    },
  ),
  row(
    'decoration',
    'id-decoration-is-not-in-op-member-decorate',
    both,
    'No OpMemberDecorate has the decoration ArrayStrideIdEXT or OffsetIdEXT.',
    {
      confidence: 'derived',
      notes:
        'The core specification prints only literals as extra operands of OpMemberDecorate, and this text adds a separate instruction for <id>s.',
    },
  ),
  row(
    'operand',
    'id-decoration-operand-is-a-constant',
    both,
    'The extra operand of ArrayStrideIdEXT or OffsetIdEXT in an OpDecorateId, if it is defined in the module, is the result of a constant instruction, whose name begins with OpConstant or OpSpec; in an OpMemberDecorateIdEXT it is not the result of an OpVariable.',
    {
      notes:
        'Other operands of an OpMemberDecorateIdEXT are covered by member-decorate-id-operand-is-a-constant-or-variable. OpConstantSizeOfEXT and specialization constants are constant instructions.',
    },
  ),
  row(
    'type',
    'id-decoration-operand-is-an-integer-scalar',
    both,
    'If the extra operand of ArrayStrideIdEXT or OffsetIdEXT is the result of a constant instruction, its type is an OpTypeInt.',
    {
      confidence: 'derived',
      notes: 'ArrayStride and Offset, which are otherwise identical to the two, take an integer.',
    },
  ),
  row(
    'type',
    'id-decoration-operand-is-32-bit-unsigned',
    both,
    'If the extra operand of ArrayStrideIdEXT or OffsetIdEXT is a constant of type OpTypeInt, that type has Width 32 and Signedness 0.',
    {
      confidence: 'open',
      notes:
        'The literals of ArrayStride and Offset are unsigned 32-bit integers; OpConstantSizeOfEXT, which is intended for this operand, may be 64 bits wide and signed.',
    },
  ),
  row(
    'decoration',
    'id-decoration-is-given-once',
    both,
    'No array type is decorated with ArrayStrideIdEXT more than once and no member with OffsetIdEXT more than once, groups included.',
    {
      confidence: 'derived',
      notes:
        'The core specification forbids repeating a decoration unless its row allows it, whether or not the operands are equal.',
    },
  ),
  row(
    'decoration',
    'array-stride-and-array-stride-id-exclude-each-other',
    stride,
    'No array type is decorated with both ArrayStride and ArrayStrideIdEXT.',
    {
      confidence: 'open',
      notes: 'The text calls them alternatives but nowhere forbids both.',
    },
  ),
  row(
    'decoration',
    'offset-and-offset-id-exclude-each-other',
    offset,
    'No member is decorated with both Offset and OffsetIdEXT.',
    {
      confidence: 'open',
      notes: 'The text calls them alternatives but nowhere forbids both.',
    },
  ),
]
