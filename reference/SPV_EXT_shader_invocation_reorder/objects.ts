import type { Check } from '../check.ts'
import { attributeModels } from '../shared/hit-objects.ts'

/** Storage Class. */
export const checks: readonly Check[] = [
  attributeModels('EXT', { RecordFromQuery: 3, GetAttributes: 1 }),
]
