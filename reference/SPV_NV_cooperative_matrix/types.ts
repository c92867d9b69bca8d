import type { Check } from '../check.ts'
import { beforeVersion15, extensionWith } from '../core/shared/extension-checks.ts'
import { matricesWithoutUse } from '../shared/cooperative-matrices.ts'
import { lengthIsOfMatrixType, lengthIsUnsigned } from '../shared/matrix-lengths.ts'
import { matricesAreInFunctionOrPrivate } from '../shared/matrix-variables.ts'

const length = 'OpCooperativeMatrixLengthNV'

export const checks: readonly Check[] = [
  /** OpCooperativeMatrixLengthNV, Result Type. */
  lengthIsUnsigned('SPV_NV_cooperative_matrix/length-is-an-unsigned-32-bit-integer', length),
  /** OpCooperativeMatrixLengthNV, Type. */
  lengthIsOfMatrixType(
    'SPV_NV_cooperative_matrix/length-is-of-a-cooperative-matrix-type',
    length,
    matricesWithoutUse,
  ),
  /** 2.16.1, Universal Validation Rules. */
  matricesAreInFunctionOrPrivate(
    'SPV_NV_cooperative_matrix/variable-is-in-function-or-private',
    matricesWithoutUse,
  ),
  /** Dependencies, in the reading in which a module has to declare the other extension. */
  beforeVersion15(
    extensionWith(
      'SPV_NV_cooperative_matrix/vulkan-memory-model-extension-is-declared',
      'SPV_NV_cooperative_matrix',
      'SPV_KHR_vulkan_memory_model',
    ),
  ),
]
