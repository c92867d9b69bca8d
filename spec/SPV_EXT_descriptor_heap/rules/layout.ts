import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const section = '2.2.2 Types / Explicit Layout'

const core =
  'For structures and arrays without descriptors, and for modules without DescriptorHeapEXT, the rules of the core specification hold alone. Types seen through untyped pointers are a matter of SPV_KHR_untyped_pointers, with the definition of explicit layout as amended here.'

/**
 * The amended definition of explicit layout, where it differs from that of the core specification.
 *
 * In all of these a module declares DescriptorHeapEXT. A laid-out type is one that the core specification requires to
 * have an explicit layout, for it is reached through a typed pointer (NOTES.md says which), or one nested in such a type. A
 * known offset or stride is given by one decoration only, and is a literal or the value of an OpConstant or
 * OpConstantNull of type OpTypeInt; that of a specialization constant or an OpConstantSizeOfEXT is not known.
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
    'A laid-out array type that contains a descriptor type and whose innermost element type is a structure decorated with Block or BufferBlock is decorated neither with ArrayStride nor with ArrayStrideIdEXT.',
    { notes: core },
  ),
  row(
    'layout',
    'array-stride-id-is-greater-than-zero',
    section,
    'Where a laid-out array type is decorated with ArrayStrideIdEXT and the stride is known, it is not 0.',
    {
      notes:
        'Outside laid-out types a stride of 0 breaks no sentence of the text: see NOTES.md on types that are only used with heaps.',
    },
  ),
  row(
    'layout',
    'offset-ids-are-distinct',
    `${section}; 3.20 Decoration / OffsetIdEXT`,
    'No two members of one structure, of which at least one is decorated with OffsetIdEXT, have equal known offsets, and no two are decorated with OffsetIdEXT and the same <id>.',
    {
      confidence: 'derived',
      notes:
        'Where no explicit layout is required, equal offsets are wrong because of the overlap, which Offset and so OffsetIdEXT must not cause; members that take no byte together are no overlap there.',
    },
  ),
  row(
    'layout',
    'offset-ids-cause-no-overlap',
    `${section}; 3.20 Decoration / OffsetIdEXT`,
    'No two members of one structure, of which at least one is decorated with OffsetIdEXT, have known offsets that differ and take the same byte, where the member at the smaller one contains no descriptor type.',
    {
      confidence: 'derived',
      notes:
        'Equal offsets are a matter of offset-ids-are-distinct. Bytes that are taken: a numerical scalar, its width by 8; a vector, its components; a matrix, its rows or columns by MatrixStride; a pointer into PhysicalStorageBuffer, 8; an OpTypeArray whose Length is an OpConstant and which has ArrayStride, those of each element; a structure, those of its members with a known offset; a descriptor, at least the one where it begins. A member may lie in the padding of another, as for Offset.',
    },
  ),
  row(
    'layout',
    'descriptor-members-cause-no-overlap',
    `${section}; 3.20 Decoration / OffsetIdEXT`,
    'No two members of one structure overlap, of which at least one is decorated with OffsetIdEXT, where an offset or a size depends on the size of a descriptor.',
    { decidable: 'environment', why: 'the client API says how large a descriptor is' },
  ),
  row(
    'layout',
    'descriptor-elements-cause-no-overlap',
    section,
    'No two elements of a laid-out array type with descriptors take the same byte.',
    { decidable: 'environment', why: 'the client API says how large a descriptor is' },
  ),
  row(
    'layout',
    'heap-access-has-explicit-layout',
    `${section}; OpBufferPointerEXT / Buffer`,
    'Base Type of an untyped access chain whose Base is a variable with BuiltIn SamplerHeapEXT or ResourceHeapEXT, or an access chain from one, has an explicit layout.',
    {
      confidence: 'open',
      notes:
        'The storage classes for which explicit layout is required do not include UniformConstant; without a layout the address of a descriptor is undefined.',
    },
  ),
]
