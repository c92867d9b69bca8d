import { pairOf } from '../pairs/pair-of.ts'
import { hyphened } from '../signatures/hyphened.ts'
import {
  constant,
  decorated,
  environmentsOf,
  ids,
  inHeaps,
  inVersion,
  onEach,
  throughGroup,
} from './shared/pieces.ts'

/** Versions, heaps, whether the built-in comes by a group, and what the function does with the heap. */
const variables = [
  [4, ['resource', 'sampler'], 'direct', '%copy = OpCopyObject POINTER %own_resource'],
  [2, ['resource', 'sampler'], 'group', ''],
  [
    1,
    ['resource'],
    'direct',
    '%slot = OpUntypedAccessChainKHR POINTER ARRAY %own_resource %uint_1',
  ],
  [3, ['resource'], 'group', '%copy = OpCopyObject POINTER %own_resource'],
  [0, ['sampler'], 'direct', ''],
  [5, ['sampler'], 'group', '%slot = OpUntypedAccessChainKHR POINTER ARRAY %own_sampler %uint_1'],
] as const

const names = { resource: 'ResourceHeapEXT', sampler: 'SamplerHeapEXT' } as const

function builtIn(route: 'direct' | 'group', name: keyof typeof names): string {
  const line = decorated(route, `%own_${name}`, `OpDecorate TARGET BuiltIn ${names[name]}`)
  return line.replaceAll('%group', `%group_of_${name}`)
}

/** Ids that are no variables. */
const others = [
  ...['%uint_1', '%a_uint', '%uint_only', constant, '%buffer_StorageBuffer', '%main', '%entry'],
  '%stride64_sampler_runtime_array',
]

/** The built-ins on what is no variable. */
const onOthers = `${onEach('OpDecorate TARGET BuiltIn SamplerHeapEXT', others, 'sampler-heap-on-')}
{ | through-a-group: ${throughGroup('OpDecorate TARGET BuiltIn ResourceHeapEXT', '%uint_1')}}`

const pointers = `${constant}_only`

/** A built-in on members. */
function onMembers(heap: string, builtIn: string): string {
  const line = `OpMemberDecorate TARGET 0 BuiltIn ${builtIn}`
  return `${onEach(line, [pointers, '%uint_only'], `${heap}-heap-on-`)}
{ | ${heap}-heap-through-a-group: ${throughGroup(`OpDecorate TARGET BuiltIn ${builtIn}`, pointers, 0)}}`
}

/** Decorations of members, beside a heap. */
const members = {
  position: ['resource', '%float4', 'BuiltIn Position'],
  flat: ['sampler', '%float4', 'Flat'],
} as const

/** Pairs of the rules on the built-ins that make heaps of variables. */
export const pairs = [
  ...variables.map(([minor, own, route, use]) => {
    const heapIds = own.map((name) => `%own_${name}`)
    return pairOf`heap-built-in-is-on-a-variable/${own.join('-and-')}-${route}-version-${String(minor)} in ${environmentsOf(minor)}
variables are made heaps, one or both, themselves or through a group
${inVersion(minor)}
annotations: ${own.map((name) => builtIn(route, name)).join('\n')}
declarations: ${heapIds.map((id) => `${id} = OpUntypedVariableKHR ${constant} UniformConstant`).join('\n')}
body: ${use.replace('POINTER', constant).replace('ARRAY', '%stride64_sampler_runtime_array')}`
  }),
  inHeaps`heap-built-in-is-on-a-variable/beside-others: a variable is made a heap, beside ids that are no variables
annotations: OpDecorate {%own${ids(...others)}} BuiltIn ResourceHeapEXT
${onOthers}
declarations: %own = OpUntypedVariableKHR ${constant} UniformConstant`,
  inHeaps`heap-built-in-is-not-on-a-member/none: members have no built-ins while a variable is a heap
declarations: %mixed = OpTypeStruct ${constant} %uint
annotations: ${onMembers('resource', names.resource)}
${onMembers('sampler', names.sampler)}
{ | both-heaps: OpMemberDecorate %mixed 0 BuiltIn ResourceHeapEXT
  OpMemberDecorate %mixed 1 BuiltIn SamplerHeapEXT
  | beside-another-built-in: OpMemberDecorate %mixed 0 BuiltIn ResourceHeapEXT
  OpMemberDecorate %mixed 1 BuiltIn VertexIndex}
body: %copy = OpCopyObject ${constant} %resource_heap`,
  ...Object.entries(members).map(
    ([name, [heap, types, decoration]]) =>
      inHeaps`heap-built-in-is-not-on-a-member/${hyphened(name)}
members have other built-ins while a variable is a heap
annotations: OpDecorate %members Block
OpMemberDecorate %members 0 ${decoration}
declarations: %members = OpTypeStruct ${types}
body: %copy = OpCopyObject ${constant} %${heap}_heap`,
  ),
  inHeaps`heap-variable-is-untyped/both: the variables that are heaps are untyped
annotations: { | resource-heap: OpDecorate %variable_UniformConstant_uint BuiltIn ResourceHeapEXT
  | sampler-heap: OpDecorate %variable_UniformConstant_uint BuiltIn SamplerHeapEXT}`,
]
