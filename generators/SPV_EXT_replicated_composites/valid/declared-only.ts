import { declaredOnly } from '../../build/declared-only.ts'
import { enable } from '../shared/forms.ts'

export const generator = declaredOnly({
  rule: 'capability-is-declared',
  extension: 'SPV_EXT_replicated_composites',
  enable,
})
