import type { Amendments } from '../amendments.ts'

/** The paragraph on Pointer of OpUntypedArrayLengthKHR, which the text rewords. */
export const amendments: Amendments = {
  inForce: ({ capabilities }) => capabilities.has('DescriptorHeapEXT'),
  rewords: {
    'SPV_KHR_untyped_pointers/array-length-variable-is-a-descriptor': [
      'SPV_EXT_descriptor_heap/array-length-variable-is-a-storage-buffer',
    ],
  },
}
