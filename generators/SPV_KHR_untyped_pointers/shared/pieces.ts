import { pairIn, piecesIn, tagIn } from '../../pairs/pair-of.ts'
import {
  bindingsOf,
  fragment,
  kernel,
  library,
  type Pieces,
  physicalStorage,
  untypedPointers,
} from '../../pairs/pieces.ts'

const { extensions } = untypedPointers

const kernelKind = piecesIn(
  withCapabilities(kernel, 'GenericPointer', 'UntypedPointersKHR'),
)`extensions: ${extensions}`

/** Modules with untyped pointers, of each kind. */
export const kinds = {
  shader: untypedPointers,
  fragment: { ...untypedPointers, ...fragment },
  /** An OpenCL kernel, with pointers into Generic too. */
  kernel: kernelKind,
  /** Declarations of an OpenCL library. */
  library: {
    ...withCapabilities(kernelKind, 'Linkage'),
    skeleton: library.skeleton,
    memoryModel: 'OpMemoryModel Physical64 OpenCL',
  },
  /** A shader whose pointers have addresses in PhysicalStorageBuffer. */
  physical: piecesIn(withCapabilities(physicalStorage, 'UntypedPointersKHR'))`
extensions: ${extensions}`,
  /** A shader in which chains may count on from logical pointers. */
  counting: withCapabilities(untypedPointers, 'VariablePointers'),
  /** A shader in which pointers into Workgroup are physical. */
  addressed: piecesIn(withCapabilities(untypedPointers, 'Addresses'))`
memoryModel: OpMemoryModel Physical64 GLSL450`,
} as const satisfies Readonly<Record<string, Pieces>>

/** The tags of pairs of each kind. */
export const inKind = Object.fromEntries(
  Object.entries(kinds).map(([kind, pieces]) => [kind, pairIn(pieces)]),
) as Readonly<Record<keyof typeof kinds, ReturnType<typeof pairIn>>>

/** The pieces with blocks in memory of a workgroup. */
export function withWorkgroupBlocks<P extends Pieces>(pieces: P) {
  return piecesIn(withCapabilities(pieces, 'WorkgroupMemoryExplicitLayoutKHR'))`
extensions: ${extensions}\nOpExtension "SPV_KHR_workgroup_memory_explicit_layout"`
}

const notPointers = {
  integer: '%uint_1',
  'wide-integer': '%ulong_16',
  'floating-point': '%float_1',
  undef: '%a_uint',
  'null-structure': '%null_uint_only',
}

/** Objects of other types where a pointer belongs: alternatives of pairs, whose names begin with `before`. */
export function noPointerAs(before: string): string {
  return Object.entries(notPointers)
    .map(([way, object]) => `${before}${way}: ${object}`)
    .join(' | ')
}

export const noPointer = noPointerAs('')

/** A shader with a block in a storage buffer, `%untyped`, and one that `%typed` points to. */
export function buffersOf(block: string, storageClass = 'StorageBuffer') {
  return piecesIn(kinds.shader)`interfaces: %untyped %typed
annotations: ${bindingsOf(['untyped', 'typed'])}
declarations: %to_block = OpTypePointer ${storageClass} ${block}
%untyped = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${block}
%typed = OpVariable %to_block ${storageClass}`
}

/** The pieces with further capabilities. */
export function withCapabilities<P extends Pieces>(pieces: P, ...names: readonly string[]) {
  const own = names.map((name) => `\nOpCapability ${name}`).join('')
  return { ...pieces, capabilities: `${pieces.capabilities}${own}` }
}

/** Types by name, and types that differ from each in one respect, by the name of the way. */
export const otherTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  uint: {
    'other-width': 'ulong',
    'other-signedness': 'int',
    'floating-point-for-integer': 'float',
    boolean: 'bool',
    'vector-for-scalar': 'uint2',
    'structure-around-it': 'uint_only',
  },
  float: { 'integer-for-floating-point': 'uint' },
  uint3: { 'component-for-vector': 'uint', 'fewer-components': 'uint2' },
  uint_array4: { 'element-for-array': 'uint', 'same-array-again': 'second_uint_array4' },
  structure_uint_and_float: { 'same-structure-again': 'second_structure_uint_and_float' },
}

/**
 * Alternatives of a pair: the valid name, then what `name` makes of each type that differs.
 *
 * @param options what the names of the ways begin with, ways that are left out, and further alternatives.
 */
export function alternatives(
  type: string,
  name: (type: string) => string,
  {
    before = '',
    leave = [],
    more = '',
  }: { readonly before?: string; readonly leave?: readonly string[]; readonly more?: string } = {},
): string {
  const ways = Object.entries(otherTypes[type] ?? {}).filter(([way]) => !leave.includes(way))
  return `{${name(type)} ${ways.map(([way, other]) => `| ${before}${way}: ${name(other)}`).join('\n  ')}${more && ` | ${more}`}}`
}

/** Ways that kernels do not have: signedness is a matter of shaders. */
export const ofShaders = ['other-signedness']

/** A shader with variable pointers, and memory of a workgroup of which untyped and typed pointers are compared. */
export const comparing = piecesIn(
  withWorkgroupBlocks(kinds.counting),
)`interfaces: %untyped %more %typed
annotations: OpDecorate %untyped Aliased
OpDecorate %more Aliased
OpDecorate %typed Aliased
declarations: %untyped = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %block_uint
%more = OpUntypedVariableKHR %second_untyped_pointer_Workgroup Workgroup %block_uint
%typed = OpVariable %pointer_Workgroup_block_uint Workgroup`

export const inComparing = pairIn(comparing)

/** A name of the stock as part of the name of a pair. */
export function hyphenedType(type: string): string {
  return type.replaceAll('_', '-')
}

/** Pieces with types that chains walk, and two variables. */
type Walked = Pieces & { readonly annotations: string; readonly declarations: string }

/** The layout of these types, and where the variables are bound. */
const layout = `OpDecorate %structure Block
OpDecorate %words ArrayStride 4
${[0, 4, 20, 32].map((offset, at) => `OpMemberDecorate %structure ${String(at)} Offset ${String(offset)}`).join('\n')}
%inner 0 Offset 0, 1 Offset 4
${bindingsOf(['data', 'typed'])}`

/** The pieces with types that chains walk, a variable of each kind with a structure, and its pointer types. */
export function walked(storageClass: string, pieces: Pieces): Walked {
  const annotations = storageClass === 'StorageBuffer' ? layout : ''
  const declarations = `%words = OpTypeArray %uint %uint_4
%inner = OpTypeStruct %uint %float
%structure = OpTypeStruct %uint %words %inner %float4
%pointer = OpTypeUntypedPointerKHR ${storageClass}
%to_structure = OpTypePointer ${storageClass} %structure
%to_word = OpTypePointer ${storageClass} %uint
%to_float = OpTypePointer ${storageClass} %float
%data = OpUntypedVariableKHR %pointer ${storageClass} %structure
%typed = OpVariable %to_structure ${storageClass}`
  return { ...pieces, interfaces: '%data %typed', annotations, declarations }
}

/**
 * The four forms of untyped chains, those without an Element in a shader, the others in a kernel: an Element has a blank
 * after it, and chains walk in memory of the storage class, in pairs of `inWalked`.
 */
export const chainForms = [
  ['access', 'OpUntypedAccessChainKHR'],
  ['in-bounds-access', 'OpUntypedInBoundsAccessChainKHR'],
  ['ptr-access', 'OpUntypedPtrAccessChainKHR'],
  ['in-bounds-ptr-access', 'OpUntypedInBoundsPtrAccessChainKHR'],
].map(([name = '', opcode = '']) => {
  const hasElement = opcode.includes('Ptr')
  const kind: 'shader' | 'kernel' = hasElement ? 'kernel' : 'shader'
  const storageClass = hasElement ? 'CrossWorkgroup' : 'StorageBuffer'
  const element = hasElement ? '%uint_0 ' : ''
  const control = walked(storageClass, kinds[kind])
  return { name, opcode, element, kind, storageClass, control, inWalked: pairIn(control) }
})

export type ChainForm = (typeof chainForms)[number]

/** The forms with an Element. */
export const elementForms = chainForms.filter(({ element }) => element !== '')

/** A kernel with a hint, which the first version of the text has alone. */
export const inHinted = tagIn(kinds.kernel)`
declarations: %pointer = OpTypeUntypedPointerKHR CrossWorkgroup
%to_uint = OpTypePointer CrossWorkgroup %uint
%structure = OpTypeStruct %uint
%no_structure = OpConstantNull %structure
main: %void %main(%pointer %parameter)`

/** That hint. */
export const hint = 'OpUntypedPrefetchKHR %parameter %uint_64 %uint_0'
