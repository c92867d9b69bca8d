import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const stride = '3.20 Decoration / ArrayStrideIdEXT'
const offset = '3.20 Decoration / OffsetIdEXT'
const both = '3.20 Decoration / ArrayStrideIdEXT, OffsetIdEXT'

/**
 * ArrayStrideIdEXT and OffsetIdEXT: what they decorate and with what operand. A type contains what its elements and
 * members are or contain, at any depth, but nothing through pointers.
 */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'array-stride-id-is-on-an-array-type',
    stride,
    'An <id> that is decorated with ArrayStrideIdEXT, directly or through a decoration group, is an OpTypeArray or an OpTypeRuntimeArray.',
    {
      notes:
        'ArrayStride may decorate pointer types as well, ArrayStrideIdEXT may not. The decoration group itself is no such <id>.',
    },
  ),
  row(
    'decoration',
    'array-stride-id-is-on-an-array-of-descriptors',
    stride,
    'An array type that is decorated with ArrayStrideIdEXT contains an OpTypeBufferEXT, OpTypeImage, OpTypeAccelerationStructureKHR, OpTypeTensorARM or OpTypeSampler.',
    {
      notes:
        'Arrays of arrays and of structures with descriptors do contain one. An array whose only opaque type is OpTypeSampledImage is an open question in NOTES.md.',
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
        'Its row lets it apply to arrays only, and a member is no type; a note under OpMemberDecorateIdEXT calls it valid there.',
    },
  ),
  row(
    'decoration',
    'offset-id-is-on-a-member',
    offset,
    'No <id> is decorated with OffsetIdEXT by OpDecorateId or OpGroupDecorate, except that OpDecorateId may put it into an OpDecorationGroup.',
    {
      notes:
        'From a group it reaches members by OpGroupMemberDecorate. OffsetIdEXT in OpDecorate is a matter of id-decoration-is-not-in-op-decorate alone.',
    },
  ),
  row(
    'decoration',
    'offset-id-structure-contains-a-descriptor',
    offset,
    'A structure with a member that is decorated with OffsetIdEXT contains an OpTypeBufferEXT, OpTypeImage, OpTypeAccelerationStructureKHR, OpTypeTensorARM or OpTypeSampler.',
    {
      notes:
        'The decorated member need not be the one with the descriptor. That a descriptor deeper down counts is our reading of "contains"; a structure whose only opaque type is OpTypeSampledImage is an open question in NOTES.md.',
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
        'The core specification lets OpDecorate carry no decoration whose extra operands are <id>s; a group is no exception.',
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
        'The core specification prints only literals as extra operands of OpMemberDecorate, and this text has an instruction of its own for <id>s.',
    },
  ),
  row(
    'operand',
    'id-decoration-operand-is-a-constant',
    both,
    'The extra operand of ArrayStrideIdEXT or OffsetIdEXT in an OpDecorateId, where some instruction defines it, is the result of a constant instruction, whose name begins with OpConstant or OpSpec; in an OpMemberDecorateIdEXT it is not the result of an OpVariable.',
    {
      notes:
        'What else it may not be in an OpMemberDecorateIdEXT is a matter of member-decorate-id-operand-is-a-constant-or-variable. OpConstantSizeOfEXT and specialization constants are constant instructions.',
    },
  ),
  row(
    'type',
    'id-decoration-operand-is-an-integer-scalar',
    both,
    'Where the extra operand of ArrayStrideIdEXT or OffsetIdEXT is the result of a constant instruction, its type is an OpTypeInt.',
    {
      confidence: 'derived',
      notes: 'ArrayStride and Offset, to which the two are identical otherwise, take an integer.',
    },
  ),
  row(
    'type',
    'id-decoration-operand-is-32-bit-unsigned',
    both,
    'Where the extra operand of ArrayStrideIdEXT or OffsetIdEXT is a constant of type OpTypeInt, that type has Width 32 and Signedness 0.',
    {
      confidence: 'open',
      notes:
        'Literals of ArrayStride and Offset are unsigned 32-bit integers; OpConstantSizeOfEXT, made for this operand, may be of 64 bits and signed.',
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
      notes: 'The text calls them alternatives and nowhere forbids both.',
    },
  ),
  row(
    'decoration',
    'offset-and-offset-id-exclude-each-other',
    offset,
    'No member is decorated with both Offset and OffsetIdEXT.',
    {
      confidence: 'open',
      notes: 'The text calls them alternatives and nowhere forbids both.',
    },
  ),
]
