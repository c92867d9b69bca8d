import {
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

/** An OpenCL kernel with untyped pointers, into Generic too. */
export const untypedKernel = {
  ...kernel,
  capabilities: `${kernel.capabilities}
OpCapability GenericPointer
OpCapability UntypedPointersKHR`,
  extensions,
} satisfies Pieces

/** Declarations of an OpenCL library with untyped pointers. */
export const untypedLibrary = {
  ...untypedKernel,
  skeleton: library.skeleton,
  capabilities: `${untypedKernel.capabilities}\nOpCapability Linkage`,
  memoryModel: 'OpMemoryModel Physical64 OpenCL',
} satisfies Pieces

/** A shader with untyped pointers that have addresses in PhysicalStorageBuffer. */
export const untypedPhysical = {
  ...physicalStorage,
  capabilities: `${physicalStorage.capabilities}\nOpCapability UntypedPointersKHR`,
  extensions,
} satisfies Pieces
