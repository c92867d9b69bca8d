import type { Check } from '../../check.ts'
import { checksOf } from '../shared/checks-of.ts'
import { structureFaults } from '../shared/structure.ts'

/** Checks of how instructions form functions and blocks. */
export const checks: readonly Check[] = checksOf(structureFaults, [
  'core/function-begin',
  'core/function-end',
  'core/parameter-placement',
  'core/block-begins-with-label',
  'core/block-ends-with-termination',
  'core/instruction-outside-function',
])
