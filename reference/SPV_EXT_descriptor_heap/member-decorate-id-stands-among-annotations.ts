import { standsInSection } from '../core/shared/stands-in-section.ts'
import { memberDecorateId } from './shared/instructions.ts'

/** Annotation Instructions; where those stand is the core specification's section 2.4. */
export const check = standsInSection(
  'SPV_EXT_descriptor_heap/member-decorate-id-stands-among-annotations',
  [memberDecorateId],
  'annotations',
)
