// From SPV_AMD_shader_ballot.asciidoc, by npm run anchors; do not edit.
import type { PageAnchors } from '../page-anchors.ts'

/** The anchors of the pages on which the text is published. */
export const anchors: readonly PageAnchors[] = [
  {
    page: 'SPV_AMD_shader_ballot',
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
      'New Instructions',
      'Modifications to the SPIR-V Specification, Version 1.1',
      'OpGroupIAdd',
      'OpGroupUMin',
      'OpGroupSMin',
      'OpGroupUMax',
      'OpGroupSMax',
      'OpGroupIAddNonUniformAMD',
      'OpGroupFAddNonUniformAMD',
      'OpGroupFMinNonUniformAMD',
      'OpGroupUMinNonUniformAMD',
      'OpGroupSMinNonUniformAMD',
      'OpGroupFMaxNonUniformAMD',
      'OpGroupUMaxNonUniformAMD',
      'OpGroupSMaxNonUniformAMD',
      'SwizzleInvocationsAMD',
      'SwizzleInvocationsMaskedAMD',
      'WriteInvocationAMD',
      'MbcntAMD',
      'Validation Rules',
      'Issues',
      'Revision History',
    ],
    names: [],
  },
]
