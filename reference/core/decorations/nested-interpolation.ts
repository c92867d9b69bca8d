import type { Check } from '../../check.ts'
import { notOnNestedMembers } from './nested-members.ts'

/** Section 2.16.2. */
export const checks: readonly Check[] = [
  notOnNestedMembers(
    'core/interpolation-not-nested',
    ['NoPerspective', 'Flat', 'Patch', 'Centroid', 'Sample'],
    'interpolation decorations',
    'Shader',
  ),
]
