import { pairIn } from '../../pairs/pair-of.ts'
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

/** A fragment shader with untyped pointers. */
export const untypedFragment = { ...untypedPointers, ...fragment } satisfies Pieces

export const inUntypedFragment = pairIn(untypedFragment)

/** An OpenCL kernel with untyped pointers, into Generic too. */
export const untypedKernel = {
  ...withCapabilities(kernel, 'GenericPointer', 'UntypedPointersKHR'),
  extensions,
} satisfies Pieces

export const inUntypedKernel = pairIn(untypedKernel)

/** Declarations of an OpenCL library with untyped pointers. */
export const untypedLibrary = {
  ...withCapabilities(untypedKernel, 'Linkage'),
  skeleton: library.skeleton,
  memoryModel: 'OpMemoryModel Physical64 OpenCL',
} satisfies Pieces

export const inUntypedLibrary = pairIn(untypedLibrary)

/** A shader with untyped pointers that have addresses in PhysicalStorageBuffer. */
export const untypedPhysical = {
  ...withCapabilities(physicalStorage, 'UntypedPointersKHR'),
  extensions,
} satisfies Pieces

export const inUntypedPhysical = pairIn(untypedPhysical)

/** A shader with untyped pointers in which chains may count on from logical ones. */
export const countingShader = withCapabilities(untypedPointers, 'VariablePointers')

export const inCountingShader = pairIn(countingShader)

/** A shader with untyped pointers in which pointers into Workgroup are physical. */
export const physicalShader = {
  ...withCapabilities(untypedPointers, 'Addresses'),
  memoryModel: 'OpMemoryModel Physical64 GLSL450',
}

export const inPhysicalShader = pairIn(physicalShader)

/** The pieces with blocks in memory of a workgroup. */
export function withWorkgroupBlocks<P extends Pieces>(pieces: P) {
  return {
    ...withCapabilities(pieces, 'WorkgroupMemoryExplicitLayoutKHR'),
    extensions: `${extensions}\nOpExtension "SPV_KHR_workgroup_memory_explicit_layout"`,
  }
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
  return {
    ...untypedPointers,
    interfaces: '%untyped %typed',
    annotations: bindingsOf(['untyped', 'typed']),
    declarations: `%to_block = OpTypePointer ${storageClass} ${block}
%untyped = OpUntypedVariableKHR %untyped_pointer_${storageClass} ${storageClass} ${block}
%typed = OpVariable %to_block ${storageClass}`,
  } satisfies Pieces
}

/** The pieces with further capabilities. */
export function withCapabilities<P extends Pieces>(pieces: P, ...names: readonly string[]) {
  const own = names.map((name) => `\nOpCapability ${name}`).join('')
  return { ...pieces, capabilities: `${pieces.capabilities}${own}` }
}

export const inUntypedPointers = pairIn(untypedPointers)
