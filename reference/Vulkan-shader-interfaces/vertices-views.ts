import type { Check } from '../check.ts'
import { indexedByConstants } from './shared/views.ts'

/** Built-ins of vertices with an element for each view. */
export const checks: readonly Check[] = [indexedByConstants('PositionPerViewNV')]
