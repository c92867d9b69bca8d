import { pairOf } from '../pairs/pair-of.ts'
import {
  constantsByName,
  decorated,
  environmentsOf,
  ids,
  inHeaps,
  inVersion,
  throughGroup,
} from './shared/pieces.ts'

/** Constants that are not integer scalars. */
const noIntegers =
  ids(`%float_0 %null_float %spec_float_64 %null_double %true %spec_bool %null_uint2
  %null_uint_only`)

/** Integers of another width or signedness. Those with a known value have the value of the control. */
const otherIntegers = ids('%int_4', '%spec_int_2048', '%spec_ushort_2048', '%spec_ulong_2048')

/** Decorations by id of an array or of a member, directly and through a group. */
const strides = {
  stride: (id: string) => `OpDecorateId %array ArrayStrideIdEXT ${id}`,
  'stride-of-a-group': (id: string) =>
    throughGroup(`OpDecorateId TARGET ArrayStrideIdEXT ${id}`, '%array'),
} as const
const offsets = {
  offset: (id: string) => `OpMemberDecorateIdEXT %record 0 OffsetIdEXT ${id}`,
  'offset-of-a-group': (id: string) =>
    throughGroup(`OpDecorateId TARGET OffsetIdEXT ${id}`, '%record', 0),
} as const
const decorations = Object.entries({ ...strides, ...offsets }).map(
  ([name, decoration]) => [name, decoration, !name.endsWith('group')] as const,
)

const types = `%array = OpTypeArray %sampler %uint_8
%record = OpTypeStruct %sampler`

/** Values of strides and offsets on both sides of what is usual. */
const values = {
  'stride-of-one': strides.stride('%uint_1'),
  'greatest-stride': strides.stride('%uint_0xffffffff'),
  'great-offset': offsets.offset('%uint_0x7fffffff'),
  'offset-of-one': offsets['offset-of-a-group']('%uint_1'),
} as const

/** What carries literals and ids, by version: the arrays or pointers with a literal stride, and arrays with an id. */
const literalStrides = [
  [6, '%other = OpTypeRuntimeArray %sampler', ''],
  [3, '%other = OpTypeArray %uint %uint_4', '%array = OpTypeRuntimeArray %sampler'],
  [2, '%other = OpTypeUntypedPointerKHR Uniform', '%array = OpTypeArray %sampler %uint_2'],
] as const

/** The forms of the offsets of two members, by version. */
const forms = [
  [6, 'id', 'id'],
  [6, 'literal', 'literal'],
  [5, 'id', 'literal'],
  [4, 'literal', 'id'],
  [3, 'id', 'literal'],
  [2, 'id', 'id'],
  [1, 'literal', 'literal'],
  [0, 'literal', 'literal'],
] as const

function offset(form: 'id' | 'literal', member: number): string {
  const bytes = 32 * member
  return form === 'id'
    ? `{OpMemberDecorateIdEXT | op-member-decorate-${member}: OpMemberDecorate} %record ${member} OffsetIdEXT %uint_${bytes}`
    : `OpMemberDecorate %record ${member} Offset ${bytes}`
}

const stride = 'OpDecorateId TARGET ArrayStrideIdEXT %size_of_sampler'
const byHand = `${decorated('direct', '%first', stride)}\n${decorated('direct', '%second', stride)}`

/** How several arrays get one stride. */
const shares = {
  'by-hand': byHand,
  'one-group': throughGroup(stride, '%first %second'),
  'two-groups': `${throughGroup(stride, '%first')}
${throughGroup(stride, '%second').replaceAll('%group', '%next')}`,
} as const

/** The stride of an array and the offset of a member given a second time. */
const twice = `{ | stride-again: OpDecorateId %first ArrayStrideIdEXT %size_of_sampler
  | stride-by-another-id: OpDecorateId %first ArrayStrideIdEXT %spec_uint_4096
  | stride-through-a-group: ${throughGroup(stride, '%first').replaceAll('%group', '%more')}
  | offset-again: OpMemberDecorateIdEXT %one 0 OffsetIdEXT %uint_0
  | offset-by-another-id: OpMemberDecorateIdEXT %one 0 OffsetIdEXT %spec_uint_4096
  | offset-through-a-group: ${throughGroup('OpDecorateId TARGET OffsetIdEXT %uint_0', '%one', 0).replaceAll('%group', '%more')}}`

/** Pairs of the rules on the operands of decorations with ids, and on the instructions that carry them. */
export const pairs = [
  ...Object.entries(shares).map(
    ([name, annotations]) => inHeaps`id-decoration-is-given-once/${name}
one id serves many arrays and structures, each of which has it once
annotations: ${annotations}
OpMemberDecorateIdEXT %one 0 OffsetIdEXT %uint_0
OpMemberDecorateIdEXT %sampler_only 0 OffsetIdEXT %uint_0
${name === 'by-hand' ? twice : ''}
declarations: %first = OpTypeRuntimeArray %sampler
%second = OpTypeRuntimeArray %sampler
%one = OpTypeStruct %sampler`,
  ),
  ...decorations.flatMap(([name, decoration, isUsual]) => [
    inHeaps`id-decoration-operand-is-an-integer-scalar/${name}
strides and offsets are 32-bit unsigned integers, beside constants of other types
annotations: ${decoration(`{%uint_4${isUsual ? noIntegers : ids('%true')}}`)}
declarations: ${types}`,
    inHeaps`id-decoration-operand-is-a-constant/${name}: strides and offsets are constants
annotations: ${decoration(
      name === 'stride'
        ? `{%uint_4${ids('%variable_Private_uint', '%resource_heap', '%a_uint', '%uint', '%main')}}`
        : `{%uint_4${ids(isUsual ? '%variable_Private_uint' : '%a_uint')}}`,
    )}
declarations: ${types}`,
  ]),
  ...[strides.stride, offsets.offset, offsets['offset-of-a-group']].map(
    (decoration, at) => inHeaps`id-decoration-operand-is-32-bit-unsigned/${String(at + 1)}
strides and offsets are 32-bit unsigned integers
annotations: ${decoration(`{%uint_4${at < 2 ? otherIntegers : ids('%spec_ulong_2048')}}`)}
declarations: ${types}`,
  ),
  ...Object.entries(values).map(
    ([name, decoration]) => inHeaps`id-decoration-operand-is-an-integer-scalar/${name}
strides and offsets are as small and as great as they may be
annotations: ${decoration}
declarations: ${types}`,
  ),
  ...Object.entries(constantsByName).map(
    ([name, [id, declarations = '', annotations = '']], at) =>
      inHeaps`id-decoration-operand-is-a-constant/stride-by-${name}
strides are constants of every kind, before their arrays or after them
annotations: ${annotations}
${decorated(at % 3 === 2 ? 'group' : 'direct', '%array', `OpDecorateId TARGET ArrayStrideIdEXT ${id}`)}
declarations: ${at % 2 === 0 ? '' : declarations}
%array = OpTypeRuntimeArray %buffer_StorageBuffer
${at % 2 === 0 ? declarations : ''}`,
  ),
  ...literalStrides.map(
    ([minor, literal, id]) =>
      pairOf`id-decoration-is-not-in-op-decorate/version-${String(minor)} in ${environmentsOf(minor)}
OpDecorate gives literal strides, also to arrays of descriptors; OpDecorateId gives ids
${inVersion(minor)}
annotations: OpDecorate %other ArrayStride 32
${id === '' ? '' : '{OpDecorateId | op-decorate: OpDecorate} %array ArrayStrideIdEXT %uint_32'}
declarations: ${literal}
${id}`,
  ),
  inHeaps`id-decoration-is-not-in-op-decorate/group-of-offsets: OpDecorateId gives a group the id of an offset
annotations: {OpDecorateId | op-decorate: OpDecorate} %group OffsetIdEXT %uint_0
%group = OpDecorationGroup
OpGroupMemberDecorate %group %record 0
OpDecorate %array ArrayStride 32
declarations: ${types}`,
  ...forms.map(
    ([minor, first, second]) =>
      pairOf`id-decoration-is-not-in-op-member-decorate/${first}-${second}-version-${String(minor)} in ${environmentsOf(minor)}
OpMemberDecorate gives literal offsets, OpMemberDecorateIdEXT ids, in every version
${inVersion(minor)}
annotations: ${offset(first, 0)}
${offset(second, 1)}
${minor < 2 ? '' : 'OpDecorateId %array ArrayStrideIdEXT %uint_32'}
declarations: %record = OpTypeStruct %sampler %uint
%array = OpTypeRuntimeArray %sampler`,
  ),
]
