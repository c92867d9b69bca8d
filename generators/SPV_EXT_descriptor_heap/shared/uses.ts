import type { Pieces } from '../../pairs/pieces.ts'
import { constant, decorated, heaps, inVersion, slotOf, throughGroup } from './pieces.ts'

/** A way from the resource heap to a descriptor, which ends in `%reached`. */
interface Path {
  readonly body: string
  readonly annotations?: string
  readonly declarations?: string
}

const chain = `OpUntypedAccessChainKHR ${constant}`
const copy = `OpCopyObject ${constant}`
const resourceHeap = '%resource_heap'

/** Ways to a descriptor of that type, by name. */
export function pathsTo(descriptor: string): Readonly<Record<string, Path>> {
  const record = `%record_uint_and_${descriptor}`
  const sized = `%stride_id64_${descriptor}_array4`
  const inBounds = chain.replace('AccessChain', 'InBoundsAccessChain')
  const bodies = {
    element: `%reached = ${slotOf(descriptor)}`,
    'element-in-bounds': `%reached = ${inBounds} %heap_of_${descriptor} ${resourceHeap} %uint_2`,
    'without-indexes': `%reached = ${chain} %${descriptor} ${resourceHeap}`,
    'element-of-sized-array': `%reached = ${chain} ${sized} ${resourceHeap} %uint_3`,
    'element-of-element': `%reached = ${chain} %arrays ${resourceHeap} %uint_5 %uint_1`,
    member: `%reached = ${chain} ${record} ${resourceHeap} %uint_1`,
    'member-of-element': `%reached = ${chain} %records ${resourceHeap} %uint_7 %uint_1`,
    'in-two-steps': `%first = ${chain} %records ${resourceHeap} %uint_7
%reached = ${chain} ${record} %first %uint_1`,
    'in-three-steps': `%first = ${chain} %arrays ${resourceHeap}
%second = ${chain} %arrays %first %uint_1
%reached = ${chain} ${sized} %second %uint_2`,
    'other-type-in-between': `%first = ${slotOf('sampler')}\n%reached = ${slotOf(descriptor, '%first')}`,
    'from-a-copy': `%first = ${copy} ${resourceHeap}\n%reached = ${slotOf(descriptor, '%first')}`,
    copied: `%first = ${slotOf(descriptor)}\n%reached = ${copy} %first`,
    'copied-again-and-again': `%first = ${copy} ${resourceHeap}
%second = ${copy} %first
%third = ${slotOf(descriptor, '%second')}
%fourth = ${copy} %third
%reached = ${copy} %fourth`,
  }
  /** Arrays that some of them lead through: what is in them, and the stride. */
  const arrays = { records: [record, 512], arrays: [sized, 256] } as const
  const path = (body: string): Path => {
    const [, name] = /%(records|arrays) /.exec(body) ?? []
    if (name === undefined) return { body }
    const [element, stride] = arrays[name as keyof typeof arrays]
    return {
      body,
      annotations: `OpDecorateId %${name} ArrayStrideIdEXT %uint_${stride}`,
      declarations: `%${name} = OpTypeRuntimeArray ${element}`,
    }
  }
  return Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, path(body)]))
}

/** Several ways in one module: where each ends, the lines of all, and what they need once each. */
export function together(paths: readonly Path[]): Path & { readonly ends: readonly string[] } {
  const once = (of: (path: Path) => string | undefined) =>
    [...new Set(paths.flatMap((path) => of(path) ?? []))].join('\n')
  const own = /%(?=(?:reached|first|second|third|fourth)\b)/g
  return {
    annotations: once(({ annotations }) => annotations),
    declarations: once(({ declarations }) => declarations),
    body: paths.map(({ body }, at) => body.replaceAll(own, `%path_${at}_`)).join('\n'),
    ends: paths.map((_, at) => `%path_${at}_reached`),
  }
}

/** A module in which one thing of the text is used. */
function use(declarations: string, annotations = '', more: Pieces = {}): Pieces {
  return { ...heaps, annotations, declarations, ...more }
}

const variable = `%heap = OpUntypedVariableKHR ${constant} UniformConstant`

/** Pointers into the resource heap: what is in it, and what the function does with its element. */
function inHeap(descriptor: string, body: string): Pieces {
  return use(
    `%descriptor = ${descriptor}
%size = OpConstantSizeOfEXT %uint %descriptor
%array = OpTypeRuntimeArray %descriptor
${variable}`,
    'OpDecorateId %array ArrayStrideIdEXT %size\nOpDecorate %heap BuiltIn ResourceHeapEXT',
    { body: `%slot = OpUntypedAccessChainKHR ${constant} %array %heap %uint_1\n${body}` },
  )
}

function data(storageClass: string, pointer = `untyped_pointer_${storageClass}`): Pieces {
  return inHeap(`OpTypeBufferEXT ${storageClass}`, `%data = OpBufferPointerEXT %${pointer} %slot`)
}

function texel(dim: string, coordinate: string, more = ''): Pieces {
  return inHeap(
    `OpTypeImage %uint ${dim} 0 0 0 2 R32ui`,
    `%texel = OpUntypedImageTexelPointerEXT %untyped_pointer_Image %descriptor %slot ${coordinate} %uint_0
${more}`,
  )
}

function heap(name: string, route: 'direct' | 'group'): Pieces {
  const annotations = decorated(route, '%heap', `OpDecorate TARGET BuiltIn ${name}`)
  const body = `%copy = OpCopyObject ${constant} %heap`
  return use(variable, annotations, { body })
}

const stride = 'OpDecorateId TARGET ArrayStrideIdEXT %uint_32'
const samplers = '%array = OpTypeRuntimeArray %sampler'
const record = '%record = OpTypeStruct %uint %buffer_StorageBuffer'
const byIds = `OpMemberDecorateIdEXT %record 0 OffsetIdEXT %uint_0
OpMemberDecorateIdEXT %record 1 OffsetIdEXT %uint_64`
const uniform = '%buffer = OpTypeBufferEXT Uniform'
const offset = 'OpDecorateId TARGET OffsetIdEXT %uint_64'
const counted = '%sum = OpAtomicIAdd %uint %texel %uint_1 %uint_0 %uint_1'

/** What the text adds, the ways to use it, and a module with each. The first way to use a thing is the plainest. */
export const uses: readonly (readonly [thing: string, way: string, pieces: Pieces])[] = [
  ['OpTypeBufferEXT', 'storage-buffer', use('%buffer = OpTypeBufferEXT StorageBuffer')],
  ['OpTypeBufferEXT', 'uniform', use(uniform)],
  ['OpTypeBufferEXT', 'both', use(`${uniform}\n%other = OpTypeBufferEXT StorageBuffer`)],
  ['OpConstantSizeOfEXT', 'buffer', use('%size = OpConstantSizeOfEXT %uint %buffer_Uniform')],
  ['OpConstantSizeOfEXT', 'sampler', use('%size = OpConstantSizeOfEXT %uint %sampler')],
  ['OpBufferPointerEXT', 'untyped-storage-buffer', data('StorageBuffer')],
  ['OpBufferPointerEXT', 'untyped-uniform', data('Uniform')],
  ['OpBufferPointerEXT', 'typed', data('StorageBuffer', 'pointer_StorageBuffer_block_uint')],
  ['OpUntypedImageTexelPointerEXT', 'unused', texel('2D', '%null_uint2')],
  ['OpUntypedImageTexelPointerEXT', 'counted', texel('2D', '%null_uint2', counted)],
  ['OpUntypedImageTexelPointerEXT', 'cube', texel('Cube', '%null_uint3')],
  ['OpMemberDecorateIdEXT', 'offsets', use(record, byIds)],
  ['ArrayStrideIdEXT', 'direct', use(samplers, decorated('direct', '%array', stride))],
  ['ArrayStrideIdEXT', 'group', use(samplers, decorated('group', '%array', stride))],
  ['OffsetIdEXT', 'group', use(record, throughGroup(offset, '%record', 1))],
  ['SamplerHeapEXT', 'direct', heap('SamplerHeapEXT', 'direct')],
  ['SamplerHeapEXT', 'group', heap('SamplerHeapEXT', 'group')],
  ['ResourceHeapEXT', 'direct', heap('ResourceHeapEXT', 'direct')],
  ['ResourceHeapEXT', 'group', heap('ResourceHeapEXT', 'group')],
]

/** The module without UntypedPointersKHR, which DescriptorHeapEXT implies. */
export function implied<P extends Pieces>(pieces: P): P {
  const capabilities = pieces.capabilities?.replace('OpCapability UntypedPointersKHR\n', '')
  return { ...pieces, capabilities }
}

/** What is used and how, the version, whether the capability implies another, and the rule on the length of the instruction. */
const lengths = [
  ['OpBufferPointerEXT', 'typed', 2, false, 'buffer-pointer-has-four-words'],
  ['OpBufferPointerEXT', 'untyped-uniform', 4, true, 'buffer-pointer-has-four-words'],
  ['OpTypeBufferEXT', 'both', 2, false, 'buffer-type-has-three-words'],
  ['OpTypeBufferEXT', 'uniform', 4, true, 'buffer-type-has-three-words'],
  ['SamplerHeapEXT', 'direct', 2, true, 'heap-built-in-has-no-extra-operand'],
  ['ResourceHeapEXT', 'group', 4, true, 'heap-built-in-has-no-extra-operand'],
  ['ArrayStrideIdEXT', 'direct', 2, true, 'id-decoration-has-one-extra-operand'],
  ['OffsetIdEXT', 'group', 4, true, 'id-decoration-has-one-extra-operand'],
  ['OpMemberDecorateIdEXT', 'offsets', 2, false, 'member-decorate-id-has-four-words-or-more'],
  ['OpMemberDecorateIdEXT', 'offsets', 4, true, 'member-decorate-id-has-four-words-or-more'],
  ['OpConstantSizeOfEXT', 'buffer', 2, true, 'size-of-has-four-words'],
  ['OpConstantSizeOfEXT', 'sampler', 4, true, 'size-of-has-four-words'],
  ['OpUntypedImageTexelPointerEXT', 'cube', 2, false, 'texel-pointer-has-seven-words'],
  ['OpUntypedImageTexelPointerEXT', 'counted', 4, true, 'texel-pointer-has-seven-words'],
] as const

/** Modules of older versions in which one thing is used, by the rule on its length. */
export const olderUses = lengths.map(([thing, way, minor, isImplied, rule]) => {
  const [, , pieces = heaps] = uses.find((row) => row[0] === thing && row[1] === way) ?? []
  return {
    rule,
    thing,
    way,
    minor,
    isImplied,
    pieces: inVersion(minor, isImplied ? implied(pieces) : pieces),
  }
})
