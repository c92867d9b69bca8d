import { pairOf } from '../../pairs/pair-of.ts'
import type { Pieces } from '../../pairs/pieces.ts'

/** A type called `%type` that is laid out explicitly, and how its layout is broken. */
interface Layout {
  /** Name of the way. */
  readonly way: string
  /** Its decorations, with the broken ones. */
  readonly annotations: string
  readonly declarations: string
}

function offsets(type: string, ...each: readonly number[]): string {
  return each.map((offset, at) => `OpMemberDecorate %${type} ${at} Offset ${offset}`).join('\n')
}

function stride(type: string, bytes: number): string {
  return `OpDecorate %${type} ArrayStride ${bytes}`
}

function matrix(...decorations: readonly string[]): string {
  return decorations.map((each) => `OpMemberDecorate %type 0 ${each}`).join('\n')
}

function layout(
  way: string,
  valid: string,
  broken: string,
  declarations: string,
  others = '',
): Layout {
  return { way, annotations: `${others}\n{${valid} | ${way}: ${broken}}`, declarations }
}

const pairOfNumbers = '%type = OpTypeStruct %uint %uint'
export const words = '%words = OpTypeArray %uint %uint_4'
export const columns = '%type = OpTypeStruct %float2x2'

/** Every way of breaking a layout, each in a type at the bound of what is laid out. Sizes are in bytes. */
export const layouts: readonly Layout[] = [
  layout('no-offsets', offsets('type', 0, 4), '', pairOfNumbers),
  layout('one-offset-missing', offsets('type', 0, 4), offsets('type', 0), pairOfNumbers),
  layout(
    'nested-offset-missing',
    offsets('inner', 0),
    '',
    '%inner = OpTypeStruct %uint\n%type = OpTypeStruct %uint %inner',
    offsets('type', 0, 4),
  ),
  layout('same-offsets', offsets('type', 64, 68), offsets('type', 64, 64), pairOfNumbers),
  // The first member has 16 bytes.
  layout(
    'overlapping-members',
    offsets('type', 0, 16),
    offsets('type', 0, 12),
    '%type = OpTypeStruct %float4 %uint',
  ),
  layout(
    'overlapping-members-out-of-order',
    offsets('type', 8, 0),
    offsets('type', 4, 0),
    '%type = OpTypeStruct %uint %float2',
  ),
  // The last element begins at 48.
  layout(
    'member-in-an-element',
    offsets('type', 0, 52),
    offsets('type', 0, 48),
    `${words}\n%type = OpTypeStruct %words %uint`,
    stride('words', 16),
  ),
  layout('no-array-stride', stride('type', 4), '', '%type = OpTypeArray %uint %uint_4'),
  layout(
    'inner-array-stride-missing',
    stride('inner', 8),
    '',
    '%inner = OpTypeArray %float2 %uint_3\n%type = OpTypeArray %inner %uint_2',
    stride('type', 24),
  ),
  layout(
    'array-stride-in-a-structure-missing',
    stride('words', 4),
    '',
    `${words}\n%type = OpTypeStruct %words`,
    offsets('type', 0),
  ),
  layout(
    'array-stride-of-zero',
    stride('type', 16),
    stride('type', 0),
    '%type = OpTypeArray %uint %uint_4',
  ),
  layout(
    'array-stride-of-zero-for-one-element',
    stride('type', 16),
    stride('type', 0),
    '%type = OpTypeArray %float4 %uint_1',
  ),
  layout(
    'overlapping-elements',
    stride('type', 16),
    stride('type', 12),
    '%type = OpTypeArray %float4 %uint_2',
  ),
  // Elements have 16 bytes.
  layout(
    'overlapping-structures',
    stride('type', 16),
    stride('type', 12),
    '%inner = OpTypeStruct %uint %uint\n%type = OpTypeArray %inner %uint_3',
    offsets('inner', 0, 12),
  ),
  layout('no-matrix-stride', matrix('MatrixStride 8'), '', columns, matrix('Offset 0', 'ColMajor')),
  layout('no-majorness', matrix('RowMajor'), '', columns, matrix('Offset 0', 'MatrixStride 8')),
  layout(
    'array-of-matrices-without-matrix-stride',
    matrix('MatrixStride 16'),
    '',
    '%inner = OpTypeArray %float2x2 %uint_3\n%type = OpTypeStruct %inner %uint',
    `${offsets('type', 0, 96)}\n${matrix('RowMajor')}\n${stride('inner', 32)}`,
  ),
  layout(
    'matrix-stride-of-zero',
    matrix('MatrixStride 16'),
    matrix('MatrixStride 0'),
    columns,
    matrix('Offset 0', 'ColMajor'),
  ),
  // Columns have 16 bytes.
  layout(
    'overlapping-columns',
    matrix('MatrixStride 16'),
    matrix('MatrixStride 8'),
    '%matrix = OpTypeMatrix %float4 2\n%type = OpTypeStruct %matrix',
    matrix('Offset 0', 'ColMajor'),
  ),
  // Columns have 8 bytes, rows 16.
  layout(
    'overlapping-rows',
    matrix('MatrixStride 16'),
    matrix('MatrixStride 8'),
    '%matrix = OpTypeMatrix %float2 4\n%type = OpTypeStruct %matrix',
    matrix('Offset 0', 'RowMajor'),
  ),
]

/** An array of structures becomes one of blocks, which are descriptors and have no stride. */
const blocks = layout(
  'stride-of-blocks',
  '',
  'OpDecorate %inner Block',
  '%inner = OpTypeStruct %uint\n%type = OpTypeArray %inner %uint_2',
  `${offsets('inner', 0)}\n${stride('type', 4)}`,
)

/** Types that are laid out and never broken: without members, without an end, of blocks. */
export const unbroken: readonly Layout[] = [
  { way: 'empty-structure', annotations: '', declarations: '%type = OpTypeStruct' },
  {
    way: 'run-time-array',
    annotations: stride('type', 16),
    declarations: '%type = OpTypeRuntimeArray %float4',
  },
  {
    way: 'blocks-without-a-stride',
    annotations: `OpDecorate %inner Block\n${offsets('inner', 0)}`,
    declarations: '%inner = OpTypeStruct %uint\n%type = OpTypeArray %inner %uint_4',
  },
]

/** What is done with the type: a rule, where, and how. */
export interface Use {
  readonly rule: string
  /** What the control shows. */
  readonly summary: string
  /** Comes before the name of the way. */
  readonly name?: string
  readonly pieces: Pieces
  /** Storage classes in turn. */
  readonly storageClasses: readonly string[]
  readonly layouts: readonly Layout[]
  /** Data type of the variable; bytes when absent. */
  readonly dataType?: string
  readonly body?: string
  readonly environments?: string
}

export const visible = ['StorageBuffer', 'Uniform', 'PushConstant']

export const withBlocks = [...layouts, blocks]

export const all = [...withBlocks, ...unbroken]

export const chains = [
  ['access', 'OpUntypedAccessChainKHR', ''],
  ['in-bounds-access', 'OpUntypedInBoundsAccessChainKHR', ''],
  ['ptr-access', 'OpUntypedPtrAccessChainKHR', ' %uint_0'],
] as const

/** Ways that one form of chain is enough to show in Workgroup. */
export const few = ['no-offsets', 'no-array-stride', 'overlapping-members']

export const load = '%object = OpLoad %type %bytes'

/** The constant of the type, or a value that is not known, in turn. */
const objects = ['OpConstantNull', 'OpUndef'] as const

/** The pairs of a use, one for each of its layouts. */
export function pairsOf(use: Use) {
  return use.layouts.map(({ way, annotations, declarations }, at) => {
    const storageClass = use.storageClasses[at % use.storageClasses.length] as string
    const isBound = storageClass === 'StorageBuffer' || storageClass === 'Uniform'
    const body = use.body ?? ''
    const isTyped = body.includes('%typed')
    const held = use.dataType ?? '%data'
    // Variables that the API sees hold blocks, in the environments of Vulkan.
    const isHeld = visible.includes(storageClass) && !(use.dataType && way.includes('blocks'))
    return pairOf`${use.rule}/${use.name === undefined ? '' : `${use.name}-`}${way}
${use.summary}
${use.pieces}
interfaces: ${isTyped ? '%typed' : '%bytes'}
annotations: ${annotations}
${body.includes('Ptr') ? stride('pointer', 128) : ''}
${use.dataType === undefined ? stride('data', 4) : ''}
${isHeld ? 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0' : ''}
${isBound ? 'OpDecorate %bytes DescriptorSet 0\nOpDecorate %bytes Binding 0' : ''}
declarations: ${declarations}
${use.dataType === undefined ? '%data = OpTypeArray %uint %uint_32' : ''}
${isHeld ? `%block = OpTypeStruct ${held}` : ''}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${
  isTyped
    ? `%to_data = OpTypePointer Workgroup %data
%typed = OpVariable %to_data Workgroup`
    : `%bytes = OpUntypedVariableKHR %pointer ${storageClass} ${isHeld ? '%block' : held}`
}
${body.includes('%object_of_type') ? `%object_of_type = ${objects[at % 2] as string} %type` : ''}
body: ${body}`
  })
}
