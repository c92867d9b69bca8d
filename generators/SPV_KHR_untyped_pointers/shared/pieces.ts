import { pairIn, piecesIn, tagIn } from '../../pairs/pair-of.ts'
import {
  bindingsOf,
  fragment,
  kernel,
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
  ['access', 'OpUntypedAccessChainKHR', 'OpAccessChain'],
  ['in-bounds-access', 'OpUntypedInBoundsAccessChainKHR', 'OpInBoundsAccessChain'],
  ['ptr-access', 'OpUntypedPtrAccessChainKHR', 'OpPtrAccessChain'],
  ['in-bounds-ptr-access', 'OpUntypedInBoundsPtrAccessChainKHR', 'OpInBoundsPtrAccessChain'],
].map(([name = '', opcode = '', typed = '']) => {
  const hasElement = opcode.includes('Ptr')
  const kind: 'shader' | 'kernel' = hasElement ? 'kernel' : 'shader'
  const storageClass = hasElement ? 'CrossWorkgroup' : 'StorageBuffer'
  const element = hasElement ? '%uint_0 ' : ''
  const control = walked(storageClass, kinds[kind])
  return { name, opcode, typed, element, kind, storageClass, inWalked: pairIn(control) }
})

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
