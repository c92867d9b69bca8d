// From SPV_NV_cooperative_vector.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_NV_cooperative_vector',
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
      '2.2 Terms',
      '2.16 Validation Rules',
      'Modify section 2.16.1. Universal Validation Rules:',
      'Modify section 2.16.2. Validation Rules for Shader Capabilities:',
      '3.26 Memory Operands',
      '3.31 Capabilities',
      '3.X Cooperative Vector Matrix Layout',
      '3.42.6 Type-Declaration Instructions',
      '3.42.8 Memory Instructions',
      '3.42.11 Conversion Instructions',
      '3.42.13 Arithmetic Instructions',
      '3.42.14 Bit Instructions',
      '3.42.X Cooperative Vector Instructions',
      'Issues',
      'Revision History',
    ],
    names: [
      'CooperativeVector',
      'OpTypeCooperativeVectorNV',
      'OpCooperativeVectorLoadNV',
      'OpCooperativeVectorStoreNV',
      'OpCooperativeVectorMatrixMulAddNV',
      'OpCooperativeVectorMatrixMulNV',
      'OpCooperativeVectorOuterProductAccumulateNV',
      'OpCooperativeVectorReduceSumAccumulateNV',
    ],
  },
]
