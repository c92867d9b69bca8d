import type { Check } from '../check.ts'
import { attributeModels } from '../shared/hit-objects.ts'

/** Storage Class. */
export const checks: readonly Check[] = [
  attributeModels('NV', {
    RecordHit: 12,
    RecordHitMotion: 13,
    RecordHitWithIndex: 11,
    RecordHitWithIndexMotion: 12,
    GetAttributes: 1,
  }),
]
