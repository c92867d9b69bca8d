// From SPV_KHR_untyped_pointers.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_KHR_untyped_pointers',
    isNumbered: false,
    headings: [
      'Name Strings',
      'Contact',
      'Contributors',
      'Notice',
      'Status',
      'Version',
      'Dependencies',
      'Overview',
      'Extension Name',
      'Modifications to the SPIR-V Specification, Version 1.6',
      'Modifications to the extension SPV_KHR_workgroup_memory_explicit_layout',
      'Modifications to the extension SPV_KHR_cooperative_matrix',
      'Modifications to SPV_EXT_shader_float_atomic_add',
      'Modifications to SPV_EXT_shader_float_atomic_min_max',
      'Modifications to the OpenCL.std extended instruction set',
      'Issues',
      'Revision History',
    ],
    names: [
      'Variable',
      'Object',
      'MemoryObject',
      'MemoryObjectDeclaration',
      'PointerType',
      'PhysicalPointerType',
      'VariablePointer',
      'UntypedPointer',
      'OpTypeUntypedPointerKHR',
      'OpUntypedVariableKHR',
      'OpUntypedAccessChainKHR',
      'OpUntypedInBoundsAccessChainKHR',
      'OpUntypedPtrAccessChainKHR',
      'OpUntypedInBoundsPtrAccessChainKHR',
      'OpUntypedArrayLengthKHR',
      'OpUntypedPrefetchKHR',
      'OpUntypedGroupAsyncCopyKHR',
    ],
  },
]
