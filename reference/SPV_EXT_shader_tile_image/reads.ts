import type { Check } from '../check.ts'
import { onlyFor } from '../shared/model-of-modes.ts'
import { nonCoherentModes } from './shared/non-coherent-modes.ts'

/** Execution Modes. */
export const checks: readonly Check[] = [
  onlyFor('SPV_EXT_shader_tile_image/modes-are-for-fragment', 'Fragment', nonCoherentModes),
]
