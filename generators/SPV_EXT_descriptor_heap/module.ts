import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  constant,
  environmentsOf,
  heaps,
  inHeaps,
  slotOf,
  texelInHeap,
  texelPointer,
  throughGroup,
  usualImage,
} from './shared/pieces.ts'
import { implied, olderUses, uses } from './shared/uses.ts'

const capability = 'OpCapability DescriptorHeapEXT'

/** Each thing in the plainest way. */
const plainest = uses.filter(([thing], at) => uses.findIndex(([other]) => other === thing) === at)

/** Capabilities of uses: the first of a thing loses its own, and every other of these has another one instead. */
function capabilitiesOf(thing: string, way: string, at: number): string {
  if (!plainest.some((row) => row[0] === thing && row[1] === way)) return heaps.capabilities
  const another = at % 2 === 0 ? ' | another-instead: OpCapability Float64' : ''
  return heaps.capabilities.replace(capability, `{${capability} | removed:${another}}`)
}

const untypedExtension = 'OpExtension "SPV_KHR_untyped_pointers"'
const extension = 'OpExtension "SPV_EXT_descriptor_heap"'
const withoutExtension = `{${extension} | removed: | untyped-pointers-instead: ${untypedExtension}
  | another-instead: OpExtension "SPV_KHR_no_integer_wrap_decoration"}`

const kernel: Pieces = {
  ...heaps,
  skeleton: 'kernel',
  capabilities: heaps.capabilities.replace(
    'Shader',
    'Kernel\nOpCapability Addresses\nOpCapability ImageBasic',
  ),
}

/** Modules that declare the capability: what executes, the version, what is made of it, and the extension. */
const declarations = [
  ['shader', 0, heaps, '', extension],
  ['shader', 3, implied(heaps), '', extension],
  ['shader', 4, implied(heaps), 'heap', withoutExtension],
  ['shader', 5, heaps, 'size', extension],
  ['shader', 6, heaps, '', withoutExtension],
  ['kernel', 1, implied(kernel), '', extension],
  ['kernel', 4, kernel, 'heap', extension],
  ['kernel', 5, implied(kernel), 'size', withoutExtension],
  ['kernel', 6, implied(kernel), 'size', extension],
] as const

const words = 'block_stride4_uint_runtime_array'
const variable = `%untyped_StorageBuffer_${words}_bound_0`

/** Uses of untyped pointers on the strength of the capability alone. */
const untyped = {
  variable: '',
  load: `%value = OpLoad %uint ${variable}`,
  store: `OpStore ${variable} %uint_1`,
  'array-length': `%length = OpUntypedArrayLengthKHR %uint %${words} ${variable} 0`,
  chain: `%word = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %${words} ${variable} %uint_0 %uint_3`,
} as const

const size = '%size = OpConstantSizeOfEXT %uint %buffer'

/** A buffer type and a size in a place, each a way. */
function inPlace(place: string): string {
  return `{ | type-${place}: %another = OpTypeBufferEXT Uniform | size-${place}: ${size.replace('size', 'another')}}`
}

const data = 'OpBufferPointerEXT %untyped_pointer_StorageBuffer'

/** Places in which no pointer is made. */
function outside(place: string): string {
  return `{ | ${place}: ${texelPointer('image %resource_heap').replace('%texel', '%made')}}`
}

const blocks = 'OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0'
const group = throughGroup('OpDecorate TARGET BuiltIn ResourceHeapEXT', '%heap')
const names = 'OpName %record "record"\nOpMemberName %record 0 "count"'

/** What is before the annotations of members and after them, and names. */
const annotated = {
  nothing: ['', '', ''],
  decorations: [blocks, 'OpMemberDecorate %block 1 Offset 4', names],
  'group-after-decorations': [blocks, group, ''],
  'group-before-decorations': [group, blocks, names],
  group: ['', group, ''],
} as const

/** Where the annotation of a member is moved, by what else is in the module. */
const places: Readonly<Record<string, readonly string[]>> = {
  nothing: ['before-the-capabilities', 'before-the-structure', 'in-a-block'],
  decorations: [
    ...['before-the-capabilities', 'before-the-memory-model', 'before-the-entry-points'],
    ...['before-the-structure', 'before-the-names', 'behind-the-declarations', 'in-a-block'],
    'behind-the-functions',
  ],
  'group-after-decorations': ['before-the-memory-model'],
  'group-before-decorations': ['before-the-names'],
}
const moved = 'OpMemberDecorateIdEXT %record 0 OffsetIdEXT %uint_0'

/** Pairs of the rules on the capability, the extensions and the layout of modules. */
export const pairs = [
  ...uses.map(
    ([thing, way, use], at) => pairOf`capability-is-declared/${hyphened(thing)}-${way}
one thing of the text is used, with the capability and all that it needs
${{ ...use, ...(at % 3 === 2 && { skeleton: 'fragment' }) }}
capabilities: ${capabilitiesOf(thing, way, at)}`,
  ),
  ...plainest.slice(0, 3).map(
    ([thing, way, use]) => pairIn(use)`extension-is-declared/${hyphened(thing)}-${way}
one thing of the text is used, with its extension
extensions: ${untypedExtension}
${withoutExtension}`,
  ),
  ...olderUses
    .filter(({ isImplied, minor }) => isImplied && minor === 4)
    .map(
      ({ thing, way, minor, pieces }) =>
        pairOf`untyped-pointers-extension-is-declared/${hyphened(thing)}-${way} in ${environmentsOf(minor)}
one thing of the text is used, with the extension that the text builds on
${pieces}
changed: {${untypedExtension} | removed:}`,
    ),
  ...declarations.map(
    ([kind, minor, pieces, used, declared]) =>
      pairOf`extension-is-declared/${kind}-version-${String(minor)} in ${environmentsOf(minor)}
the capability is declared with its extension, and little or nothing is made of it
${pieces}
extensions: ${untypedExtension}
${declared}
declarations: ${used === 'size' ? '%size = OpConstantSizeOfEXT %uint %sampler' : ''}`,
  ),
  ...Object.entries(untyped).map(
    ([name, body]) => pairIn(implied(heaps))`capability-implies-untyped-pointers/${name}
untyped pointers are used on the strength of DescriptorHeapEXT
debug: OpName ${variable} "data"
body: ${body}`,
  ),
  inHeaps`buffer-type-and-size-of-stand-at-module-scope/size-first
buffer types and sizes are among the declarations, a size before its array
annotations: { | type-before-the-decorations: %another = OpTypeBufferEXT Uniform}
OpDecorateId %buffer_runtime_array ArrayStrideIdEXT %size
declarations: %buffer = OpTypeBufferEXT StorageBuffer
${size}
body: ${inPlace('behind-a-label')}
%sum = OpIAdd %uint %size %size
end: ${inPlace('in-a-block')}
OpReturn
after: ${inPlace('behind-the-functions')}`,
  inHeaps`buffer-type-and-size-of-stand-at-module-scope/size-last
buffer types and sizes are among the declarations, after variables, a size after its array
annotations: OpDecorateId %array ArrayStrideIdEXT %size
declarations: %variable = OpVariable %pointer_Private_uint Private
%buffer = OpTypeBufferEXT StorageBuffer
%structure = OpTypeStruct %uint %buffer
%array = OpTypeRuntimeArray %buffer
${size}`,
  inHeaps`pointer-instructions-stand-in-a-block/blocks: the pointers are made in the first block and in a later one
declarations: ${outside('among-the-declarations')}
%others = OpTypeStruct %uint
body: %slot = ${slotOf('buffer_StorageBuffer')}
%first = ${data} %slot
-> %next:
%image_slot = ${slotOf(usualImage)}
${texelPointer('image %image_slot')}
%second = ${data} %slot
after: ${outside('behind-the-functions')}`,
  inHeaps`pointer-instructions-stand-in-a-block/functions
pointers are made in other functions, from parameters and from the heap
before: %void %callee(${constant} %parameter)
%data = ${data} %parameter
%void %other()
${texelInHeap()}`,
  ...Object.entries(annotated).map(([name, [before, behind, debug]]) => {
    const own = places[name] ?? []
    const put = (place: string) => (own.includes(place) ? `{ | ${place}: ${moved}}` : '')
    return inHeaps`member-decorate-id-stands-among-annotations/${name}
members are decorated before, between and after other annotations, and names
capabilities: ${put('before-the-capabilities')}
${heaps.capabilities}
memoryModel: ${put('before-the-memory-model')}
OpMemoryModel Logical GLSL450
entryPoints: ${put('before-the-entry-points')}
OpEntryPoint GLCompute %main "main" %heap
debug: ${put('before-the-names')}
${debug}
annotations: ${before}
${own.length === 0 ? moved : `{${moved}${own.map((place) => ` | ${place}:`).join('')}}`}
OpMemberDecorateIdEXT %record 1 OffsetIdEXT %uint_64
${behind}
declarations: %heap = OpUntypedVariableKHR ${constant} UniformConstant
%block = OpTypeStruct %uint %uint
${put('before-the-structure')}
%record = OpTypeStruct %uint %buffer_StorageBuffer
${put('behind-the-declarations')}
end: ${put('in-a-block')}
OpReturn
after: ${put('behind-the-functions')}`
  }),
]
