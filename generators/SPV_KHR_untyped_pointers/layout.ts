import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf, untypedPointers } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  all,
  chains,
  few,
  layouts,
  load,
  pairsOf,
  type Use,
  unbroken,
  visible,
  withBlocks,
} from './shared/layout-pairs.ts'
import {
  countingShader,
  inUntypedPhysical,
  physicalShader,
  withWorkgroupBlocks,
} from './shared/pieces.ts'

/** Ways that chains from an element show beside the other chains. */
const someLayouts = layouts.filter(({ way }) => few.includes(way))

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
      pieces: element === '' ? untypedPointers : countingShader,
      storageClasses: element === '' ? visible : visible.slice(0, 1),
      layouts: name === 'access' ? all : someLayouts,
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
]

/** Blocks in a workgroup, of which each member has a layout. */
const workgroupBlocks = layouts.map(
  ({ way, annotations, declarations }, at) =>
    pairOf`workgroup-block-data-type-is-explicitly-laid-out/${way} in ${at % 2 === 0 ? 'spv1.6' : 'spv1.4'}
a block in a workgroup has a layout, in depth
${withWorkgroupBlocks(untypedPointers)}
interfaces: %variable
annotations: ${annotations}
%type_only Block, 0 Offset 0
declarations: ${declarations}
%variable = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %type_only`,
)

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

/** What variables that the API sees hold, and what chains walk, as blocks and as types without a layout. */
const laidOut = visible.map((storageClass) => {
  const type = '{%block_uint | without-offsets: %uint_only | without-a-stride: %uints}'
  const pieces = {
    ...untypedPointers,
    interfaces: '%buffer',
    annotations: storageClass === 'PushConstant' ? '' : bindingOf('buffer'),
  }
  const into = `%untyped_pointer_${storageClass}`
  const buffer = `%buffer = OpUntypedVariableKHR ${into} ${storageClass}`
  const name = `instead-of-a-block-in-${hyphened(storageClass)}`
  return [
    pairOf`data-type-is-explicitly-laid-out/${name}
a variable in memory with a layout holds a block
${pieces}
declarations: ${buffer} ${type}`,
    pairOf`base-type-is-explicitly-laid-out/${name}
chains into memory with a layout walk a block
${pieces}
declarations: ${buffer} %block_uint
body: %one = OpUntypedAccessChainKHR ${into} {%block_uint | without-offsets: %uint_only} %buffer
%two = OpUntypedInBoundsAccessChainKHR ${into} {%block_uint | without-a-stride: %uints} %buffer`,
  ]
})

/** Pairs of the rules on types that are laid out explicitly. */
export const pairs = [
  ...laidOut.flat(),
  ...uses.flatMap(pairsOf),
  ...workgroupBlocks,
  ...physical.flatMap(([rule, body]) =>
    [...layouts.slice(0, 1), ...unbroken.slice(0, 1)].map(
      ({ way, annotations, declarations }) =>
        inUntypedPhysical`${rule}/physical-storage-buffer-${way}
memory with an address holds objects of a type with a layout
annotations: ${annotations}
OpDecorate %pointer ArrayStride 128
declarations: ${declarations}
%pointer = OpTypeUntypedPointerKHR PhysicalStorageBuffer
body: %bytes = OpConvertUToPtr %pointer %null_ulong
${body}`,
    ),
  ),
]
