import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const section = '2.2.2 Types / Explicit Layout'

const core =
  'For structures and arrays without descriptors, and for modules without DescriptorHeapEXT, only the rules of the core specification apply. Types accessed through untyped pointers are covered by SPV_KHR_untyped_pointers, with the definition of explicit layout as amended here.'

/**
 * The amended definition of explicit layout, where it differs from that of the core specification.
 *
 * All of these apply to modules that declare DescriptorHeapEXT. A laid-out type is a type that the core specification
 * requires to have an explicit layout because it is reached through a typed pointer (see NOTES.md), or a type nested in
 * such a type. An offset or stride is known if exactly one decoration gives it, as a literal or as the value of an
 * OpConstant or OpConstantNull of type OpTypeInt; that of a specialization constant or an OpConstantSizeOfEXT is not.
 */
export const rules: readonly RuleRow[] = [
  row(
    'layout',
    'members-beside-descriptors-have-an-offset',
    section,
    'Every member of a laid-out structure that contains a descriptor type is decorated with Offset or OffsetIdEXT.',
    { notes: core },
  ),
  row(
    'layout',
    'arrays-of-descriptors-have-a-stride',
    section,
    'Every laid-out array type that contains a descriptor type is decorated with ArrayStride or ArrayStrideIdEXT, unless its innermost element type is a structure decorated with Block or BufferBlock.',
    { notes: core },
  ),
  row(
    'layout',
    'arrays-of-blocks-with-descriptors-have-no-stride',
    section,
    'A laid-out array type that contains a descriptor type and whose innermost element type is a structure decorated with Block or BufferBlock is not decorated with ArrayStride or ArrayStrideIdEXT.',
    { notes: core },
  ),
  row(
    'layout',
    'array-stride-id-is-greater-than-zero',
    section,
    'If a laid-out array type is decorated with ArrayStrideIdEXT and the stride is known, the stride is not 0.',
    {
      confidence: 'derived',
      notes: 'Other array types are left to array-stride-id-elsewhere-is-greater-than-zero.',
    },
  ),
  row(
    'layout',
    'array-stride-id-elsewhere-is-greater-than-zero',
    section,
    'If an array type that is not laid out is decorated with ArrayStrideIdEXT and the stride is known, the stride is not 0.',
    {
      confidence: 'open',
      notes:
        'The sentence is one of the conditions under which a type has an explicit layout, which these types need not have. Read by itself, it is about every stride.',
    },
  ),
  row(
    'layout',
    'offset-ids-are-distinct',
    `${section}; 3.20 Decoration / OffsetIdEXT`,
    'If at least one of two members of a structure is decorated with OffsetIdEXT, their offsets, if both are known, differ; no two members are decorated with OffsetIdEXT and the same <id>.',
    {
      confidence: 'derived',
      notes:
        'Where explicit layout is not required, equal offsets are wrong because they overlap, which Offset, and therefore OffsetIdEXT, must not cause; members that have no byte in common do not overlap there.',
    },
  ),
  row(
    'layout',
    'offset-ids-cause-no-overlap',
    `${section}; 3.20 Decoration / OffsetIdEXT`,
    'If at least one of two members of a structure is decorated with OffsetIdEXT, their offsets are known and differ, and the member at the smaller offset contains no descriptor type, the two members have no byte in common.',
    {
      confidence: 'derived',
      notes:
        'Equal offsets are covered by offset-ids-are-distinct. The bytes that a member occupies are: for a numerical scalar, its width divided by 8; for a vector, its components; for a matrix, its rows or columns at MatrixStride; for a pointer into PhysicalStorageBuffer, 8; for an OpTypeArray with ArrayStride whose Length is an OpConstant, those of each element; for a structure, those of its members with a known offset; for a descriptor, at least the byte where it begins. A member may be in the padding of another, as with Offset.',
    },
  ),
  row(
    'layout',
    'descriptor-members-cause-no-overlap',
    `${section}; 3.20 Decoration / OffsetIdEXT`,
    'If at least one of two members of a structure is decorated with OffsetIdEXT, and an offset or a size depends on the size of a descriptor, the two members do not overlap.',
    { decidable: 'environment', why: 'the client API defines the size of a descriptor' },
  ),
  row(
    'layout',
    'descriptor-elements-cause-no-overlap',
    section,
    'No two elements of a laid-out array type with descriptors occupy the same byte.',
    { decidable: 'environment', why: 'the client API defines the size of a descriptor' },
  ),
  row(
    'layout',
    'heap-access-has-explicit-layout',
    `${section}; OpBufferPointerEXT / Buffer`,
    'The Base Type of an untyped access chain whose Base is a variable with BuiltIn SamplerHeapEXT or ResourceHeapEXT, or an access chain from one, has an explicit layout.',
    {
      confidence: 'open',
      notes:
        'The storage classes that require explicit layout do not include UniformConstant; without a layout, the address of a descriptor is undefined.',
    },
  ),
]
