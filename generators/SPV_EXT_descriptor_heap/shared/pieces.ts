import { pairIn } from '../../pairs/pair-of.ts'
import { bindingOf, type Pieces } from '../../pairs/pieces.ts'
import { hyphened } from '../../signatures/hyphened.ts'

/** A shader with the capability, and with what its extension needs. */
export const heaps = {
  capabilities: `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT`,
  extensions: `OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"`,
} satisfies Pieces

export const inHeaps = pairIn(heaps)

/** Pieces with further capabilities. */
export function withCapabilities<P extends Pieces>(pieces: P, ...names: readonly string[]): P {
  const more = names.map((name) => `OpCapability ${name}`)
  return { ...pieces, capabilities: [pieces.capabilities, ...more].join('\n') }
}

/** Pointers have addresses, so that null and undefined ones are permitted. */
export const physicalHeaps = {
  ...withCapabilities(heaps, 'Addresses'),
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
} satisfies Pieces

export const inPhysicalHeaps = pairIn(physicalHeaps)

/** Those of a module of the version: StorageBuffer has an extension before 1.3. */
export function inVersion(minor: number, pieces: Pieces = heaps): Pieces {
  const more = 'OpExtension "SPV_KHR_storage_buffer_storage_class"'
  return minor < 3 ? { ...pieces, extensions: `${pieces.extensions}\n${more}` } : pieces
}

/** The environments in which a module of the version is checked. */
export function environmentsOf(minor: number): string {
  return minor === 6 ? 'spv1.6' : `spv1.${minor}, spv1.6`
}

/** The pointer type of heaps and of what is in them. */
export const constant = '%untyped_pointer_UniformConstant'

/** The way to an element of a heap. */
export function slotOf(descriptor: string, base = '%resource_heap'): string {
  return `OpUntypedAccessChainKHR ${constant} %heap_of_${descriptor} ${base} %uint_1`
}

/** Alternatives that are ids, each named after itself; a text may have several. */
export function ids(...texts: readonly string[]): string {
  const all = texts.flatMap((text) => text.trim().split(/\s+/))
  return all.map((id) => ` | ${hyphened(id.slice(1))}: ${id}`).join('')
}

/** Lines that are added, one for each of these ids in place of `TARGET`, named after it. */
export function onEach(line: string, targets: readonly string[], prefix = ''): string {
  const ways = targets.map(
    (id) => ` | ${prefix}${hyphened(id.slice(1))}: ${line.replace('TARGET', id)}`,
  )
  return `{${ways.join('')}}`
}

/** A decoration through a group of its own; `member` where it is for one. */
export function throughGroup(decoration: string, target: string, member?: number): string {
  const [opcode, last] =
    member === undefined ? ['OpGroupDecorate', ''] : ['OpGroupMemberDecorate', member]
  return `${decoration.replace('TARGET', '%group')}
%group = OpDecorationGroup
${opcode} %group ${target} ${last}`.trimEnd()
}

/** A decoration of a target by itself, or through a group. */
export function decorated(route: 'direct' | 'group', target: string, decoration: string): string {
  return route === 'direct'
    ? decoration.replace('TARGET', target)
    : throughGroup(decoration, target)
}

const sum = '%value = OpSpecConstantOp %uint'

/** Constants of 32-bit unsigned integers of every kind: id, declaration unless it is of the stock, decoration. None is a known value but 64. */
export const constantsByName: Readonly<
  Record<string, readonly [id: string, declaration?: string, decoration?: string]>
> = {
  constant: ['%uint_64'],
  'spec-constant': ['%spec_uint_64'],
  'spec-constant-with-id': [
    '%value',
    '%value = OpSpecConstant %uint 64',
    'OpDecorate %value SpecId 64',
  ],
  'spec-constant-op': ['%value', `${sum} IAdd %uint_64 %uint_0`],
  'extracted-element': ['%value', `${sum} CompositeExtract %uint2_64_64 1`],
  size: ['%size_of_buffer_StorageBuffer'],
  'size-of-a-sampler': ['%size_of_sampler'],
  'computed-size': ['%value', `${sum} IMul %size_of_sampler %size_of_sampler`],
}

const rays = {
  ...withCapabilities(heaps, 'RayQueryKHR'),
  extensions: `${heaps.extensions}\nOpExtension "SPV_KHR_ray_query"`,
}

/** Descriptor types, at least one for every instruction that declares some except tensors, and what their modules need. */
export const descriptors = {
  'storage-buffer': { type: '%buffer_StorageBuffer', pieces: heaps },
  'uniform-buffer': { type: '%buffer_Uniform', pieces: heaps },
  'storage-image': { type: '%image_uint_2D_0_0_0_2_R32ui', pieces: heaps },
  'sampled-image-to-be': { type: '%image_float_Cube_0_0_0_1_Unknown', pieces: heaps },
  'arrayed-depth-image': { type: '%image_float_2D_1_1_0_1_Unknown', pieces: heaps },
  'texel-buffer': { type: '%image_float_Buffer_0_0_0_1_Unknown', pieces: heaps },
  'subpass-input': { type: '%image_float_SubpassData_0_0_0_2_Unknown', pieces: heaps },
  sampler: { type: '%sampler', pieces: heaps },
  'acceleration-structure': { type: '%acceleration_structure', pieces: rays },
} as const

/** Members of a structure with descriptors, and what of them the stock has no name for. */
interface Contents {
  readonly members: readonly string[]
  readonly pieces?: Pieces
  readonly annotations?: string
  readonly declarations?: string
}

const { type: rayPieces, pieces } = descriptors['acceleration-structure']

/** Members of structures with descriptors, by name. */
export const contentsByName: Readonly<Record<string, Contents>> = {
  buffer: { members: ['%buffer_StorageBuffer'] },
  'integer-and-buffer': { members: ['%uint', '%buffer_Uniform'] },
  'buffer-and-integer': { members: ['%buffer_StorageBuffer', '%uint'] },
  'image-and-sampler': { members: ['%image_float_Cube_0_0_0_1_Unknown', '%sampler'] },
  'acceleration-structure': { members: [rayPieces], pieces },
  'four-buffers': { members: Array.from({ length: 4 }, () => '%buffer_Uniform') },
  'array-of-buffers': { members: ['%float', '%stride_id64_buffer_Uniform_array3'] },
  'nested-structure': {
    members: ['%inner', '%uint'],
    annotations: 'OpMemberDecorate %inner 0 Offset 0\nOpMemberDecorate %inner 1 Offset 64',
    declarations: '%inner = OpTypeStruct %uint %buffer_StorageBuffer',
  },
}

/** What gives a member an offset: a literal, or an id. */
type Form = 'literal' | 'id'

/** The decoration that gives a member its offset. */
export function offsetOf(structure: string, member: number, form: Form, bytes: number): string {
  return form === 'literal'
    ? `OpMemberDecorate ${structure} ${member} Offset ${bytes}`
    : `OpMemberDecorateIdEXT ${structure} ${member} OffsetIdEXT %uint_${bytes}`
}

/** Those of so many members of a structure, each after the other by as many bytes. */
export function offsetsOf(structure: string, form: Form, count: number, step: number): string {
  const members = Array.from({ length: count }, (_, member) => member)
  return members.map((member) => offsetOf(structure, member, form, step * member)).join('\n')
}

/** A shader with a typed variable in memory that is laid out, which makes its type a laid-out type. */
export function inMemory(
  type: string,
  storageClass: string,
  annotations: string,
  declarations: string,
): Pieces {
  return {
    ...heaps,
    annotations: `${annotations}
${storageClass === 'PushConstant' ? '' : bindingOf('memory')}`,
    declarations: `${declarations}
%memory = OpVariable %pointer_${storageClass}_${type.slice(1)} ${storageClass}`,
  }
}

/** Ids that are neither arrays nor structures, and one of the latter. */
export const noArrays = [
  ...['%uint', '%float4', '%sampler_only', '%sampler', '%buffer_StorageBuffer'],
  ...['%untyped_pointer_UniformConstant', '%pointer_UniformConstant_sampler'],
  ...['%uint_1', '%resource_heap', '%main'],
]

/** Types without descriptors, among them pointers to descriptors, and ray queries, which are opaque but no descriptors. */
export const withoutDescriptors = [
  ...['%uint', '%float4', '%uints', '%uint_only', '%nested', '%pointer_UniformConstant_sampler'],
  ...['%structure_of_a_pointer', '%untyped_pointer_UniformConstant', '%ray_query'],
]

/** Those of these types that the stock has no name for. */
export const nested = `%structures = OpTypeArray %uint_only %uint_2
%nested = OpTypeStruct %structures %float
%structure_of_a_pointer = OpTypeStruct %pointer_UniformConstant_sampler`

/** Descriptors of several kinds, by what they are called in cases. */
export const others = [
  ['buffers', '%buffer_StorageBuffer'],
  ['images', '%image_float_2D_0_0_0_1_Unknown'],
  ['structures', '%acceleration_structure'],
] as const

/** The image that most texel pointers are into. */
export const usualImage = 'image_uint_2D_0_0_0_2_R32ui'

/** An operand of a texel pointer, after what it is: `image %slot`, or the usual one. */
function operandIn(given: string, what: string, usual: string): string {
  return new RegExp(`(?:^| )${what} (\\{[^}]*\\}|\\S+)`).exec(given)?.[1] ?? usual
}

/**
 * A pointer to a texel, `%texel`, with operands that are not the usual ones (`result %pointer coordinate %uint_0`): `type`
 * is the name of the type of the image in the heap, `operand` what stands for it.
 */
export function texelPointer(given = ''): string {
  const type = operandIn(given, 'operand', `%${operandIn(given, 'type', usualImage)}`)
  return `%texel = OpUntypedImageTexelPointerEXT ${operandIn(given, 'result', '%untyped_pointer_Image')} ${type} \
${operandIn(given, 'image', '%slot')} ${operandIn(given, 'coordinate', '%null_uint2')} ${operandIn(given, 'sample', '%uint_0')}`
}

/** The way to an image in the resource heap, and a pointer to a texel of it. */
export function texelInHeap(given = ''): string {
  return `%slot = ${slotOf(operandIn(given, 'type', usualImage))}\n${texelPointer(given)}`
}

/** Counts a texel on. */
export const counted = '%counted = OpAtomicIAdd %uint %texel %uint_1 %uint_0 %uint_1'
