import type { Check } from '../check.ts'
import { notOnNestedMembers } from '../core/decorations/nested-members.ts'

/** Location and Component Assignment. */
export const checks: readonly Check[] = [
  notOnNestedMembers('Vulkan-shader-interfaces/location-not-nested', ['Location'], 'Location'),
]
