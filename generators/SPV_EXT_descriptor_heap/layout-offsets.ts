import { pairOf } from '../pairs/pair-of.ts'
import { inHeaps, inMemory, throughGroup } from './shared/pieces.ts'

const block = 'OpDecorate %record Block'
const members = '%record = OpTypeStruct %buffer_StorageBuffer %uint %buffer_StorageBuffer'

function byId(member: number, id: string): string {
  return `OpMemberDecorateIdEXT %record ${member} OffsetIdEXT ${id}`
}

function byLiteral(member: number, offset: string): string {
  return `OpMemberDecorate %record ${member} Offset ${offset}`
}

const outer = 'OpDecorate %outer Block\nOpMemberDecorate %outer 0 Offset 0'
const inBlock = '%outer = OpTypeStruct %record'
const inArray = '%records = OpTypeArray %record %uint_2\n%outer = OpTypeStruct %records'
const grouped = (decoration: string, member: number) =>
  throughGroup(decoration, '%record', member)
    .replaceAll('%group', `%group_${member}`)
    .replace(/OpGroup.*$/, `{$& | removed-${member}:}`)

/** Structures in memory whose members have offsets: the storage class, the type, what it is made of, and decorations. */
const inBlocks = {
  literals: [
    ...['StorageBuffer', '%record', ''],
    `${block}\n{${byLiteral(0, '0')} | removed-0:}\n{${byLiteral(1, '64')} | removed-1:}`,
  ],
  'ids-in-a-block': [
    ...['Uniform', '%outer', inBlock],
    `${outer}\n{${byId(0, '%uint_0')} | removed-0:}\n{${byId(1, '%uint_64')} | removed-1:}`,
  ],
  'groups-in-a-block': [
    ...['Uniform', '%outer', inBlock],
    `${outer}
${grouped('OpDecorateId TARGET OffsetIdEXT %uint_0', 0)}
${grouped('OpDecorateId TARGET OffsetIdEXT %uint_64', 1)}`,
  ],
  'groups-in-an-array': [
    ...['PushConstant', '%outer', inArray],
    `${outer}
OpDecorateId %records ArrayStrideIdEXT %uint_128
${grouped('OpDecorate TARGET Offset 0', 0)}
${grouped('OpDecorateId TARGET OffsetIdEXT %uint_64', 1)}`,
  ],
} as const

/** Members of known sizes: type, size, bytes to the next, whether they come first, the forms of both offsets. */
const touching = [
  ['integer', '%uint', 4, 0, 'rising', 'id', 'id'],
  ['narrow-integer', '%ushort', 2, 0, 'falling', 'id', 'literal'],
  ['wide-integer', '%ulong', 8, 4, 'falling', 'literal', 'id'],
  ['vector', '%float3', 12, 0, 'rising', 'id', 'literal'],
  ['array', '%stride4_uint_array4', 16, 0, 'rising', 'literal', 'id'],
  ['structure', '%inner', 8, 4, 'falling', 'id', 'id'],
] as const

/** Pairs of the rules on offsets of members beside descriptors. */
export const pairs = [
  inHeaps`offset-ids-are-distinct/rising-ids: offsets of members differ, and rise
annotations: ${byId(1, '%uint_64')}
${byId(2, '%uint_128')}
${byId(0, '{%uint_0 | same-id: %uint_64 | equal-to-the-last: %last}')}
declarations: %last = OpConstant %uint 128
${members}`,
  inHeaps`offset-ids-are-distinct/falling-first-by-literal: offsets of members differ, and fall, in memory
annotations: ${block}
${byLiteral(0, '{128 | equal-to-the-next: 64}')}
${byId(1, '%uint_64')}
${byId(2, '{%uint_0 | equal-to-the-first: %uint_128}')}
%memory DescriptorSet 0, Binding 0
declarations: ${members}
%memory = OpVariable %pointer_StorageBuffer_record StorageBuffer`,
  inHeaps`offset-ids-are-distinct/mixed-last-by-literal: offsets of members differ, in no order
annotations: ${byId(0, '{%uint_64 | equal-to-the-last: %null_uint}')}
${byId(1, '%uint_128')}
${byLiteral(2, '0')}
declarations: ${members}`,
  inHeaps`offset-ids-are-distinct/specialized: offsets of members may differ, since their values are not known
interfaces: %memory
annotations: ${block}
${byId(0, '{%first | same-id: %spec_uint_64}')}
${byId(1, '%spec_uint_64')}
${byId(2, '{%third | last-same-id: %spec_uint_64}')}
%memory DescriptorSet 0, Binding 0
declarations: %first = OpSpecConstant %uint 64
%third = OpSpecConstant %uint 64
${members}
%memory = OpVariable %pointer_StorageBuffer_record StorageBuffer`,
  ...touching.map(([name, type, size, gap, order, own, next]) => {
    const [first, second, last] = order === 'rising' ? [0, 1, 2] : [2, 1, 0]
    const types = [type, '%ushort', '%buffer_StorageBuffer']
    const bytes =
      size === 12 ? [6, size - 1] : size < 4 ? [1] : size < 16 ? [1, size - 1] : [size - 1]
    const ways = bytes.map((at) => ` | at-${at}: ${next === 'id' ? '%uint_' : ''}${at}`).join('')
    const end = size + gap
    return inHeaps`offset-ids-cause-no-overlap/${name}
a member begins right where another of known size ends, or later
annotations: ${own === 'id' ? byId(first, '%uint_0') : byLiteral(first, '0')}
${next === 'id' ? byId(second, `{%uint_${end}${ways}}`) : byLiteral(second, `{${end}${ways}}`)}
${byId(last, '%uint_1024')}
${type === '%inner' ? 'OpMemberDecorate %inner 0 Offset 0\nOpMemberDecorate %inner 1 Offset 4' : ''}
declarations: ${type === '%inner' ? '%inner = OpTypeStruct %uint %uint' : ''}
%record = OpTypeStruct ${(order === 'rising' ? types : types.toReversed()).join(' ')}`
  }),
  inHeaps`offset-ids-cause-no-overlap/in-memory: a number ends before the next descriptor
annotations: ${block}
${byLiteral(0, '{128 | behind-the-first-byte: 65 | in-the-last-byte: 67}')}
${byId(1, '%uint_64')}
${byId(2, '%uint_0')}
%memory DescriptorSet 0, Binding 0
declarations: ${members}
%memory = OpVariable %pointer_StorageBuffer_record StorageBuffer`,
  ...Object.entries(inBlocks).map(
    ([name, [storageClass, type, declarations, annotations]]) =>
      pairOf`members-beside-descriptors-have-an-offset/${name}
structures with descriptors in memory have an offset of either form for every member
${inMemory(type, storageClass, annotations, `%record = OpTypeStruct %uint %buffer_StorageBuffer\n${declarations}`)}`,
  ),
]
