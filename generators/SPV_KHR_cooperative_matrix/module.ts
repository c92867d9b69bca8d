import { earlierVersions } from '../pairs/damaged.ts'
import { pairIn, piecesIn, ways } from '../pairs/pair-of.ts'
import { cooperativeMatrices, kernel } from '../pairs/pieces.ts'

const inKernel = pairIn(kernel)

const inShader = pairIn(piecesIn(cooperativeMatrices)`
+extensions: OpExtension "SPV_KHR_vulkan_memory_model"`)

/** Pairs of the rule on the version in the header, which assembly does not write. */
export const pairs = [
  inKernel`version-is-1-3-or-later/kernel in spv1.3: a kernel of version 1.3 adds matrices
+capabilities: CooperativeMatrixKHR
extensions: OpExtension "SPV_KHR_cooperative_matrix"
body: %sum = OpFAdd %float_c %a_float_c %a_float_c
${ways(earlierVersions(2, 0))}`,
  inKernel`version-is-1-3-or-later/kernel-declared in spv1.3: a kernel of version 1.3 declares the capability alone
+capabilities: CooperativeMatrixKHR
extensions: OpExtension "SPV_KHR_cooperative_matrix"
${ways(earlierVersions(2, 0))}`,
  // An older shader would break the rule on the extension of its memory model as well.
  inShader`version-is-1-3-or-later/declared in spv1.3: a shader of version 1.3 declares the capability alone`,
  inShader`version-is-1-3-or-later/shader in spv1.3: a shader of version 1.3 has the memory model by an extension
body: %sum = OpFAdd %float_c %a_float_c %a_float_c`,
]
