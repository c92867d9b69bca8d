import { pairIn, pairOf } from '../pairs/pair-of.ts'
import {
  contentsByName,
  decorated,
  descriptors,
  heaps,
  ids,
  inHeaps,
  nested,
  noArrays,
  offsetsOf,
  onEach,
  others,
  throughGroup,
  withoutDescriptors,
} from './shared/pieces.ts'

type Route = 'direct' | 'group' | 'literal'

/** The offset of a member, by itself or through a group. */
function offset(route: Route, structure: string, member: number): string {
  const bytes = 64 * member
  if (route === 'direct')
    return `OpMemberDecorateIdEXT ${structure} ${member} OffsetIdEXT %uint_${bytes}`
  if (route === 'literal') return `OpMemberDecorate ${structure} ${member} Offset ${bytes}`
  const group = `${structure}_group_${member}`
  return throughGroup(
    `OpDecorateId TARGET OffsetIdEXT %uint_${bytes}`,
    structure,
    member,
  ).replaceAll('%group', group)
}

/** How the offsets of the first and second member reach one structure or two. */
const routes = [
  ['direct', 'direct', 1],
  ['direct', 'direct', 2],
  ['direct', 'group', 1],
  ['direct', 'literal', 2],
  ['group', 'group', 2],
  ['group', 'literal', 1],
] as const

/** The offset on what is not a member. */
const byId = 'OpDecorateId TARGET OffsetIdEXT %uint_0'
const elsewhere = `${onEach(byId, [...noArrays, '%sampler_array2'])}
{ | structure-through-a-group: ${throughGroup(byId, '%sampler_only')}
  | array-through-a-group: ${throughGroup(byId, '%sampler_array2')}}`

/** Kinds of descriptors, where they are in a structure with an integer, and which members have offsets by ids. */
const structures = [
  ['acceleration-structure', 'member', 'descriptor'],
  ['acceleration-structure', 'structure', 'descriptor'],
  ['arrayed-depth-image', 'member', 'integer'],
  ['sampled-image-to-be', 'array-of-structures', 'descriptor'],
  ['sampler', 'array', 'both'],
  ['storage-buffer', 'member', 'descriptor'],
  ['storage-image', 'structure', 'both'],
  ['subpass-input', 'array', 'descriptor'],
  ['texel-buffer', 'member', 'both'],
  ['uniform-buffer', 'array', 'integer'],
] as const

/** Declarations and layouts of what contains a descriptor, and the last of them. */
const array = ['%array = OpTypeArray TYPE %uint_2', 'OpDecorate %array ArrayStride 256'] as const
const inner = ['%inner = OpTypeStruct TYPE', 'OpMemberDecorate %inner 0 Offset 0'] as const
const depths = {
  member: ['', '', 'TYPE'],
  array: [...array, '%array'],
  structure: [...inner, '%inner'],
  'array-of-structures': [
    `${inner[0]}\n${array[0].replace('TYPE', '%inner')}`,
    `${inner[1]}\n${array[1]}`,
    '%array',
  ],
} as const

/** Arrays by length, the descriptors in them, and whether the stride comes by a group. */
const arrays = [
  ['OpTypeRuntimeArray', '', 'storage-buffer', 'direct'],
  ['OpTypeRuntimeArray', '', 'acceleration-structure', 'direct'],
  ['OpTypeRuntimeArray', '', 'arrayed-depth-image', 'group'],
  ['OpTypeArray', '%uint_1', 'sampled-image-to-be', 'direct'],
  ['OpTypeArray', '%uint_1', 'sampler', 'group'],
  ['OpTypeArray', '%uint_8', 'texel-buffer', 'direct'],
  ['OpTypeArray', '%uint_8', 'uniform-buffer', 'group'],
  ['OpTypeArray', '%spec_uint_4', 'storage-image', 'direct'],
  ['OpTypeArray', '%spec_uint_4', 'subpass-input', 'group'],
] as const

const stride = 'OpDecorateId TARGET ArrayStrideIdEXT %uint_64'

const throughGroups = `{ | pointer-through-a-group: ${throughGroup(stride, '%untyped_pointer_UniformConstant')}
  | structure-through-a-group: ${throughGroup(stride, '%sampler_only')}}`

/** How deep in arrays structures with descriptors are. */
const strideDepths: Readonly<Record<string, number>> = {
  'buffer-and-integer': 3,
  'integer-and-buffer': 2,
}

function element(level: number): string {
  return level === 0 ? '%record' : `%array_${level}`
}

/** Pairs of the rules on the decoration OffsetIdEXT; on the decoration ArrayStrideIdEXT. */
export const pairs = [
  ...routes.map(([first, second, count], at) => {
    const names = Array.from({ length: count }, (_, each) => `%record_${each + 1}`)
    return pairIn(heaps)`offset-id-is-on-a-member/${first}-${second}-of-${String(count)}
offsets reach members directly or through a group
annotations: ${names.map((name) => `${offset(first, name, 0)}\n${offset(second, name, 1)}`).join('\n')}
${at === 0 ? elsewhere : ''}
declarations: ${names.map((name) => `${name} = OpTypeStruct %uint %buffer_StorageBuffer`).join('\n')}`
  }),
  inHeaps`offset-id-is-on-a-member/one-group-of-two: offsets reach members through a group that structures share
annotations: OpDecorateId %first OffsetIdEXT %uint_0
OpDecorateId %second OffsetIdEXT %uint_64
%first = OpDecorationGroup
%second = OpDecorationGroup
OpGroupMemberDecorate %first %structure_uint_and_buffer_StorageBuffer 0 %second_structure_uint_and_buffer_StorageBuffer 0
OpGroupMemberDecorate %second %structure_uint_and_buffer_StorageBuffer 1 %second_structure_uint_and_buffer_StorageBuffer 1`,
  ...structures.map(([kind, place, members]) => {
    const { type, pieces } = descriptors[kind]
    const [declarations, annotations, last] = depths[place]
    return pairIn(pieces)`offset-id-structure-contains-a-descriptor/${kind}-in-${place}-${members}
the member with an offset is the descriptor or another one, the descriptor is deep or not
annotations: ${annotations}
${offset(members === 'descriptor' ? 'literal' : 'direct', '%record', 0)}
${offset(members === 'integer' ? 'literal' : 'direct', '%record', 1)}
declarations: ${declarations.replace('TYPE', type)}
%record = OpTypeStruct %uint ${last.replace('TYPE', type)}`
  }),
  pairOf`offset-id-structure-contains-a-descriptor/members in spv1.4, spv1.6
members of structures with descriptors have offsets by ids
${descriptors['acceleration-structure'].pieces}
annotations: OpMemberDecorateIdEXT %record 0 OffsetIdEXT %uint_0
{${['%uint_three', '%float4_pair']
    .map(
      (id) => ` | through-a-group-${id.slice(1).replace('_', '-')}: ${throughGroup(byId, id, 0)}`,
    )
    .join('')}}
${others.map(([name]) => `OpMemberDecorateIdEXT %of_${name} 0 OffsetIdEXT %uint_0`).join('\n')}
declarations: ${nested}
%record = OpTypeStruct {%sampler${ids(...withoutDescriptors)}}
${others.map(([name, type]) => `%of_${name} = OpTypeStruct {${type} | instead-of-${name}: %uint}`).join('\n')}`,
  inHeaps`offset-and-offset-id-exclude-each-other/members: members have an offset by an id or one by a literal
annotations: { | equal-values: OpMemberDecorate %record 0 Offset 0 | other-value: OpMemberDecorate %record 0 Offset 4096
  | through-a-group: ${throughGroup('OpDecorate TARGET Offset 4096', '%record', 0)}}
OpMemberDecorateIdEXT %record 0 OffsetIdEXT %uint_0
OpMemberDecorate %record 1 Offset 64
declarations: %record = OpTypeStruct %uint %buffer_StorageBuffer`,
  ...arrays.map(([opcode, length, kind, route], at) => {
    const { type, pieces } = descriptors[kind]
    return pairIn(pieces)`array-stride-id-is-on-an-array-type/of-${kind}
arrays of every length and of every kind of descriptor have strides by ids, beside other ids
annotations: ${at === 0 ? onEach(stride, [...noArrays, '%pointer_UniformConstant_sampler_runtime_array']) : ''}
${decorated(route, '%array', 'OpDecorateId TARGET ArrayStrideIdEXT %size')}
${at === 0 ? throughGroups : ''}
${at === 0 ? 'OpDecorateId %sized ArrayStrideIdEXT %size' : ''}
declarations: %size = OpConstantSizeOfEXT %uint ${type}
%array = ${opcode} ${type} ${length}
${at === 0 ? `%sized = OpTypeArray ${type} %uint_4` : ''}`
  }),
  ...Object.entries(contentsByName).map(
    ([name, { members, pieces = heaps, annotations = '', declarations = '' }]) => {
      const depth = strideDepths[name] ?? 1
      const levels = Array.from({ length: depth - 1 }, (_, level) => level + 1)
      return pairIn(pieces)`array-stride-id-is-on-an-array-of-descriptors/${name}
descriptors are in the elements, at any depth
annotations: ${annotations}
${offsetsOf('%record', 'literal', members.length, 256)}
${levels.map((level) => `OpDecorateId ${element(level)} ArrayStrideIdEXT %uint_${1024 * level}`).join('\n')}
OpDecorateId %records ArrayStrideIdEXT %uint_4096
declarations: ${declarations}
%record = OpTypeStruct ${members.join(' ')}
${levels.map((level) => `${element(level)} = OpTypeArray ${element(level - 1)} %uint_2`).join('\n')}
%records = OpTypeRuntimeArray ${element(depth - 1)}`
    },
  ),
  pairOf`array-stride-id-is-on-an-array-of-descriptors/elements in spv1.4, spv1.6
arrays of samplers have strides by ids
${descriptors['acceleration-structure'].pieces}
annotations: OpDecorateId %array ArrayStrideIdEXT %uint_64
OpDecorateId %elements ArrayStrideIdEXT %uint_64
${others.map(([name]) => `OpDecorateId %of_${name} ArrayStrideIdEXT %uint_64`).join('\n')}
{ | through-a-group: ${throughGroup(stride, '%uint_array3')}}
declarations: ${nested}
%array = OpTypeArray {%sampler${ids(...withoutDescriptors)}} %uint_2
%elements = OpTypeRuntimeArray {%sampler | run-time-array: %uint}
${others.map(([name, type]) => `%of_${name} = OpTypeArray {${type} | instead-of-${name}: %uint} %uint_2`).join('\n')}`,
  inHeaps`array-stride-id-is-not-on-a-member/structures: arrays have strides by ids, members of structures have not
annotations: OpDecorateId %samplers ArrayStrideIdEXT %uint_64
${onEach('OpMemberDecorateIdEXT TARGET 0 ArrayStrideIdEXT %uint_64', ['%structure', '%sampler_only'])}
{ | through-a-group: ${throughGroup(stride, '%structure', 0)}}
declarations: %structure = OpTypeStruct %samplers`,
  inHeaps`array-stride-and-array-stride-id-exclude-each-other/arrays
arrays have a stride by an id or one by a literal
annotations: { | equal-values: OpDecorate %array ArrayStride 64 | other-value: OpDecorate %array ArrayStride 4096
  | through-a-group: ${throughGroup('OpDecorate TARGET ArrayStride 4096', '%array')}}
OpDecorateId %array ArrayStrideIdEXT %uint_64
declarations: %array = OpTypeArray %buffer_StorageBuffer %uint_2`,
]
