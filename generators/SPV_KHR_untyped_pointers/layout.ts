import type { Pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { type Pieces, untypedPointers } from '../pairs/pieces.ts'
import { physicalShader } from './shared/physical-shader.ts'
import { untypedPhysical } from './shared/pieces.ts'

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
const words = '%words = OpTypeArray %uint %uint_4'
const columns = '%type = OpTypeStruct %float2x2'

/** Every way of breaking a layout, each in a type at the bound of what is laid out. Sizes are in bytes. */
const layouts: readonly Layout[] = [
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
const unbroken: readonly Layout[] = [
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
interface Use {
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

const visible = ['StorageBuffer', 'Uniform', 'PushConstant']

const withBlocks = [...layouts, blocks]

const all = [...withBlocks, ...unbroken]

const chains = [
  ['access', 'OpUntypedAccessChainKHR', ''],
  ['in-bounds-access', 'OpUntypedInBoundsAccessChainKHR', ''],
  ['ptr-access', 'OpUntypedPtrAccessChainKHR', ' %uint_0'],
] as const

/** Ways that one form of chain is enough to show in Workgroup. */
const few = ['no-offsets', 'no-array-stride', 'overlapping-members']

const load = '%object = OpLoad %type %bytes'

const uses: readonly Use[] = [
  {
    rule: 'data-type-is-explicitly-laid-out',
    summary: 'a variable in memory with a layout has a type with one',
    pieces: untypedPointers,
    storageClasses: visible,
    layouts: all,
    dataType: '%type',
  },
  ...chains.map(
    ([name, opcode, element]): Use => ({
      rule: 'base-type-is-explicitly-laid-out',
      summary: 'chains into memory with a layout walk a type with one',
      name,
      pieces: element === '' ? untypedPointers : physicalShader,
      storageClasses: visible,
      layouts: name === 'access' ? all : withBlocks,
      body: `%reached = ${opcode} %pointer %type %bytes${element}`,
    }),
  ),
  {
    rule: 'base-type-is-explicitly-laid-out',
    summary: 'chains into a workgroup of a shader walk a type with a layout',
    name: 'workgroup',
    pieces: untypedPointers,
    storageClasses: ['Workgroup'],
    layouts: unbroken.slice(0, 1),
    body: '%reached = OpUntypedAccessChainKHR %pointer %type %bytes',
  },
  {
    rule: 'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    summary: 'in-bounds chains from an element walk a type with a layout',
    pieces: physicalShader,
    storageClasses: visible,
    layouts: all,
    body: '%reached = OpUntypedInBoundsPtrAccessChainKHR %pointer %type %bytes %uint_0',
  },
  {
    rule: 'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'an object that is loaded from memory with a layout has one',
    pieces: untypedPointers,
    storageClasses: visible,
    layouts: withBlocks,
    body: load,
  },
  {
    rule: 'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'an object that is stored into memory with a layout has one',
    pieces: untypedPointers,
    storageClasses: ['StorageBuffer'],
    layouts: withBlocks,
    body: 'OpStore %bytes %object_of_type',
  },
  {
    rule: 'workgroup-data-type-is-explicitly-laid-out',
    summary: 'a variable in a workgroup of a shader has a type with a layout',
    pieces: untypedPointers,
    storageClasses: ['Workgroup'],
    layouts,
    dataType: '%type',
  },
  ...chains.map(
    ([name, opcode, element]): Use => ({
      rule: 'workgroup-base-type-is-explicitly-laid-out',
      summary: 'chains into a workgroup of a shader walk a type with a layout',
      name,
      pieces: element === '' ? untypedPointers : physicalShader,
      storageClasses: ['Workgroup'],
      layouts: name === 'access' ? layouts : layouts.filter(({ way }) => few.includes(way)),
      body: `%reached = ${opcode} %pointer %type ${name === 'in-bounds-access' ? '%typed' : '%bytes'}${element}`,
    }),
  ),
  {
    rule: 'load-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'an object that is loaded from a workgroup of a shader has a layout',
    pieces: untypedPointers,
    storageClasses: ['Workgroup'],
    layouts,
    body: load,
  },
  {
    rule: 'store-through-untyped-workgroup-pointer-is-of-an-explicitly-laid-out-type',
    summary: 'an object that is stored into a workgroup of a shader has a layout',
    pieces: untypedPointers,
    storageClasses: ['Workgroup'],
    layouts,
    body: 'OpStore %bytes %object_of_type',
  },
]

/** Blocks in a workgroup, of which each member has a layout. */
const workgroupBlocks = layouts.map(
  ({ way, annotations, declarations }, at) =>
    pairOf`workgroup-block-data-type-is-explicitly-laid-out/${way} in ${at % 2 === 0 ? 'spv1.6' : 'spv1.4'}
a block in a workgroup has a layout, in depth
${untypedPointers}
capabilities: ${untypedPointers.capabilities}
OpCapability WorkgroupMemoryExplicitLayoutKHR
extensions: ${untypedPointers.extensions}
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
interfaces: %variable
annotations: ${annotations}
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
declarations: ${declarations}
%block = OpTypeStruct %type
%pointer = OpTypeUntypedPointerKHR Workgroup
%variable = OpUntypedVariableKHR %pointer Workgroup %block`,
)

/** The constant of the type, or a value that is not known, in turn. */
const objects = ['OpConstantNull', 'OpUndef'] as const

function pairsOf(use: Use) {
  return use.layouts.map(({ way, annotations, declarations }, at) => {
    const storageClass = use.storageClasses[at % use.storageClasses.length] as string
    const isBound = storageClass === 'StorageBuffer' || storageClass === 'Uniform'
    const body = use.body ?? ''
    const isTyped = body.includes('%typed')
    return pairOf`${use.rule}/${use.name === undefined ? '' : `${use.name}-`}${way}
${use.summary}
${use.pieces}
interfaces: ${isTyped ? '%typed' : '%bytes'}
annotations: ${annotations}
${body.includes('Ptr') ? stride('pointer', 128) : ''}
${use.dataType === undefined ? stride('data', 4) : ''}
${isBound ? 'OpDecorate %bytes DescriptorSet 0\nOpDecorate %bytes Binding 0' : ''}
declarations: ${declarations}
${use.dataType === undefined ? '%data = OpTypeArray %uint %uint_32' : ''}
%pointer = OpTypeUntypedPointerKHR ${storageClass}
${
  isTyped
    ? `%to_data = OpTypePointer Workgroup %data
%typed = OpVariable %to_data Workgroup`
    : `%bytes = OpUntypedVariableKHR %pointer ${storageClass} ${use.dataType ?? '%data'}`
}
${body.includes('%object_of_type') ? `%object_of_type = ${objects[at % 2] as string} %type` : ''}
body: ${body}`
  })
}

/** Addresses in PhysicalStorageBuffer: rules, names, and what is done. */
const physical = [
  ['base-type-is-explicitly-laid-out', '%reached = OpUntypedAccessChainKHR %pointer %type %bytes'],
  [
    'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    '%reached = OpUntypedInBoundsPtrAccessChainKHR %pointer %type %bytes %uint_0',
  ],
  [
    'load-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    '%object = OpLoad %type %bytes Aligned 16',
  ],
  [
    'store-through-untyped-pointer-is-of-an-explicitly-laid-out-type',
    'OpStore %bytes %a_type Aligned 16',
  ],
] as const

const allPairs = [
  ...uses.flatMap(pairsOf),
  ...workgroupBlocks,
  pairOf`workgroup-data-type-is-explicitly-laid-out/oldest-version in spv1.0
a variable in a workgroup that no interface lists has a type with a layout
${untypedPointers}
annotations: {OpMemberDecorate %type 0 Offset 0 | no-offsets:}
declarations: %type = OpTypeStruct %uint
%pointer = OpTypeUntypedPointerKHR Workgroup
%variable = OpUntypedVariableKHR %pointer Workgroup %type`,
  ...physical.flatMap(([rule, body]) =>
    [...layouts.slice(0, 1), ...unbroken.slice(0, 1)].map(
      ({ way, annotations, declarations }) =>
        pairOf`${rule}/physical-storage-buffer-${way}
memory with an address holds objects of a type with a layout
${untypedPhysical}
annotations: ${annotations}
OpDecorate %pointer ArrayStride 128
declarations: ${declarations}
%pointer = OpTypeUntypedPointerKHR PhysicalStorageBuffer
%null = OpConstantNull %ulong
body: %bytes = OpConvertUToPtr %pointer %null
${body}`,
    ),
  ),
]

/** Whether a rule speaks of a workgroup alone. */
function isOfWorkgroups({ rule }: Pair): boolean {
  return /\/(?:load-through-untyped-|store-through-untyped-)?workgroup-(?!block)/.test(rule)
}

/** Pairs of the rules on types that are laid out explicitly, in a workgroup. */
export const ofWorkgroups = allPairs.filter(isOfWorkgroups)

/** Pairs of the rules on types that are laid out explicitly, elsewhere. */
export const pairs = allPairs.filter((each) => !isOfWorkgroups(each))
