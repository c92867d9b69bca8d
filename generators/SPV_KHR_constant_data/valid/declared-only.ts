import { declaredOnly } from '../../build/declared-only.ts'
import { enable } from '../shared/forms.ts'

export const generator = declaredOnly({
  rule: 'data-needs-the-capability',
  extension: 'SPV_KHR_constant_data',
  enable,
})
