import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  constant,
  constantsByName,
  contentsByName,
  heaps,
  ids,
  inHeaps,
  noArrays,
  offsetOf,
  offsetsOf,
  onEach,
  physicalHeaps,
  withCapabilities,
} from './shared/pieces.ts'

/** Structures with offsets by ids, and what is beside them. */
const beside: Readonly<Record<string, 'array' | 'chain'>> = {
  'integer-and-buffer': 'array',
  'buffer-and-integer': 'chain',
  'nested-structure': 'chain',
}

/** The members of structures, and the forms of their offsets. */
const structures = {
  one: ['%buffer_StorageBuffer', ['id']],
  'last-of-two': ['%buffer_StorageBuffer %uint', ['literal', 'id']],
  'middle-of-three': ['%uint %uint %buffer_StorageBuffer', ['literal', 'id', 'literal']],
  'all-of-four': ['%uint %uint %uint %buffer_StorageBuffer', ['id', 'id', 'id', 'id']],
} as const

/** Ids that are not structure types. */
const noStructures = [
  ...noArrays.filter((id) => id !== '%sampler_only'),
  ...['%sampler_array2', '%sampler_runtime_array', '%pointer_UniformConstant_sampler_only'],
  '%null_structure_uint_and_float',
]

/** Members that are far beyond the last, those whose number has the sign bit among them. */
const farBeyond = `{ | two-beyond: OpMemberDecorateIdEXT %record 2 OffsetIdEXT %uint_0
  | all-bits-set: OpMemberDecorateIdEXT %record 0xffffffff OffsetIdEXT %uint_0
  | sign-bit-set: OpMemberDecorateIdEXT %record 0x80000000 OffsetIdEXT %uint_0}`

const mixed = '%record = OpTypeStruct %uint %buffer_StorageBuffer'
const mixedOffsets = offsetsOf('%record', 'id', 2, 64)

/** Decorations that take no ids. */
const withoutIds = [
  ...['NonWritable', 'NonReadable', 'Volatile', 'Coherent', 'Restrict', 'RelaxedPrecision', 'Flat'],
  ...['Offset 4', 'MatrixStride 16', 'Location 0', 'BuiltIn Position'],
]

/** Decorations that take ids, of shaders and of kernels. */
const shaderIds = ['UniformId %uint_2', 'CounterBuffer %uint_2']
const kernelIds = ['MaxByteOffsetId %uint_2', 'AlignmentId %uint_2']

/** Decorations by ids on a member, each a way. */
function onMember(member: number, ...decorations: readonly string[]): string {
  const ways = decorations.map((each) => {
    const way = hyphened(each.split(' ')[0] ?? '')
    return ` | ${way}-on-${member}: OpMemberDecorateIdEXT %record ${member} ${each}`
  })
  return `{${ways.join('')}}`
}

/** Ids that are neither constants nor variables. */
const noConstants = ids('%a_uint', '%uint', '%sampler_only', constant, '%text')

/** Declarations between the constants of offsets and the structure. */
const between = {
  nothing: '',
  types: '%others = OpTypeVector %float 4',
  structure: '%others = OpTypeStruct %uint %uint',
  variable: `%others = OpUntypedVariableKHR ${constant} UniformConstant`,
} as const

/** Constants of offsets by name, each declared under a name of its own. */
const lines = {
  constant: 'OpConstant %uint 0',
  null: 'OpConstantNull %uint',
  'spec-constant': 'OpSpecConstant %uint 0',
  'spec-constant-op': 'OpSpecConstantOp %uint IAdd %uint_64 %uint_0',
  'extracted-element': 'OpSpecConstantOp %uint CompositeExtract %uint2_64_64 1',
  size: 'OpConstantSizeOfEXT %uint %buffer_StorageBuffer',
} as const

/** Pairs of the rules on OpMemberDecorateIdEXT. */
export const pairs = [
  ...Object.entries(structures).map(
    ([name, [members, forms]]) => inHeaps`member-decorate-id-member-exists/${name}
members have their offsets by ids, others by literals
annotations: ${forms.map((form, at) => offsetOf('%record', at, form, 64 * at)).join('\n')}
{ | one-beyond: OpMemberDecorateIdEXT %record ${String(forms.length)} OffsetIdEXT %uint_0}
${name === 'one' ? farBeyond : ''}
declarations: %record = OpTypeStruct ${members}`,
  ),
  ...Object.entries(contentsByName).map(
    ([name, { members, pieces = heaps, annotations = '', declarations = '' }]) => {
      const place = beside[name]
      return pairIn(pieces)`member-decorate-id-targets-a-structure/${name}
all members of structures with descriptors have offsets by ids
annotations: ${annotations}
${offsetsOf('%record', 'id', members.length, 256)}
${place === undefined ? '' : 'OpDecorateId %records ArrayStrideIdEXT %uint_1024'}
declarations: ${declarations}
%record = OpTypeStruct ${members.join(' ')}
${place === undefined ? '' : '%records = OpTypeRuntimeArray %record'}
body: ${place === 'chain' ? `%slot = OpUntypedAccessChainKHR ${constant} %records %resource_heap %uint_2 %uint_0` : ''}`
    },
  ),
  inHeaps`member-decorate-id-targets-a-structure/beside-others
a structure has offsets by ids, beside ids that are no structures
annotations: ${mixedOffsets}
${onEach('OpMemberDecorateIdEXT TARGET 0 OffsetIdEXT %uint_0', noStructures)}
declarations: ${mixed}`,
  ...['', 'NonWritable', 'Coherent', 'Volatile'].map(
    (literal, at) =>
      inHeaps`member-decorate-id-decoration-takes-ids/${literal === '' ? 'alone' : hyphened(literal)}
what takes ids and what takes literals decorate one structure, each in its instruction
annotations: ${mixedOffsets}
${literal === '' ? onMember(0, ...withoutIds) : `OpMemberDecorate %record ${at % 2} ${literal}`}
declarations: ${mixed}`,
  ),
  ...[heaps, physicalHeaps].map(
    (pieces) =>
      pairOf`member-decorate-id-decoration-is-a-layout-decoration/${pieces === heaps ? 'shader' : 'addresses'}
other decorations with ids are on ids that are not members
${pieces === heaps ? heaps : withCapabilities(pieces, 'Kernel')}
annotations: OpMemberDecorateIdEXT %record 0 OffsetIdEXT %uint_0
OpMemberDecorateIdEXT %record 1 {OffsetIdEXT %uint_64 | uniform-id-instead: UniformId %uint_2}
OpDecorateId %sum UniformId %uint_3
${onMember(0, ...(pieces === heaps ? shaderIds : [...shaderIds.slice(0, 1), ...kernelIds]))}
OpDecorateId %sampler_runtime_array ArrayStrideIdEXT %uint_64
declarations: ${mixed}
body: %sum = OpIAdd %uint %uint_1 %uint_1`,
  ),
  ...Object.entries(constantsByName).map(
    ([name, [id, declarations = '', annotations = '']], at) =>
      inHeaps`member-decorate-id-operand-is-a-constant-or-variable/${name}: offsets are constants of every kind
debug: ${name === 'constant' ? '{ | text: %text = OpString "offset"}' : ''}
annotations: ${annotations}
OpMemberDecorateIdEXT %record 0 OffsetIdEXT ${name === 'constant' ? `{${id}${noConstants}}` : id}
${offsetOf('%record', 1, at % 2 === 0 ? 'literal' : 'id', 512)}
declarations: ${declarations}
%record = OpTypeStruct %buffer_StorageBuffer %uint`,
  ),
  ...Object.entries(lines).map(
    ([name, line]) => inHeaps`member-decorate-id-operand-precedes-the-structure/${name}
the id of an offset is declared before the structure, whatever constant it is
annotations: OpMemberDecorateIdEXT %record 0 OffsetIdEXT {%offset | right-behind: %late | behind-all-declarations: %late}
OpMemberDecorate %record 1 Offset 512
declarations: %offset = ${line}
%record = OpTypeStruct %buffer_StorageBuffer %uint
{ | right-behind: %late = ${line}}
%others = OpTypeStruct %uint %uint
{ | behind-all-declarations: %late = ${line}}`,
  ),
  ...Object.entries(between).map(
    ([name, declarations]) =>
      inHeaps`member-decorate-id-operand-precedes-the-structure/with-${name}-between
the ids of offsets are right before the structure, or a long way
annotations: OpMemberDecorateIdEXT %record 0 OffsetIdEXT %uint_0
OpMemberDecorateIdEXT %record 1 OffsetIdEXT ${name === 'types' ? '{%second | of-the-last-member: %late}' : '%second'}
declarations: %second = OpConstant %uint 64
${declarations}
%record = OpTypeStruct %uint %buffer_StorageBuffer
${name === 'types' ? '{ | of-the-last-member: %late = OpConstant %uint 64}' : ''}`,
  ),
  inHeaps`member-decorate-id-operand-precedes-the-structure/two-structures
the id of an offset is before the structures that have it
annotations: OpMemberDecorateIdEXT %record 0 OffsetIdEXT {%zero | between-the-structures: %late | behind-both: %late}
OpMemberDecorateIdEXT %other 0 OffsetIdEXT {%zero | between-the-structures: %late}
declarations: %zero = OpConstant %uint 0
%record = OpTypeStruct %buffer_StorageBuffer
{ | between-the-structures: %late = OpConstant %uint 0}
%other = OpTypeStruct %buffer_StorageBuffer %uint
{ | behind-both: %late = OpConstant %uint 0}`,
]
