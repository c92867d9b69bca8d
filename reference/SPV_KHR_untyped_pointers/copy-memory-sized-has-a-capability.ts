import type { Check } from '../check.ts'

/** OpCopyMemorySized, whose enabling capabilities the text extends. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/copy-memory-sized-has-a-capability',
  at: ['OpCopyMemorySized'],
  judge({ word }, { capabilities }, report) {
    if (!capabilities.has('Addresses') && !capabilities.has('UntypedPointersKHR'))
      report(word, 'OpCopyMemorySized needs the capability Addresses or UntypedPointersKHR')
  },
}
