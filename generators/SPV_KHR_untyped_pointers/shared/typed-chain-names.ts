/** The access chains of the core specification. */
export const typedChainNames = [
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
] as const
