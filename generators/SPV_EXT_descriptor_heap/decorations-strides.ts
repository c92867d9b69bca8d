import { pairOf } from '../pairs/pair-of.ts'
import { contentsByName, offsetsOf } from './shared/contents.ts'
import { descriptors } from './shared/descriptors.ts'
import { decorated, heaps, ids, inHeaps, onEach, resources, throughGroup } from './shared/pieces.ts'
import { nested, noArrays, others, withoutDescriptors } from './shared/targets.ts'

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
const depths: Readonly<Record<string, number>> = {
  'buffer-and-integer': 3,
  'integer-and-buffer': 2,
}

function element(level: number): string {
  return level === 0 ? '%record' : `%array_${level}`
}

/** Pairs of the rules on the decoration ArrayStrideIdEXT. */
export const pairs = [
  ...arrays.map(([opcode, length, kind, route], at) => {
    const { type, pieces } = descriptors[kind]
    return pairOf`array-stride-id-is-on-an-array-type/of-${kind}
arrays of every length and of every kind of descriptor have strides by ids, beside other ids
${at === 0 ? resources : pieces}
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
      const depth = depths[name] ?? 1
      const levels = Array.from({ length: depth - 1 }, (_, level) => level + 1)
      return pairOf`array-stride-id-is-on-an-array-of-descriptors/${name}
descriptors are in the elements, at any depth
${pieces}
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
  inHeaps`array-stride-id-is-not-on-a-member/structures
arrays have strides by ids, members of structures have not
annotations: OpDecorateId %array ArrayStrideIdEXT %uint_64
${onEach('OpMemberDecorateIdEXT TARGET 0 ArrayStrideIdEXT %uint_64', ['%structure', '%sampler_only'])}
{ | through-a-group: ${throughGroup(stride, '%structure', 0)}}
declarations: %array = OpTypeArray %sampler %uint_2
%structure = OpTypeStruct %array`,
  inHeaps`array-stride-and-array-stride-id-exclude-each-other/arrays
arrays have a stride by an id or one by a literal
annotations: { | equal-values: OpDecorate %array ArrayStride 64 | other-value: OpDecorate %array ArrayStride 4096
  | through-a-group: ${throughGroup('OpDecorate TARGET ArrayStride 4096', '%array')}}
OpDecorateId %array ArrayStrideIdEXT %uint_64
declarations: %array = OpTypeArray %buffer_StorageBuffer %uint_2`,
]
