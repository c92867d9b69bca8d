/** The eight instructions that the text adds, with their shortest and longest number of words behind the first. */
export const newInstructionLengths: Readonly<
  Record<string, { readonly least: number; readonly most: number }>
> = {
  OpTypeUntypedPointerKHR: { least: 2, most: 2 },
  OpUntypedVariableKHR: { least: 3, most: 5 },
  OpUntypedAccessChainKHR: { least: 4, most: Number.POSITIVE_INFINITY },
  OpUntypedInBoundsAccessChainKHR: { least: 4, most: Number.POSITIVE_INFINITY },
  OpUntypedPtrAccessChainKHR: { least: 5, most: Number.POSITIVE_INFINITY },
  OpUntypedInBoundsPtrAccessChainKHR: { least: 5, most: Number.POSITIVE_INFINITY },
  OpUntypedArrayLengthKHR: { least: 5, most: 5 },
  OpUntypedPrefetchKHR: { least: 2, most: 5 },
}

/** Their names. */
export const newInstructions: readonly string[] = Object.keys(newInstructionLengths)
