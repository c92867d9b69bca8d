import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const section = 'Shader Resource Interface: Offset and Stride Assignment'
const vuids = ['StandaloneSpirv-None-10684']
const alignment =
  'The alignment in Uniform, StorageBuffer, PhysicalStorageBuffer, ShaderRecordBufferKHR and PushConstant with scalarBlockLayout, and in Workgroup with workgroupMemoryExplicitLayoutScalarBlockLayout, is the scalar alignment; of vectors, from vulkan1.1 on or with VK_KHR_relaxed_block_layout, as well; of members of a structure with Block in Uniform, without uniformBufferStandardLayout, the extended alignment; of others the base alignment. A feature is enabled only where the caller says so.'
const nested =
  'Whether structures within a block in Uniform are laid out by the extended alignment as well can be read both ways: their members are judged by the base alignment. The text gives vectors of more than four components no base alignment: they are judged by the scalar alignment alone.'
const held = 'Types behind pointers are not part of what a variable holds.'
const scope =
  'of a structure or array type that a variable, an OpBufferPointerEXT, an untyped access chain, load or store, or a pointer into PhysicalStorageBuffer, lays out explicitly'

/** Alignments of members of blocks, and where types are not laid out at all. */
export const rules: readonly RuleRow[] = [
  row(
    'layout',
    'member-offset-aligned',
    vuids,
    `The Offset of a member ${scope} is a multiple of the alignment of the type of the member.`,
    { section, confidence: 'derived', notes: `${alignment} ${nested}` },
  ),
  row(
    'layout',
    'array-stride-aligned',
    vuids,
    `The ArrayStride of an array ${scope} is a multiple of the alignment of the array.`,
    { section, confidence: 'derived', notes: `${alignment} ${nested}` },
  ),
  row(
    'layout',
    'matrix-stride-aligned',
    vuids,
    `The MatrixStride of a member ${scope} is a multiple of the alignment of its matrix.`,
    { section, confidence: 'derived', notes: `${alignment} ${nested}` },
  ),
  row(
    'layout',
    'vector-not-straddling',
    vuids,
    `A member ${scope} that is a vector of up to 16 bytes, and that is aligned, does not begin and end in different units of 16 bytes; a larger vector begins with one. The units are counted from the outermost structure: the Offsets of all structures around the vector are added. In a storage class whose layout is by the scalar alignment, the rule does not apply.`,
    {
      section,
      confidence: 'derived',
      notes: `Of an array of structures the first element is judged, which Offsets alone place. ${alignment}`,
    },
  ),
  row(
    'layout',
    'member-after-composite',
    vuids,
    `No member ${scope} begins between the last byte of a member that is a structure, an array or a matrix and the next multiple of the alignment of that member. In a storage class whose layout is by the scalar alignment, the rule does not apply. Run-time arrays, members that are not aligned and sizes that depend on specialization are not judged.`,
    { section, confidence: 'derived', notes: alignment },
  ),
  row(
    'decoration',
    'no-layout-in-private-and-function',
    vuids,
    'In a module of version 1.5 or later, what a variable in Private or Function holds has no type, itself or at any depth of arrays and structures, that is a structure with Block or BufferBlock, an array with ArrayStride, or a structure with Offset or MatrixStride on a member.',
    {
      section: 'Preamble',
      versions: { since: 0x0001_0500 },
      notes: `${held} The chapter has no use for these decorations in memory of an invocation. Up to version 1.4 it makes an exception for them. OffsetIdEXT and ArrayStrideIdEXT, which the exception does not name, are not judged.`,
    },
  ),
  row(
    'decoration',
    'no-layout-in-workgroup',
    vuids,
    'What a typed variable in Workgroup holds, unless it is a structure with Block or an array of such structures, has no type, at any depth, that is a structure with Block or BufferBlock, an array with ArrayStride, or a structure with Offset or MatrixStride on a member.',
    {
      section: 'Preamble',
      confidence: 'derived',
      notes: `${held} The exception for older versions names Private and Function alone. Untyped variables in Workgroup are laid out explicitly and not judged. Other storage classes without explicit layout are not judged either.`,
    },
  ),
]
