/** Operands: Base Type, Base, Indexes. */
export const accessChains: readonly string[] = [
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
]

/** Operands: Base Type, Base, Element, Indexes. */
export const ptrAccessChains: readonly string[] = [
  'OpUntypedPtrAccessChainKHR',
  'OpUntypedInBoundsPtrAccessChainKHR',
]

/** The four access chains of the text. */
export const chains: readonly string[] = [...accessChains, ...ptrAccessChains]

/** The three chains that the lists on layouts and small types name. */
export const listedChains: readonly string[] = [...accessChains, 'OpUntypedPtrAccessChainKHR']

/** The access chains of the core specification. Operands: Base, then Element in the last two, then Indexes. */
export const typedChains: readonly string[] = [
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
]

/** The eight instructions that the text adds. */
export const newInstructions: readonly string[] = [
  'OpTypeUntypedPointerKHR',
  'OpUntypedVariableKHR',
  ...chains,
  'OpUntypedArrayLengthKHR',
  'OpUntypedPrefetchKHR',
]
