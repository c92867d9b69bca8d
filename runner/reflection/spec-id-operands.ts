/** The operands that are SpecIds, by instruction. */
export const specIdOperands: ReadonlyMap<string, readonly string[]> = new Map([
  ['ArgumentWorkgroup', ['SpecId']],
  ['SpecConstantWorkgroupSize', ['X', 'Y', 'Z']],
  ['SpecConstantGlobalOffset', ['X', 'Y', 'Z']],
  ['SpecConstantWorkDim', ['Dim']],
  ['SpecConstantSubgroupMaxSize', ['Size']],
])
